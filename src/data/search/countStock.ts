import { totalHits } from '@/src/domain/search/results/readSearchResult'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import { searchQueries } from '@/src/domain/search/query/searchQueries'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { geocodePostcode } from '@/src/services/geocoding/geocodePostcode'
import { stockEngine } from '@/src/services/search/engine'
import { stockFilter, type StockSite } from './stockFilter'

interface CountedSearch {
  state: SearchState
  preset: Pick<SearchPreset, 'refinements'> | null
}

/**
 * Number of cars for each of several searches, in one round trip to the engine.
 *
 * @throws SearchError while the engine is down
 */
export const countStock = async (site: StockSite, searches: readonly CountedSearch[]): Promise<number[]> => {
  if (searches.length === 0) return []
  const engine = stockEngine()
  const { excludeZeroPrice } = site.settings.search
  const scope = stockFilter(site)
  const queries = await Promise.all(
    searches.map(async ({ state, preset }) => {
      const near = state.near ? await geocodePostcode(state.near.postcode) : null
      const input = { index: engine.index, scope, preset, state: { ...state, page: 1 }, pageSize: 0, excludeZeroPrice }
      const [main] = searchQueries({ ...input, near }).queries
      // A total above the engine's own is summed from these (SEA-12).
      return { ...main, sort: [], facets: ['status', 'car_type'] }
    }),
  )
  return (await engine.search(queries)).map(totalHits)
}
