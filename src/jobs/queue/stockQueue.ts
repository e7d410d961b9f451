import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'

/** One car's waiting changes, processed together. */
export interface WaitingCar {
  carId: string
  tenantIds: string[]
  /** Ids of these queue entries. */
  seqs: string[]
  /** True when one of them did not refresh the car's own page when it was written (set-based writes). */
  refreshPage: boolean
}

/** Attempts before an entry is dead-lettered; it never blocks the others. */
export const MAX_ATTEMPTS = 5

const waitingRows = z.array(
  z.object({
    car_id: z.string(),
    tenant_ids: z.array(z.string()),
    seqs: z.array(z.string()),
    refresh_page: z.boolean(),
  }),
)

const WAITING = 'processed_at IS NULL AND dead_at IS NULL AND (retry_at IS NULL OR retry_at <= now())'

/** Whether a change waits that is due now. */
export const isAnyWaiting = async (client: Pool | PoolClient): Promise<boolean> => {
  const { rows } = await client.query(`SELECT seq FROM stock_changes WHERE ${WAITING} LIMIT 1`)
  return rows.length > 0
}

/** Up to `limit` distinct cars with waiting changes, the longest waiting first. */
export const takeWaiting = async (client: Pool | PoolClient, limit: number): Promise<WaitingCar[]> => {
  const { rows } = await client.query(
    `SELECT car_id::text, array_agg(seq::text) AS seqs,
            array_remove(array_agg(DISTINCT tenant_id::text), NULL) AS tenant_ids,
            bool_or(reason NOT IN ('edit', 'delete')) AS refresh_page
     FROM stock_changes
     WHERE ${WAITING}
     GROUP BY car_id ORDER BY min(seq) LIMIT $1`,
    [limit],
  )
  return waitingRows.parse(rows).map((row) => ({
    carId: row.car_id,
    tenantIds: row.tenant_ids,
    seqs: row.seqs,
    refreshPage: row.refresh_page,
  }))
}

/** Entries whose change is in the index. */
export const markProcessed = async (client: Pool | PoolClient, seqs: string[]): Promise<void> => {
  if (seqs.length === 0) return
  await client.query(
    'UPDATE stock_changes SET processed_at = now(), last_error = NULL, retry_at = NULL WHERE seq = ANY($1::bigint[])',
    [seqs],
  )
}

/**
 * Marks entries that the index refused: they are tried again later, and dead-lettered with the reason after
 * MAX_ATTEMPTS.
 */
export const markFailed = async (client: Pool | PoolClient, seqs: string[], error: string): Promise<void> => {
  await client.query(
    `UPDATE stock_changes SET attempts = attempts + 1, last_error = $2,
       retry_at = now() + interval '5 seconds' * power(3, attempts),
       dead_at = CASE WHEN attempts + 1 >= $3 THEN now() END
     WHERE seq = ANY($1::bigint[])`,
    [seqs, error.slice(0, 2000), MAX_ATTEMPTS],
  )
}

/** Clears dead letters of cars that are in the index now. */
export const resolveDead = async (client: Pool | PoolClient, carIds: string[]): Promise<void> => {
  if (carIds.length === 0) return
  await client.query(
    `UPDATE stock_changes SET processed_at = now()
     WHERE dead_at IS NOT NULL AND processed_at IS NULL AND car_id = ANY($1::uuid[])`,
    [carIds],
  )
}

/** When the next refused entry is due; null when none waits. */
export const nextRetryAt = async (client: Pool | PoolClient): Promise<Date | null> => {
  const { rows } = await client.query(
    'SELECT min(retry_at) AS at FROM stock_changes WHERE processed_at IS NULL AND dead_at IS NULL AND retry_at > now()',
  )
  return z.array(z.object({ at: z.date().nullable() })).parse(rows)[0]?.at ?? null
}

/** Deletes entries processed more than a day ago, which is longer than any rebuild. Returns their number. */
export const purgeProcessed = async (client: Pool | PoolClient): Promise<number> => {
  const { rowCount } = await client.query("DELETE FROM stock_changes WHERE processed_at < now() - interval '1 day'")
  return rowCount ?? 0
}

/**
 * The queue's position: the oldest transaction that may still commit. Every change committed from now on carries this
 * transaction or a later one.
 */
export const queuePosition = async (client: Pool | PoolClient): Promise<string> => {
  const { rows } = await client.query('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS position')
  return (
    z
      .array(z.object({ position: z.string() }))
      .min(1)
      .parse(rows)[0]?.position ?? '0'
  )
}

/** Cars whose change waits or was dead-lettered, with the reason. */
export const unfinishedCars = async (client: Pool | PoolClient): Promise<string[]> => {
  const { rows } = await client.query('SELECT DISTINCT car_id::text FROM stock_changes WHERE processed_at IS NULL')
  return z
    .array(z.object({ car_id: z.string() }))
    .parse(rows)
    .map(({ car_id }) => car_id)
}

/** Cars changed at or after a position, whether or not that change was processed. */
export const changedSince = async (client: Pool | PoolClient, position: string): Promise<string[]> => {
  const { rows } = await client.query('SELECT DISTINCT car_id::text FROM stock_changes WHERE tx >= $1::xid8', [
    position,
  ])
  return z
    .array(z.object({ car_id: z.string() }))
    .parse(rows)
    .map(({ car_id }) => car_id)
}
