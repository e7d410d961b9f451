import { emptySearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import type { Site, SiteLocation } from '@/tenants/Site'

/** The search for what stands at some locations. */
const locationStockHref = ({ settings }: Pick<Site, 'settings'>, names: string[]): string =>
  searchHref(defaultSearchPath, withRefinement(emptySearchState, 'location_name', names), settings.search.urlStyle)

/** Vehicles that stand at a place, and the search for them. */
export interface PlaceStock {
  count: number
  href: string
}

/** What stands at a place, all its departments together; `counts` are by a location's name. */
export const placeStock = (
  site: Pick<Site, 'settings'>,
  departments: readonly Pick<SiteLocation, 'name'>[],
  counts: Readonly<Record<string, number>>,
): PlaceStock => {
  const names = departments.flatMap(({ name }) => (counts[name] ? [name] : []))
  return { count: names.reduce((sum, name) => sum + (counts[name] ?? 0), 0), href: locationStockHref(site, names) }
}
