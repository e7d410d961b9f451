import { PAGE_PRICE_SLIDER } from '@/src/domain/constants/search'
import { formatRange, rangeParam } from '../url/rangeParam'
import type { UrlStyle } from '../url/searchAddress'
import type { SortKey } from '../url/sorts'

const { min: MIN, max: MAX, step: STEP } = PAGE_PRICE_SLIDER

export type PriceThumbs = [low: number, high: number]

/** Both ends of the slider: where it starts (SRP-25). */
export const wholePriceSlider: PriceThumbs = [MIN, MAX]

const onGrid = (dollars: number): number => Math.min(Math.max(Math.round(dollars / STEP) * STEP, MIN), MAX)

/** A price as a person types it: '$12,500' is 12,500. Null: no number in it. */
const typed = (text: string): number | null => {
  const digits = text.replace(/[$,\s]/g, '')
  return /^\d{1,9}(\.\d+)?$/.test(digits) ? onGrid(Number(digits)) : null
}

/**
 * The thumbs after one field was typed in: on the step of 500 and within the slider, neither past the other (SRP-25,
 * SRP-27, SRP-28, SRP-30). A text without a number leaves them where they are.
 */
export const typedThumb = ([low, high]: PriceThumbs, end: 'low' | 'high', text: string): PriceThumbs => {
  const dollars = typed(text)
  if (dollars === null) return [low, high]
  return end === 'low' ? [Math.min(dollars, high), high] : [low, Math.max(dollars, low)]
}

const PRICE = { attribute: 'price', param: 'price' }
const DEAREST_FIRST: SortKey = 'price:desc'

/**
 * The fields that lead to the search of a price range, dearest first, in the site's address style (SRP-25, SRP-31). Not made
 * by `toSearchParams`: home pages would load the table of all facets for it.
 */
export const priceSliderParams = ([min, max]: PriceThumbs, style: UrlStyle): [name: string, value: string][] => [
  [rangeParam(PRICE, style), formatRange({ min, max })],
  ['sortBy', DEAREST_FIRST],
]
