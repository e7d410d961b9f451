import { tagsFor } from '@/src/domain/cache/tags'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import { standingFacets } from './standingFacets'
import type { StockSite } from './stockFilter'

/** How many of a make stand at a location, by the make as stock has it and the location's name. */
export type MakePlaces = Record<string, Record<string, number>>

/** Where what is in stock of these makes stands, all in one request. Empty while the search engine is down. */
export const getMakePlaces = (site: StockSite, makes: readonly string[]): Promise<MakePlaces> =>
  cachedUnlessDegraded(['make-places', site.id, ...makes], site.memberIds.map(tagsFor.stockSummary), async () => {
    const choices = makes.map((make) => ({ make: [make] }))
    const found = await standingFacets(site, 'location_name', choices)
    return {
      degraded: found === null,
      places: Object.fromEntries(makes.map((make, index) => [make, found?.[index] ?? {}])),
    }
  }).then(
    ({ places }) => places,
    () => ({}),
  )
