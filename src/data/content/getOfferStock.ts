import { cheapestFirst, type CoveredStock, leadPrice } from '@/src/domain/content/coveredStock'
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

/** The search the editor gave an offer, else that of its model. */
const searchOf = async (site: Site, { stockSearch, brandSlug, modelName }: CoveredOffer): Promise<string | null> => {
  const saved = savedSearchPath(stockSearch)
  if (saved) return [saved.path, saved.query].filter(Boolean).join('?')
  if (!modelName || !brandSlug) return null
  return (
    stockOfModel(await getStockCounts(site), { brand: { slug: slugify(brandSlug) }, name: modelName })?.href ?? null
  )
}

const covered = async (site: Site, href: string): Promise<CoveredStock | null> => {
  const { cars, total } = await getSavedSearch(site, cheapestFirst(href), 1)
  return total > 0 ? { total, href, from: leadPrice(cars, site.settings) } : null
}

/** What an offer covers of the stock, with its first vehicles; null when none is in stock, or it names none. */
export const getOfferStock = async (site: Site, offer: CoveredOffer, limit: number): Promise<OfferStock | null> => {
  const href = await searchOf(site, offer)
  const stock = href && (await covered(site, href))
  return stock ? { ...(await getSavedSearch(site, stock.href, limit)), ...stock } : null
}

/** How many vehicles each of some offers covers and what one costs at least, by the offer's id. */
export const getOffersStock = async (
  site: Site,
  offers: readonly CoveredOffer[],
): Promise<ReadonlyMap<string, CoveredStock>> => {
  const entries = await Promise.all(
    offers.map(async (offer) => {
      const href = await searchOf(site, offer)
      const stock = href && (await covered(site, href))
      return stock ? [[offer.id, stock] as const] : []
    }),
  )
  return new Map(entries.flat())
}
