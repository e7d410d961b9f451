import { collapseSold } from '@/src/domain/search/results/collapseSold'
import { countedFacets } from '@/src/domain/search/facets/countedFacets'
import { readSearchResult } from '@/src/domain/search/results/readSearchResult'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import { resultWindow } from '@/src/domain/search/results/resultWindow'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { geocodePostcode } from '@/src/services/geocoding/geocodePostcode'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { plainStockList } from './plainStockList'
import { stockFilter, type StockSite } from './stockFilter'

/**
 * One page of a site's search: hits, total, facets with counts, range bounds (SEA-05), in one round trip to the engine.
 * `preset` is fixed by the page's path (`resolveSearchPath`). While the engine is down it answers with a plain list
 * from the database, marked `degraded`.
 */
export const searchStock = async (
  site: StockSite,
  state: SearchState,
  preset: SearchPreset | null = null,
): Promise<SearchResult> => {
  const { pageSize, excludeZeroPrice, collapseSold: collapse, paging } = site.settings.search
  const engine = stockEngine()
  const near = state.near ? await geocodePostcode(state.near.postcode) : null
  const window = resultWindow(state.page, pageSize, paging)
  const { queries, disjunctive } = searchQueries({
    index: engine.index,
    scope: stockFilter(site),
    preset,
    state: { ...state, page: window.page },
    pageSize: window.hitsPerPage,
    excludeZeroPrice,
    near,
    counted: countedFacets({ state, preset }),
  })
  try {
    const answers = await engine.searchCards(queries.map((query) => ({ ...query })))
    const result = readSearchResult(answers, disjunctive, {
      page: state.page,
      pageSize,
      near,
      chosen: state.refinements,
    })
    return { ...result, hits: collapseSold(result.hits, collapse) }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return plainStockList(site, state, preset)
  }
}
