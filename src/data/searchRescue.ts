import { bestWays, pairsOut, type Rescue, waysOut } from '@/src/domain/search/rescue'
import type { SearchPreset } from '@/src/domain/search/searchPreset'
import type { SearchState } from '@/src/domain/search/SearchState'
import { isUnavailable } from '@/src/services/search/SearchError'
import { countStock } from './countStock'
import type { StockSite } from './stockFilter'

/**
 * The ways out of a search without results, with their number of cars, best first (ALRT-07): without one filter, or
 * without two where no single one is to blame. None while the engine is away.
 */
export const searchRescue = async (site: StockSite, state: SearchState, preset: SearchPreset): Promise<Rescue[]> => {
  const best = async (ways: ReturnType<typeof waysOut>) => bestWays(ways, await countStock(site, ways))
  try {
    const single = await best(waysOut(state, preset))
    return single.length > 0 ? single : await best(pairsOut(state, preset))
  } catch (error) {
    if (isUnavailable(error)) return []
    throw error
  }
}
