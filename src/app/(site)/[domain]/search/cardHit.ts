import type { StockDocument } from '@/src/domain/search/StockDocument'

/** Photos a card can show. */
const CARD_PHOTOS = 5

/** A hit without what no card shows: the page carries every hit to the browser. */
export const cardHit = (hit: StockDocument): StockDocument => ({
  ...hit,
  images: hit.images.slice(0, CARD_PHOTOS),
  filtered_features: [],
})
