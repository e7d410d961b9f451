import { tagsFor } from '@/src/domain/cache/tags'
import type { ConditionCounts } from '@/src/domain/site/StockCounts'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import { listedFacets } from './listedFacets'
import type { StockSite } from './stockFilter'

/** How many of a make are listed at a location, by the make as stock has it and the location's name. */
export type MakePlaces = Record<string, Record<string, number>>

interface AskedStock {
  /** Left out: any. */
  condition?: keyof ConditionCounts
  /** Left out: all that is listed, with what was just sold and what is on its way. */
  status?: 'in_stock'
}

/** Where what is listed of these makes is, all in one request. Empty while the search engine is down. */
export const getMakePlaces = (
  site: StockSite,
  makes: readonly string[],
  { condition, status }: AskedStock = {},
): Promise<MakePlaces> =>
  cachedUnlessDegraded(
    ['make-places', site.id, condition ?? '', status ?? '', ...makes],
    site.memberIds.map(tagsFor.stockSummary),
    async () => {
      const choices = makes.map((make) => ({
        make: [make],
        ...(condition ? { car_type: [condition] } : {}),
        ...(status ? { status: [status] } : {}),
      }))
      const found = await listedFacets(site, 'location_name', choices)
      return {
        degraded: found === null,
        places: Object.fromEntries(makes.map((make, index) => [make, found?.[index] ?? {}])),
      }
    },
  ).then(
    ({ places }) => places,
    () => ({}),
  )
