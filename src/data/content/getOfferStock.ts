import {
  cheapestFirst,
  type CoveredStock,
  inStockOnly,
  isForStockOnly,
  leadPrice,
  toOrder,
} from '@/src/domain/content/coveredStock'
import { advertisesCredit } from '@/src/domain/finance/advertising/financeAdvertising'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { slugify } from '@/src/domain/site/slugify'
import { stockOfModel } from '@/src/domain/site/StockCounts'
import { canBeBought } from '@/src/domain/stock/availability/mainAction'
import { priceInWords } from '@/src/domain/stock/pricing/priceInWords'
import type { Site } from '@/tenants/Site'
import { getSavedSearch, savedPreset, type SavedSearch } from '../search/getSavedSearch'
import { getStockCounts } from '../search/getStockCounts'
import { getModelById } from './getModel'
import type { OfferEntry } from './getOffers'

/** Vehicles in stock that an offer covers: the first of the search that lists them, and what the cards say of them. */
export type OfferStock = SavedSearch & CoveredStock

/** So many of the cheapest are looked at for one that can be bought. */
const CHEAPEST = 12

type CoveredOffer = Pick<
  OfferEntry,
  'id' | 'name' | 'stockSearch' | 'brandSlug' | 'modelId' | 'modelName' | 'summary' | 'disclaimer'
>

/** The search the editor gave an offer, else that of its model, of vehicles in stock. */
const searchOf = async (site: Site, { stockSearch, brandSlug, modelName }: CoveredOffer): Promise<string | null> => {
  const saved = savedSearchPath(stockSearch)
  if (saved) return inStockOnly([saved.path, saved.query].filter(Boolean).join('?'))
  if (!modelName || !brandSlug) return null
  const model = { brand: { slug: slugify(brandSlug) }, name: modelName }
  const found = stockOfModel(await getStockCounts(site), model)
  return found && inStockOnly(found.href)
}

/** What may be ordered at an offer's terms: its model, in the grades it names. Null where it is for used ones or for stock. */
const orderOf = async (site: Site, offer: CoveredOffer): Promise<OfferStock | null> => {
  const model = offer.modelId && !isForStockOnly(offer) ? await getModelById(site.id, offer.modelId) : null
  if (!model) return null
  const saved = savedSearchPath(offer.stockSearch)
  const { refinements } = parseSearchParams(new URLSearchParams(saved?.query))
  const preset = saved && (await savedPreset(site, saved.path))
  const conditions = preset?.refinements.car_type ?? refinements.car_type ?? ['new']
  return conditions.includes('new') ? { cars: [], ...toOrder(model, refinements.badge ?? []) } : null
}

/** Whether a vehicle is sold at an offer's terms: a repayment of the offer is contradicted by a subscription's price a week. */
const offeredBy = ({ settings }: Site, { name, summary }: CoveredOffer) => {
  const isCredit = advertisesCredit(`${name} ${summary ?? ''}`)
  return (car: StockCard): boolean => canBeBought(car) && !(isCredit && priceInWords(car, settings).kind !== 'price')
}

/**
 * What an offer covers of the stock, with the first `limit` of its vehicles, else what is ordered at its terms; null when
 * it names nothing. A model's search finds used ones, too: only the editor's own search says of which vehicles the lowest
 * price is the offer's.
 */
export const getOfferStock = async (site: Site, offer: CoveredOffer, limit: number): Promise<OfferStock | null> => {
  const href = await searchOf(site, offer)
  if (!href) return orderOf(site, offer)
  const [first, cheapest] = await Promise.all([
    limit > 0 ? getSavedSearch(site, href, CHEAPEST) : null,
    getSavedSearch(site, cheapestFirst(href), CHEAPEST),
  ])
  const isOffered = offeredBy(site, offer)
  const offered = cheapest.cars.filter(isOffered)
  // Of more than were looked at, how many cannot be bought is not known.
  const total = cheapest.total <= CHEAPEST ? offered.length : cheapest.total
  if (total === 0) return orderOf(site, offer)
  const cars = first?.cars.filter(isOffered).slice(0, limit) ?? []
  const from = offer.stockSearch ? leadPrice(offered, site.settings) : null
  // Beside the price of the model: it may be of another grade.
  const of = (from && offer.modelName && offered[0]?.badge) || null
  return { cars, total, href, from, of }
}

/** How many vehicles each of some offers covers, or what is ordered, and what one costs at least, by the offer's id. */
export const getOffersStock = async (
  site: Site,
  offers: readonly CoveredOffer[],
): Promise<ReadonlyMap<string, CoveredStock>> => {
  const entries = await Promise.all(
    offers.map(async (offer) => {
      const stock = await getOfferStock(site, offer, 0)
      return stock
        ? [[offer.id, { total: stock.total, href: stock.href, from: stock.from, of: stock.of }] as const]
        : []
    }),
  )
  return new Map(entries.flat())
}
