import { placeStock, type PlaceStock, stockedNames } from '@/src/domain/locations/placeStock'
import type { Site, SiteLocation } from '@/tenants/Site'
import { getPlaceKinds } from '../search/getPlaceKinds'
import { getStockCounts } from '../search/getStockCounts'

/** The stock of a place of a site, all its departments together; null: nothing. */
export const getPlaceStock = async (
  site: Site,
  departments: readonly Pick<SiteLocation, 'name'>[],
): Promise<PlaceStock | null> => {
  const { locations: counts, kindTotals } = await getStockCounts(site)
  const all = Object.keys(kindTotals)
  const names = stockedNames({ departments, counts })
  // Where the site sells one kind, so does each of its places.
  const kinds = names.length === 0 || all.length === 1 ? all : await getPlaceKinds(site, names)
  return placeStock({ departments, counts, kinds, urlStyle: site.settings.search.urlStyle })
}
