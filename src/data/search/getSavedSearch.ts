import { tagsFor } from '@/src/domain/cache/tags'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { resolveSearchPath, type SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'
import { cachedUnlessDegraded } from '../reads/cachedUnlessDegraded'
import { readLookups } from './sitePreset'
import { searchStock } from './searchStock'
import type { StockSite } from './stockFilter'

/** What a saved search finds now. */
export interface SavedSearch {
  /** Its first cars. */
  cars: StockCard[]
  /** How many there are. */
  total: number
}

const NOTHING: SavedSearch = { cars: [], total: 0 }

/** What the path of a saved search says; null: there is no such search on this site. */
export const savedPreset = async (site: StockSite, path: string): Promise<SearchPreset | null> =>
  resolveSearchPath(path.split('/').slice(2).filter(Boolean).map(decodeURIComponent), await readLookups(site))

/**
 * The first cars of a search that an editor saved by its address, as the search page would list them, with keyword,
 * filters and order (CON-16), and how many it finds. Nothing when it finds none now, is invalid on this site, or the
 * engine is down.
 */
export const getSavedSearch = (site: StockSite, address: string, limit: number): Promise<SavedSearch> => {
  const saved = savedSearchPath(address)
  if (!saved) return Promise.resolve(NOTHING)
  const read = async (): Promise<SavedSearch & { degraded: boolean }> => {
    const preset = await savedPreset(site, saved.path)
    // Not remembered for long: the lookups may be those of a moment without the engine.
    if (!preset) return { ...NOTHING, degraded: true }
    const result = await searchStock(site, parseSearchParams(new URLSearchParams(saved.query)), preset)
    if (result.degraded) return { ...NOTHING, degraded: true }
    return { cars: result.hits.slice(0, limit), total: result.total, degraded: false }
  }
  return cachedUnlessDegraded(
    ['saved-search-found', site.id, saved.path, saved.query, String(limit)],
    site.memberIds.map(tagsFor.stock),
    read,
  ).catch(() => NOTHING)
}
