import {
  type DirectoryAsk,
  type DirectoryResult,
  directoryWindow,
  inDirectoryOrder,
} from '@/src/domain/directory/directoryWindow'
import { type MakeCounts, makeEntries, type MakeEntry } from '@/src/domain/directory/makeEntries'
import { isUnavailable } from '@/src/services/search/SearchError'
import { countDirectory } from './directoryQueries'
import { plainLookups } from '../search/plainStockList'
import type { StockSite } from '../search/stockFilter'

/** Filters of the manufacturer and model directory (SRP-32). */
export const makeDirectoryFilters = ['car_type', 'simple_body', 'item_type'] as const

/** Names without counts, while the engine is down. */
const namesOnly = async (site: StockSite): Promise<MakeCounts> => {
  const { makes, models } = await plainLookups(site)
  const nameOf = new Map(makes.map(({ slug, value }) => [slug, value]))
  return {
    makes: Object.fromEntries(makes.map(({ value }) => [value, 0])),
    models: Object.fromEntries(models.map(({ makeSlug, value }) => [`${nameOf.get(makeSlug) ?? ''}|${value}`, 0])),
  }
}

/**
 * Makes of a site's stock with their models and how many of each there are (SRP-32, SEA-14), by name, condition, body and
 * kind of vehicle.
 */
export const makeDirectory = async (site: StockSite, ask: DirectoryAsk): Promise<DirectoryResult<MakeEntry>> => {
  const listed = (counts: MakeCounts) =>
    directoryWindow(inDirectoryOrder(makeEntries(counts, ask.query), ask.sort), ask)
  try {
    const options = { names: makeDirectoryFilters, entries: ['make', 'make_model'] as const }
    const { counts, facets, ms } = await countDirectory(site, ask, options)
    return { ...listed({ makes: counts.make ?? {}, models: counts.make_model ?? {} }), facets, ms, degraded: false }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { ...listed(await namesOnly(site)), facets: [], ms: 0, degraded: true }
  }
}
