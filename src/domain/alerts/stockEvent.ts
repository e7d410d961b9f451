/** What shoppers are told about a car. */
export type AlertKind = 'new' | 'price_drop' | 'sold'

/** A car as far as an alert is about it. */
export interface StockState {
  /** In stock or coming soon, and shown on a site. */
  available: boolean
  /** The price it is offered at; null when it has none. */
  dollars: number | null
}

/** What has happened to a car since shoppers were last told of it; null: nothing to tell. */
export const stockEvent = (before: StockState, now: StockState): AlertKind | null => {
  if (!before.available) return now.available ? 'new' : null
  if (!now.available) return 'sold'
  return before.dollars !== null && now.dollars !== null && now.dollars < before.dollars ? 'price_drop' : null
}
