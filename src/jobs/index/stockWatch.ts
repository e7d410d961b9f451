import { indexFarOff } from './indexFarOff'
import { restoreIndex, rebuildIndex } from './restoreIndex'
import { refreshDue } from '../pages/refreshDue'
import type { SyncDeps } from './SyncDeps'
import { RebuildUnderWay } from './withRebuildLock'

/**
 * Runs every minute: refreshes what changed by time alone, and rebuilds an index that was emptied from outside.
 *
 * @throws SearchError 'unavailable' when the engine is down; what changed by time is refreshed all the same.
 */
export const stockWatch = async (deps: SyncDeps, now: Date): Promise<void> => {
  await refreshDue(deps, now)
  await restoreIndex(deps)
  if (!(await indexFarOff(deps))) return
  try {
    await rebuildIndex(deps, 'The index lacks most of the stock.')
  } catch (error) {
    if (!(error instanceof RebuildUnderWay)) throw error
  }
}
