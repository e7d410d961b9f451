import { isInStock } from './saleState'

export interface VisibilityInput {
  status: string
  show_on_dealer_website: boolean
  /** Unix seconds; null: not sold, or not known when. */
  sold_date_timestamp: number | null
}

const DAY_SECONDS = 86_400

/**
 * Whether search shows a car (SEA-23, rule 0 of SEA-25): shown on the dealer website, and in stock, coming soon, or sold
 * within the given number of days. A sold car whose time of sale is not known is not shown. The narrower presets of
 * `settings.search.visibilityRule` are filters of the search engine: src/domain/search/visibilityRules.
 */
export const isSearchable = (car: VisibilityInput, soldVisibleDays: number, now: Date): boolean => {
  if (!car.show_on_dealer_website) return false
  if (isInStock(car)) return true
  if (car.status !== 'sold' || car.sold_date_timestamp === null) return false
  return now.getTime() / 1000 - car.sold_date_timestamp <= soldVisibleDays * DAY_SECONDS
}
