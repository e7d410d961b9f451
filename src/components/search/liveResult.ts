import type { SearchResults } from 'algoliasearch-helper'
import { collapseSold } from '@/src/domain/search/collapseSold'
import { facetOf } from '@/src/domain/search/facets'
import { readSearchResult } from '@/src/domain/search/readSearchResult'
import type { NearPlace } from '@/src/domain/search/near'
import type { SearchResult } from '@/src/domain/search/SearchResult'
import type { SearchState } from '@/src/domain/search/SearchState'
import type { StockCard } from '@/src/domain/search/StockDocument'
import type { SearchSetup } from './searchSetup'

export interface LiveAsked {
  state: SearchState
  /** Where its postcode is; null: it has none, or nobody knows it. */
  near: NearPlace | null
}

/** InstantSearch's results as the page shows them, by the same rules as on the server (SEA-05, SEA-11, SEA-12, SEA-24). */
export const liveResult = (
  results: SearchResults<StockCard>,
  { pageSize, collapseSold: collapse }: Pick<SearchSetup, 'pageSize' | 'collapseSold'>,
  { state, near }: LiveAsked,
): SearchResult => {
  const counts = results.disjunctiveFacets.concat(results.facets)
  const facetDistribution = Object.fromEntries(counts.map(({ name, data }) => [name, { ...data }]))
  const facetStats: Record<string, { min: number; max: number }> = {}
  for (const { name, stats } of counts) {
    if (!stats || facetOf(name)?.kind !== 'range') continue
    facetStats[name] = stats
    facetDistribution[name] ??= {}
  }
  const answer = {
    hits: results.hits,
    totalHits: results.nbHits,
    processingTimeMs: results.processingTimeMS,
    facetDistribution,
    facetStats,
  }
  const result = readSearchResult([answer], [], {
    page: state.page,
    pageSize,
    near,
    chosen: state.refinements,
  })
  return { ...result, hits: collapseSold(result.hits, collapse) }
}
