import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

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
