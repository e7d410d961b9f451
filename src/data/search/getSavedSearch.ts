import { tagsFor } from '@/src/domain/cache/tags'
import { savedSearchPath } from '@/src/domain/shopper/savedSearchPath'
import { resolveSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { parseSearchParams } from '@/src/domain/search/url/searchAddress'
import { cachedRead } from '../reads/cachedRead'
import { searchLookups } from './searchLookups'
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

/**
 * The first cars of a search that an editor saved by its address, as the search page would list them, with keyword,
 * filters and order (CON-16), and how many it finds. Nothing when it finds none now, is invalid on this site, or the
 * engine is down; empty results are not cached.
 */
export const getSavedSearch = (site: StockSite, address: string, limit: number): Promise<SavedSearch> => {
  const saved = savedSearchPath(address)
  if (!saved) return Promise.resolve(NOTHING)
  const read = async (): Promise<SavedSearch> => {
    const segments = saved.path.split('/').slice(2).filter(Boolean).map(decodeURIComponent)
    const preset = resolveSearchPath(segments, await searchLookups(site))
    if (!preset) throw new Error('No such search on this site.')
    const result = await searchStock(site, parseSearchParams(new URLSearchParams(saved.query)), preset)
    if (result.degraded || result.hits.length === 0) throw new Error('Nothing found: not to be remembered.')
    return { cars: result.hits.slice(0, limit), total: result.total }
  }
  return cachedRead(
    ['saved-search-found', site.id, saved.path, saved.query, String(limit)],
    site.memberIds.map(tagsFor.stock),
    read,
  ).catch(() => NOTHING)
}
