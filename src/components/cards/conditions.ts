import type { StockCard } from '@/src/domain/search/index/StockDocument'

/** What a card calls a vehicle's condition. */
export const CONDITIONS: Record<StockCard['car_type'], string> = { new: 'New', demo: 'Demo', used: 'Used' }
