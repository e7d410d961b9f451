import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { slugify } from '@/src/domain/site/slugify'
import { stockOfModel } from '@/src/domain/site/StockCounts'
import type { Site } from '@/tenants/Site'
import { getSavedSearch, type SavedSearch } from '../search/getSavedSearch'
import { getStockCounts } from '../search/getStockCounts'
import type { OfferEntry } from './getOffers'

/** Vehicles in stock that an offer covers, and the search that lists them. */
export interface OfferStock extends SavedSearch {
  href: string
}

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

/** What an offer covers of the stock: its first vehicles and how many; null when none is in stock, or it names none. */
export const getOfferStock = async (site: Site, offer: CoveredOffer, limit: number): Promise<OfferStock | null> => {
  const href = await searchOf(site, offer)
  if (!href) return null
  const found = await getSavedSearch(site, href, limit)
  return found.total > 0 ? { ...found, href } : null
}

/** How many vehicles each of some offers covers, by the offer's id. */
export const getOffersStock = async (
  site: Site,
  offers: readonly CoveredOffer[],
): Promise<ReadonlyMap<string, Pick<OfferStock, 'total' | 'href'>>> => {
  const entries = await Promise.all(
    offers.map(async (offer) => {
      const stock = await getOfferStock(site, offer, 1)
      return stock ? [[offer.id, { total: stock.total, href: stock.href }] as const] : []
    }),
  )
  return new Map(entries.flat())
}
