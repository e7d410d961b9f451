import { Car, Caravan, type LucideIcon, Motorbike, Truck } from 'lucide-react'
import type { StockCard } from '@/src/domain/search/index/StockDocument'

/** The icon of each kind of vehicle, all seen from the side. */
export const kindIcons: Readonly<Record<StockCard['item_type'], LucideIcon> & Partial<Record<string, LucideIcon>>> = {
  car: Car,
  truck: Truck,
  motorcycle: Motorbike,
  caravan: Caravan,
}
