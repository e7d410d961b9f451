import type { Pool } from 'pg'
import { z } from 'zod'
import { queues, tasks } from '../taskNames'

/** The dealerships a user may see: all, or these. */
export type TenantScope = 'all' | string[]

const idsOf = (scope: TenantScope): string[] | null => (scope === 'all' ? null : scope)

/** A car the index refused after all attempts, with the reason. */
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

/** Dead-lettered cars, the latest first. */
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

/** Number of dead-lettered cars by dealership; a dealership without any is left out. */
export const deadLettersByTenant = async (pool: Pool, scope: TenantScope): Promise<Map<string, number>> => {
  const { rows } = await pool.query(
    `SELECT tenant_id::text AS tenant, count(DISTINCT car_id)::int AS count FROM stock_changes
     WHERE dead_at IS NOT NULL AND processed_at IS NULL AND tenant_id IS NOT NULL
       AND ($1::uuid[] IS NULL OR tenant_id = ANY($1))
     GROUP BY tenant_id`,
    [idsOf(scope)],
  )
  const counted = z.array(z.object({ tenant: z.string(), count: z.number() })).parse(rows)
  return new Map(counted.map(({ tenant, count }) => [tenant, count]))
}

/** Number of dead-lettered cars. */
export const countDeadLetters = async (pool: Pool, scope: TenantScope): Promise<number> => {
  const { rows } = await pool.query(
    `SELECT count(DISTINCT car_id)::int AS count FROM stock_changes
     WHERE dead_at IS NOT NULL AND processed_at IS NULL AND ($1::uuid[] IS NULL OR tenant_id = ANY($1))`,
    [idsOf(scope)],
  )
  return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0
}

/**
 * Puts dead-lettered cars back into the queue with all attempts, and wakes the worker. `null` means all cars in scope.
 * Returns the number of cars; cars outside the scope are not included.
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
