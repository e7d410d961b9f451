import { tagsFor } from '@/src/domain/cache/tags'
import { stateFilters } from '@/src/domain/search/query/filters'
import { stockEngine } from '@/src/services/search/engine'
import { isUnavailable } from '@/src/services/search/SearchError'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import { stockFilter, type StockSite } from './stockFilter'

/** How many of a make stand at a location, by the make as stock has it and the location's name. */
export type MakePlaces = Record<string, Record<string, number>>

/** Where what is in stock of these makes stands, all in one request. Empty while the search engine is down. */
export const getMakePlaces = (site: StockSite, makes: readonly string[]): Promise<MakePlaces> =>
  cachedUnlessDegraded(
    ['make-places', site.id, ...makes],
    site.memberIds.map(tagsFor.stockSummary),
    async (): Promise<{ degraded: boolean; places: MakePlaces }> => {
      try {
        const answers = await stockEngine().searchCards(
          makes.map((make) => ({
            q: '',
            filter: [stockFilter(site), ...stateFilters({ refinements: { make: [make], status: ['in_stock'] } })],
            limit: 0,
            facets: ['location_name'],
          })),
        )
        const found = answers.map((answer) => answer.facetDistribution?.location_name ?? {})
        return { degraded: false, places: Object.fromEntries(makes.map((make, index) => [make, found[index] ?? {}])) }
      } catch (error) {
        if (isUnavailable(error)) return { degraded: true, places: {} }
        throw error
      }
    },
  ).then(
    ({ places }) => places,
    () => ({}),
  )
