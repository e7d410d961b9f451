import { stateFilters } from '@/src/domain/search/query/filters'
import type { SearchState } from '@/src/domain/search/url/SearchState'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { stockFilter, type StockSite } from './stockFilter'

/**
 * How many there are of each value of a facet among what a site's search lists: once for each of `choices`, all in one
 * request. Null while the search engine is down.
 *
 * No status is asked for but by a choice: a number on any page is the number of the search it leads to.
 */
export const listedFacets = async (
  site: StockSite,
  facet: string,
  choices: readonly SearchState['refinements'][],
): Promise<Record<string, number>[] | null> => {
  const queries = choices.map((refinements) => ({
    q: '',
    filter: [stockFilter(site), ...stateFilters({ refinements })],
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
