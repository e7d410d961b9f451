import type { Pool } from 'pg'
import { z } from 'zod'
import type { TenantScope } from '../queue/deadLetters'

const rowsSchema = z.array(z.object({ tenant_id: z.string(), waiting: z.number(), lag: z.number() }))

/** Cars whose change waits for the index, and for how many seconds the longest has waited, by dealership. */
export const queueHealth = async (pool: Pool, scope: TenantScope) => {
  const { rows } = await pool.query(
    `SELECT tenant_id::text, count(DISTINCT car_id)::int AS waiting,
            extract(epoch FROM greatest(now() - min(created_at), interval '0'))::float AS lag
     FROM stock_changes
     WHERE processed_at IS NULL AND dead_at IS NULL AND tenant_id IS NOT NULL
       AND ($1::uuid[] IS NULL OR tenant_id = ANY($1))
     GROUP BY tenant_id`,
    [scope === 'all' ? null : scope],
  )
  return new Map(rowsSchema.parse(rows).map(({ tenant_id, waiting, lag }) => [tenant_id, { waiting, lagSeconds: lag }]))
}
