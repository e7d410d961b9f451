import { cheapestFirst, type CoveredStock, inStockOnly, leadPrice } from '@/src/domain/content/coveredStock'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { slugify } from '@/src/domain/site/slugify'
import { stockOfModel } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { getSavedSearch, type SavedSearch } from '../search/getSavedSearch'
import { getStockCounts } from '../search/getStockCounts'
import type { OfferEntry } from './getOffers'

/** Vehicles in stock that an offer covers: the first of the search that lists them, and what the cards say of them. */
export type OfferStock = SavedSearch & CoveredStock

type CoveredOffer = Pick<OfferEntry, 'id' | 'stockSearch' | 'brandSlug' | 'modelName'>

/** The search the editor gave an offer, else that of its model, of vehicles in stock. */
const searchOf = async (site: Site, { stockSearch, brandSlug, modelName }: CoveredOffer): Promise<string | null> => {
  const saved = savedSearchPath(stockSearch)
  if (saved) return inStockOnly([saved.path, saved.query].filter(Boolean).join('?'))
  if (!modelName || !brandSlug) return null
  const model = { brand: { slug: slugify(brandSlug) }, name: modelName }
  const found = stockOfModel(await getStockCounts(site), model)
  return found && inStockOnly(found.href)
}

/**
 * What an offer covers of the stock, with its first vehicles; null when none is in stock, or it names none. A model's search
 * finds used ones, too: only the editor's own search says of which vehicles the lowest price is the offer's.
 */
export const getOfferStock = async (site: Site, offer: CoveredOffer, limit: number): Promise<OfferStock | null> => {
  const href = await searchOf(site, offer)
  if (!href) return null
  const [found, cheapest] = await Promise.all([
    getSavedSearch(site, href, limit),
    offer.stockSearch ? getSavedSearch(site, cheapestFirst(href), 1) : null,
  ])
  return found.total > 0 ? { ...found, href, from: leadPrice(cheapest?.cars ?? [], site.settings) } : null
}

/** How many vehicles each of some offers covers and what one costs at least, by the offer's id. */
export const getOffersStock = async (
  site: Site,
  offers: readonly CoveredOffer[],
): Promise<ReadonlyMap<string, CoveredStock>> => {
  const entries = await Promise.all(
    offers.map(async (offer) => {
      const stock = await getOfferStock(site, offer, 1)
      return stock ? [[offer.id, { total: stock.total, href: stock.href, from: stock.from }] as const] : []
    }),
  )
  return new Map(entries.flat())
}
