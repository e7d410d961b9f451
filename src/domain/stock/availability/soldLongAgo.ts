import { STOCK_PATH } from '@/src/domain/site/paths'
import { slugify } from '@/src/domain/site/slugify'

/** Days a sold car keeps its page, with similar stock, before its address leads to the nearest landing page (SEO-01). */
const SOLD_PAGE_DAYS = 30
const DAY_SECONDS = 86_400

interface SoldCar {
  status: string
  /** Unix seconds; null when not known. */
  sold_date_timestamp: number | null
  updated_at: number
}

/** A car sold more than 30 days ago (SEO-01). Where the day is not known, its last change counts. */
export const isSoldLongAgo = ({ status, sold_date_timestamp, updated_at }: SoldCar, now: Date): boolean =>
  status === 'sold' && now.getTime() / 1000 - (sold_date_timestamp ?? updated_at) > SOLD_PAGE_DAYS * DAY_SECONDS

interface Landing {
  make: string
  model: string
}

/**
 * The landing page closest to a car that is gone: its model's, where similar stock has one, else its make's, else all.
 */
export const landingPath = (car: Landing, similar: readonly Landing[]): string => {
  const sameMake = similar.filter(({ make }) => make === car.make)
  if (sameMake.length === 0) return STOCK_PATH
  const make = `/search/${slugify(car.make)}`
  return sameMake.some(({ model }) => model === car.model) ? `${make}/${slugify(car.model)}` : make
}
