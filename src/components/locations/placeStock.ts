import { emptySearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import type { Noun } from '@/src/domain/stock/car/itemNoun'
import type { Site, SiteLocation } from '@/tenants/Site'

/** Vehicles that stand at a place, and the search for them. */
export interface PlaceStock {
  count: number
  href: string
  /** What stands there, where it is all of one kind; left out: vehicles. */
  noun?: Noun
}

/** What stands at a place, all its departments together; null: nothing. `counts` are by a location's name. */
export const placeStock = (
  { settings }: Pick<Site, 'settings'>,
  departments: readonly Pick<SiteLocation, 'name'>[],
  counts: Readonly<Record<string, number>>,
): PlaceStock | null => {
  const names = departments.flatMap(({ name }) => (counts[name] ? [name] : []))
  if (names.length === 0) return null
  const search = withRefinement(emptySearchState, 'location_name', names)
  return {
    count: names.reduce((sum, name) => sum + (counts[name] ?? 0), 0),
    href: searchHref(defaultSearchPath, search, settings.search.urlStyle),
  }
}
