import type { Pool } from 'pg'
import { z } from 'zod'
import { queues, tasks } from '../taskNames'

/** Which dealerships somebody may see: all of them, or these. */
export type TenantScope = 'all' | string[]

const idsOf = (scope: TenantScope): string[] | null => (scope === 'all' ? null : scope)

/** A car the index refused for good, with the reason. */
const deadRows = z.array(
  z.object({
    car_id: z.string(),
    tenant_id: z.string().nullable(),
    tenant_name: z.string().nullable(),
    name: z.string().nullable(),
    stocknum: z.string().nullable(),
    error: z.string().nullable(),
    attempts: z.number(),
    dead_at: z.date(),
  }),
)

/** Cars set aside, the latest first. */
export const listDeadLetters = async (pool: Pool, scope: TenantScope, limit: number) => {
  const { rows } = await pool.query(
    `SELECT * FROM (
       SELECT DISTINCT ON (dead.car_id) dead.car_id::text, dead.tenant_id::text, tenants.name AS tenant_name,
              coalesce(cars.name, concat_ws(' ', cars.year, cars.make, cars.model)) AS name, cars.stocknum,
              dead.last_error AS error, dead.attempts, dead.dead_at
       FROM stock_changes dead
       LEFT JOIN cars ON cars.id = dead.car_id LEFT JOIN tenants ON tenants.id = dead.tenant_id
       WHERE dead.dead_at IS NOT NULL AND dead.processed_at IS NULL
         AND ($1::uuid[] IS NULL OR dead.tenant_id = ANY($1))
       ORDER BY dead.car_id, dead.seq DESC
     ) AS latest ORDER BY dead_at DESC LIMIT $2`,
    [idsOf(scope), limit],
  )
  return deadRows.parse(rows)
}

/** How many cars are set aside. */
export const countDeadLetters = async (pool: Pool, scope: TenantScope): Promise<number> => {
  const { rows } = await pool.query(
    `SELECT count(DISTINCT car_id)::int AS count FROM stock_changes
     WHERE dead_at IS NOT NULL AND processed_at IS NULL AND ($1::uuid[] IS NULL OR tenant_id = ANY($1))`,
    [idsOf(scope)],
  )
  return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0
}

/**
 * Puts cars that were set aside back into the queue, with all their attempts, and wakes the worker. Null: all that the
 * scope reaches. Returns how many cars; a car outside the scope is not one of them.
 */
export const retryDeadLetters = async (pool: Pool, scope: TenantScope, carId: string | null): Promise<number> => {
  const { rows } = await pool.query(
    `WITH again AS (
       UPDATE stock_changes SET dead_at = NULL, retry_at = NULL, attempts = 0
       WHERE dead_at IS NOT NULL AND processed_at IS NULL AND ($1::uuid[] IS NULL OR tenant_id = ANY($1))
         AND ($2::uuid IS NULL OR car_id = $2)
       RETURNING car_id
     )
     SELECT count(DISTINCT car_id)::int AS count, wake_worker($3, '{}'::json, $4, $3 || ':again') FROM again`,
    [idsOf(scope), carId, tasks.syncStock, queues.stock],
  )
  return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0
}
