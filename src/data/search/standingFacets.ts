import { stateFilters } from '@/src/domain/search/query/filters'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { stockFilter, type StockSite } from './stockFilter'

/**
 * How many there are of each value of a facet among what stands at a site, nothing sold or on its way: once for each of
 * `choices`, all in one request. Null while the search engine is down.
 */
export const standingFacets = async (
  site: StockSite,
  facet: string,
  choices: readonly SearchState['refinements'][],
): Promise<Record<string, number>[] | null> => {
  const queries = choices.map((refinements) => ({
    q: '',
    filter: [stockFilter(site), ...stateFilters({ refinements: { ...refinements, status: ['in_stock'] } })],
    limit: 0,
    facets: [facet],
  }))
  try {
    const answers = await stockEngine().searchCards(queries)
    return answers.map(({ facetDistribution }) => facetDistribution?.[facet] ?? {})
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}
