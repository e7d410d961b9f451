import { tagsFor } from '@/src/domain/cache/tags'
import { SearchError } from '@/src/services/search/SearchError'
import { indexCondition, rememberIndex } from './syncState'
import { changedSince, queuePosition } from '../queue/stockQueue'
import type { SyncDeps } from './SyncDeps'
import { RebuildUnderWay, withRebuildLock } from './withRebuildLock'
import { withIndexLock, writeToIndex } from './writeToIndex'

const LOAD_CARS = 5000
const REPLAY_CARS = 1000

export interface ReindexReport {
  documents: number
  replayed: number
  /** Cars that could not be indexed, with the reason. */
  failed: Map<string, string>
}

interface Options {
  /** Called after every batch, with the number of cars seen so far. */
  onProgress?: (cars: number) => void
  loadBatch?: number
}

/** Puts these cars into an index as they are now. */
const writeCars = async ({ reader, engine }: SyncDeps, ids: string[], uid: string): Promise<Map<string, string>> => {
  const built = await reader.read(ids)
  const failed = new Map<string, string>()
  const documents = []
  const absent: string[] = []
  for (const [id, car] of built) {
    if (car.kind === 'document') documents.push(car.document)
    else if (car.kind === 'absent') absent.push(id)
    else failed.set(id, car.error)
  }
  await engine.deleteDocuments(absent, uid)
  for (const [id, error] of await writeToIndex(engine, documents, uid)) failed.set(id, error)
  return failed
}

const load = async (deps: SyncDeps, uid: string, { onProgress, loadBatch = LOAD_CARS }: Options) => {
  const failed = new Map<string, string>()
  let seen = 0
  let after: string | null = null
  for (;;) {
    const ids: string[] = await deps.reader.page(after, loadBatch)
    const last = ids.at(-1)
    if (last === undefined) return { seen, failed }
    for (const [id, error] of await writeCars(deps, ids, uid)) failed.set(id, error)
    seen += ids.length
    after = last
    onProgress?.(seen)
  }
}

/** Writes every car changed since the position once more, alone: no sync may write between its read and its write. */
const replay = async (deps: SyncDeps, position: string, uid: string): Promise<number> => {
  const ids = await changedSince(deps.pool, position)
  for (let start = 0; start < ids.length; start += REPLAY_CARS) {
    await withIndexLock(deps.pool, () => writeCars(deps, ids.slice(start, start + REPLAY_CARS), uid))
  }
  return ids.length
}

const rebuild = async (deps: SyncDeps, options: Options): Promise<ReindexReport> => {
  const { engine, pool } = deps
  const live = engine.index
  const fresh = `${live}_rebuild`
  const position = await queuePosition(pool)
  if (await engine.indexExists(fresh)) await engine.done(engine.client.deleteIndex(fresh))
  await engine.ensureIndex(fresh)
  const { seen, failed } = await load(deps, fresh, options)
  await replay(deps, position, fresh)
  // Without a live index the new one is renamed: until then searches know that there is none, and ask the database.
  const rename = !(await engine.indexExists(live))
  await engine.done(engine.client.swapIndexes([{ indexes: [fresh, live], rename }]))
  const replayed = await replay(deps, position, live)
  await rememberIndex(deps)
  if (!rename) await engine.done(engine.client.deleteIndex(fresh))
  return { documents: seen - failed.size, replayed, failed }
}

/**
 * Rebuilds the stock index while the site and its editors continue: notes the queue's position, fills a new index whose
 * settings are applied before its documents, replays the changes made meanwhile, swaps, and replays once more from the
 * noted position, because a change written just before the swap went into what is now the old index. A killed rebuild
 * leaves the live index unchanged or complete; the next one removes its leftovers.
 *
 * @throws RebuildUnderWay when another process is rebuilding.
 * @throws SearchError when the engine fails; the live index is then unchanged, or swapped and complete up to the last
 *   replay, which another rebuild repairs.
 */
export const reindexStock = (deps: SyncDeps, options: Options = {}): Promise<ReindexReport> =>
  withRebuildLock(deps.pool, () => rebuild(deps, options))

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
