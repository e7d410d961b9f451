import { PRICE_BASIS_LABELS } from '../constants/vehicle'
import { parseSearchParams } from '../search/url/searchAddress'
import { formatDollars } from '../stock/pricing/formatDollars'
import { buyPrice } from '../stock/pricing/buyPrice'
import type { PriceInWordsInput, PriceSettings } from '../stock/pricing/priceInWords'
import type { ModelGrade } from './models/modelRange'

/** What an offer covers: how many of the stock, the search that lists them, and what one costs at least. */
export interface CoveredStock {
  /** 0: none is in stock, and it is ordered. */
  total: number
  /** The search that lists them; of what is ordered its model's page. */
  href: string
  /** The lowest price with what it includes (LAW-04); null where none has a price, or the offer does not say which it covers. */
  from: { text: string; basis: string } | null
  /** The grade of the model that costs as much; null or left out: not known, or there is no one model. */
  of?: string | null
}

/** Offers in their order, those for vehicles of which none is in stock last. */
export const soldOutLast = <O extends { id: string; modelName: string | null; stockSearch: string | null }>(
  offers: readonly O[],
  stock: ReadonlyMap<string, CoveredStock>,
): O[] => {
  const isSoldOut = ({ id, modelName, stockSearch }: O): boolean =>
    Boolean(modelName ?? stockSearch) && !stock.get(id)?.total
  return offers.toSorted((one, other) => Number(isSoldOut(one)) - Number(isSoldOut(other)))
}

/** The yards that the search an editor gave an offer names: where it holds. */
export const namedPlaces = (stockSearch: string | null): string[] =>
  parseSearchParams(new URLSearchParams(stockSearch?.split('?')[1])).refinements.location_name ?? []

const changed = (href: string, change: (params: URLSearchParams) => void): string => {
  const [path = '', query = ''] = href.split('?')
  const params = new URLSearchParams(query)
  change(params)
  return `${path}?${params}`
}

/** A search's address without the vehicles just sold, which a site still lists, unless it asks for a status itself. */
export const inStockOnly = (href: string): string =>
  changed(href, (params) => {
    if (!params.has('status')) params.set('status', 'in_stock')
  })

/** A search's address in the order of price. */
export const cheapestFirst = (href: string): string => changed(href, (params) => params.set('sortBy', 'price:asc'))

/** What the first of some vehicles costs to buy, the cheapest being first; a word, or a subscription alone, is no price to begin at. */
export const leadPrice = (cheapest: readonly PriceInWordsInput[], settings: PriceSettings): CoveredStock['from'] => {
  const [first] = cheapest
  const price = first && buyPrice(first, settings)
  return price ? { text: price.text, basis: price.basis } : null
}

/** Whether an offer's own words hold it to vehicles in stock, so that none is ordered at its terms. */
export const isForStockOnly = ({
  summary,
  disclaimer,
}: {
  summary: string | null
  disclaimer: string | null
}): boolean => /\bin[- ]stock\b|\bwhile stocks? lasts?\b/i.test(`${summary ?? ''} ${disclaimer ?? ''}`)

interface Ordered {
  href: string
  priceFromDollars: number | null
  grades: Pick<ModelGrade, 'name' | 'priceDollars'>[]
}

/** What an offer covers where none is in stock: of its model the grades it names, or all, at the price of the range. */
export const toOrder = ({ href, priceFromDollars, grades }: Ordered, named: readonly string[]): CoveredStock => {
  const wanted = new Set(named.map((name) => name.toLowerCase()))
  const prices = grades.flatMap(({ name, priceDollars }) => (wanted.has(name.toLowerCase()) && priceDollars) || [])
  const dollars = wanted.size === 0 ? priceFromDollars : prices.length > 0 ? Math.min(...prices) : null
  const own = dollars === null ? undefined : grades.find(({ priceDollars }) => priceDollars === dollars)
  return {
    total: 0,
    href,
    from: dollars === null ? null : { text: formatDollars(dollars), basis: PRICE_BASIS_LABELS.drive_away },
    of: own?.name ?? null,
  }
}
