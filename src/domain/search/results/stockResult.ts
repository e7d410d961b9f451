import { collapseSold } from './collapseSold'
import { facetOf } from '../facets/facets'
import type { NearPlace } from '../query/near'
import { readSearchResult } from './readSearchResult'
import type { SearchResult } from './SearchResult'
import type { StockCard } from '../index/StockDocument'

interface CountedFacet {
  name: string
  data: object
  stats?: { min?: number; max?: number }
}

/** What is read of InstantSearch's results (algoliasearch-helper's `SearchResults`). */
export interface InstantSearchResults {
  hits: StockCard[]
  nbHits: number
  /** From 0. */
  page: number
  hitsPerPage: number
  processingTimeMS: number
  disjunctiveFacets: CountedFacet[]
  facets: CountedFacet[]
}

interface StockResultOptions {
  pageSize: number
  /** `settings.search.collapseSold`. */
  collapseSold: boolean
  near: NearPlace | null
  degraded: boolean
}

const countsOf = (data: object): Record<string, number> =>
  Object.fromEntries(Object.entries(data).filter((entry): entry is [string, number] => typeof entry[1] === 'number'))

/** InstantSearch's results as a search page shows them (SEA-05, SEA-11, SEA-12, SEA-24). */
export const stockResult = (
  { hits, nbHits, page, hitsPerPage, processingTimeMS, disjunctiveFacets, facets }: InstantSearchResults,
  { pageSize, collapseSold: collapse, near, degraded }: StockResultOptions,
): SearchResult => {
  const counted = [...disjunctiveFacets, ...facets].filter(Boolean)
  const facetDistribution = Object.fromEntries(counted.map(({ name, data }) => [name, countsOf(data)]))
  const facetStats = Object.fromEntries(
    counted.flatMap(({ name, stats: { min, max } = {} }) =>
      min !== undefined && max !== undefined && facetOf(name)?.kind === 'range' ? [[name, { min, max }] as const] : [],
    ),
  )
  const answer = { hits, totalHits: nbHits, processingTimeMs: processingTimeMS, facetDistribution, facetStats }
  // A growing list holds every page up to its own (`resultWindow`).
  const options = { page: Math.max(page + 1, Math.round(hitsPerPage / pageSize)), pageSize, near }
  return { ...readSearchResult([answer], [], options), hits: collapseSold(hits, collapse), degraded }
}
