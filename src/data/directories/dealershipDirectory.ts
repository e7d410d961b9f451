import {
  type DirectoryAsk,
  type DirectoryResult,
  directoryWindow,
  inDirectoryOrder,
} from '@/src/domain/directory/directoryWindow'
import { matchesWords } from '@/src/domain/directory/matchesWords'
import { type FacetAttribute, facetLabel } from '@/src/domain/search/facets/facets'
import { stateFilters } from '@/src/domain/search/query/filters'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import type { FacetItem } from '@/src/domain/search/results/SearchResult'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import type { Site } from '@/tenants/Site'
import { type Dealership, getDealerships } from './getDealerships'
import { countDirectory } from './directoryQueries'

/** Filters of the directory of dealerships and their categories (SRP-33). */
export const dealershipDirectoryFilters = ['categories', 'simple_body'] as const

export interface DealershipCategory extends FacetItem {
  /** Link to the search of this dealership's stock of this category. */
  href: string
}

/** A dealership with the categories, makes and number of its cars in stock. */
export interface DealershipEntry {
  id: string
  slug: string
  label: string
  tagline: string | null
  /** Suburbs of its yards: 'Artarmon NSW', 'Alexandria NSW'. */
  places: string[]
  /** Number of cars of the requested kind; 0 also when not known. */
  count: number
  href: string
  categories: DealershipCategory[]
  bodies: DealershipCategory[]
  /** Names of its makes, the one with most cars first. */
  makes: string[]
}

const BODIES_SHOWN = 6
const MAKES_SHOWN = 6

const entryOf = (site: Site, { id, slug, name, tagline }: Dealership, count: number): DealershipEntry => ({
  id,
  slug,
  label: name,
  tagline,
  places: [
    ...new Set(
      site.locations
        .filter(({ tenantId }) => tenantId === id)
        .flatMap(({ address: { city, state } }) => [city, state].filter(Boolean).join(' ') || []),
    ),
  ],
  count,
  href: `/search/${slug}`,
  categories: [],
  bodies: [],
  makes: [],
})

const fullestFirst = (counts: Record<string, number> = {}): [string, number][] =>
  Object.entries(counts).toSorted(([, one], [, other]) => other - one)

/** Adds categories, bodies and makes to the entries of the page, in one round trip to the engine. */
const withStock = async (site: Site, entries: DealershipEntry[], filter: string[]): Promise<DealershipEntry[]> => {
  if (entries.length === 0) return entries
  const answers = await stockEngine().search(
    entries.map(({ slug }) => ({
      q: '',
      filter: [...filter, ...stateFilters({ refinements: { dealership_slug: [slug] } })],
      facets: ['categories', 'simple_body', 'make'],
      hitsPerPage: 0,
      page: 1,
    })),
  )
  return entries.map((entry, position) => {
    const counts = answers[position]?.facetDistribution ?? {}
    const items = (attribute: FacetAttribute): DealershipCategory[] =>
      fullestFirst(counts[attribute]).map(([value, count]) => ({
        value,
        count,
        label: facetLabel(attribute, value),
        href: searchHref(
          entry.href,
          { ...emptySearchState, refinements: { [attribute]: [value] } },
          site.settings.search.urlStyle,
        ),
      }))
    return {
      ...entry,
      categories: items('categories'),
      bodies: items('simple_body').slice(0, BODIES_SHOWN),
      makes: fullestFirst(counts.make)
        .map(([make]) => make)
        .slice(0, MAKES_SHOWN),
    }
  })
}

/**
 * Dealerships a site shows, with the categories and bodies in stock at each (SRP-33, SEA-14), by name or place,
 * category and body. With a filter, dealerships without such stock are left out.
 */
export const dealershipDirectory = async (site: Site, ask: DirectoryAsk): Promise<DirectoryResult<DealershipEntry>> => {
  const dealerships = await getDealerships(site)
  const listed = (counts: Record<string, number>, onlyStocked: boolean) =>
    directoryWindow(
      inDirectoryOrder(
        dealerships
          .map((dealership) => entryOf(site, dealership, counts[dealership.slug] ?? 0))
          .filter(({ count }) => count > 0 || !onlyStocked)
          .filter(({ label, tagline, places }) => matchesWords([label, tagline ?? '', ...places].join(' '), ask.query)),
        ask.sort,
      ),
      ask,
    )
  try {
    const options = { names: dealershipDirectoryFilters, entries: ['dealership_slug'] as const }
    const { counts, facets, filter, ms } = await countDirectory(site, ask, options)
    const filtered = ask.search_filters !== '' || Object.keys(ask.filters).length > 0
    const found = listed(counts.dealership_slug ?? {}, filtered || site.isGroup)
    return { ...found, hits: await withStock(site, found.hits, filter), facets, ms, degraded: false }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { ...listed({}, false), facets: [], ms: 0, degraded: true }
  }
}
