import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import type { SyncDeps } from './SyncDeps'

/** State the sync stored under a name; null when there is none, or this version cannot parse it. */
export const readSyncState = async <T>(
  client: Pool | PoolClient,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | null> => {
  const { rows } = await client.query('SELECT value FROM sync_state WHERE name = $1', [name])
  const [row] = z.array(z.object({ value: z.unknown() })).parse(rows)
  const known = schema.safeParse(row?.value)
  return known.success ? known.data : null
}

/** Remembers a value under a name until the next one. */
export const writeSyncState = async (client: Pool | PoolClient, name: string, value: unknown): Promise<void> => {
  await client.query(
    `INSERT INTO sync_state (name, value) VALUES ($1, $2::jsonb)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = now()`,
    [name, JSON.stringify(value)],
  )
}

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
