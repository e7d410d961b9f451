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
export const getSavedSearch = async (site: StockSite, address: string, limit: number): Promise<SavedSearch> => {
  const saved = savedSearchPath(address)
  // Asked each time, of lookups that are remembered: what it names may come into stock.
  const preset = saved && (await savedPreset(site, saved.path).catch(() => null))
  if (!preset) return NOTHING
  const read = async (): Promise<SavedSearch & { degraded: boolean }> => {
    const { hits, total, degraded } = await searchStock(
      site,
      parseSearchParams(new URLSearchParams(saved.query)),
      preset,
    )
    return degraded ? { ...NOTHING, degraded } : { cars: hits.slice(0, limit), total, degraded }
  }
  return cachedUnlessDegraded(
    ['saved-search-found', site.id, saved.path, saved.query, String(limit)],
    site.memberIds.map(tagsFor.stock),
    read,
  ).catch(() => NOTHING)
}
