import { tagsFor } from '@/src/domain/cache/tags'
import { emptySearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { cachedRead } from '../reads/cachedRead'
import { searchStock } from './searchStock'
import type { StockSite } from './stockFilter'

/** The kinds of vehicle that stand at some locations ('caravan'); none while they have no stock, or the search engine is down. */
export const getPlaceKinds = (site: StockSite, names: string[]): Promise<string[]> =>
  cachedRead(['place-kinds', site.id, ...names], site.memberIds.map(tagsFor.stockSummary), async () => {
    const { facets, degraded } = await searchStock(site, withRefinement(emptySearchState, 'location_name', names))
    if (degraded) throw new Error('The search engine is away: not to be remembered.')
    return (facets.item_type ?? []).map(({ value }) => value)
  }).catch(() => [])
