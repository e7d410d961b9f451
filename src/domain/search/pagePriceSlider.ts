import type { PriceThumbs } from './priceThumbs'
import { emptySearchState } from './SearchState'
import { toSearchParams, type UrlStyle } from './urlState'

/** The fields that lead to the search of a price range, dearest first, in the site's address style (SRP-25, SRP-31). */
export const priceSliderParams = ([min, max]: PriceThumbs, style: UrlStyle): [name: string, value: string][] => [
  ...toSearchParams({ ...emptySearchState, ranges: { price: { min, max } }, sort: 'price:desc' }, style),
]
