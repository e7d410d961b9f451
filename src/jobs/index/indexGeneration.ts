import { z } from 'zod'
import type { SyncDeps } from './SyncDeps'
import { readSyncState, writeSyncState } from './syncState'

type Deps = Pick<SyncDeps, 'pool' | 'engine'>

const nameOf = ({ engine }: Deps): string => `index:${engine.index}`

/** Records that the current index was filled from this database. */
export const rememberIndex = async (deps: Deps): Promise<void> => {
  await writeSyncState(deps.pool, nameOf(deps), await deps.engine.indexCreatedAt(deps.engine.index))
}

/**
 * Whether the index was filled from this database: 'missing' when there is none, 'foreign' when it was created
 * elsewhere or anew (a wiped data folder, a restored backup), so that its content is unknown.
 */
export const indexCondition = async (deps: Deps): Promise<'ready' | 'missing' | 'foreign'> => {
  const createdAt = await deps.engine.indexCreatedAt(deps.engine.index)
  if (createdAt === null) return 'missing'
  return createdAt === (await readSyncState(deps.pool, nameOf(deps), z.string())) ? 'ready' : 'foreign'
}
