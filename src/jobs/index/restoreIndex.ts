import { tagsFor } from '@/src/domain/cache/tags'
import { SearchError } from '@/src/services/search/SearchError'
import { indexCondition } from './syncState'
import { reindexStock } from './reindexStock'
import type { SyncDeps } from './SyncDeps'
import { RebuildUnderWay } from './withRebuildLock'

/** Rebuilds the index and then refreshes every listing page. */
export const rebuildIndex = async (deps: SyncDeps, why: string): Promise<void> => {
  deps.log.warn(`${why} Rebuilding the search index from the database.`)
  const { failed } = await reindexStock(deps)
  for (const [id, error] of failed) deps.log.error(`Car ${id} cannot be indexed: ${error}`)
  await deps.revalidate((await deps.reader.sites()).map(({ id }) => tagsFor.stock(id)))
}

/**
 * Rebuilds the index unless it was filled from this database: after the engine's data folder was wiped or restored, on
 * the first start, or after the index was deleted. Until then search pages answer from the database.
 *
 * @throws SearchError 'unavailable' when the engine is down, or when there is no index and another process rebuilds
 *   it.
 */
export const restoreIndex = async (deps: SyncDeps): Promise<void> => {
  const condition = await indexCondition(deps)
  if (condition === 'ready') return
  const why = condition === 'missing' ? 'There is no index.' : 'The index was not filled from this database.'
  try {
    await rebuildIndex(deps, why)
  } catch (error) {
    if (!(error instanceof RebuildUnderWay)) throw error
    if (condition === 'missing') throw new SearchError('unavailable', error.message)
  }
}
