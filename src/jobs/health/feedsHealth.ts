import type { Pool } from 'pg'
import { z } from 'zod'
import { feedAge } from '@/src/domain/health/feedAge'
import type { FeedHealth } from '@/src/domain/health/stockHealth'
import { runStates } from '@/src/domain/feeds/runStates'
import type { TenantScope } from '../queue/deadLetters'

/** Numbers of Payload's are numeric in the database. */
const count = z.coerce
  .number()
  .int()
  .nullable()
  .transform((value) => value ?? 0)

const rowsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    tenant_id: z.string(),
    tenant_name: z.string(),
    profile: z.string(),
    active: z.boolean().nullable(),
    delivered_at: z.date().nullable(),
    held: z.array(z.string()).nullable(),
    run_id: z.string().nullable(),
    state: z.enum(runStates).nullable(),
    started_at: z.date().nullable(),
    finished_at: z.date().nullable(),
    message: z.string().nullable(),
    rows: count,
    created: count,
    updated: count,
    unchanged: count,
    skipped: count,
    rejected: count,
  }),
)

const QUERY = `
  SELECT client.id::text, client.name, client.profile::text, client.active, tenant.id::text AS tenant_id,
         tenant.name AS tenant_name, good.at AS delivered_at, waiting.held, run.id::text AS run_id, run.state::text,
         run.started_at, run.finished_at, run.message, run.rows, run.created, run.updated, run.unchanged, run.skipped,
         run.rejected
  FROM feed_clients client
  JOIN tenants tenant ON tenant.id = client.tenant_id
  LEFT JOIN LATERAL (
    SELECT * FROM feed_runs WHERE client_id = client.id AND dry_run IS NOT TRUE ORDER BY started_at DESC LIMIT 1
  ) run ON true
  LEFT JOIN LATERAL (
    SELECT coalesce(finished_at, started_at) AS at FROM feed_runs
    WHERE client_id = client.id AND state = 'done' AND dry_run IS NOT TRUE ORDER BY started_at DESC LIMIT 1
  ) good ON true
  LEFT JOIN LATERAL (
    SELECT array_agg(id::text ORDER BY started_at DESC) AS held FROM feed_runs
    WHERE client_id = client.id AND state = 'held'
  ) waiting ON true
  WHERE tenant.archived IS NOT TRUE AND ($1::uuid[] IS NULL OR tenant.id = ANY($1))
  ORDER BY tenant.name, client.name`

type Row = z.infer<typeof rowsSchema>[number]

const lastRunOf = (row: Row): FeedHealth['lastRun'] => {
  const { run_id: id, state, started_at, finished_at, message } = row
  if (id === null || state === null || started_at === null) return null
  const { rows, created, updated, unchanged, skipped, rejected } = row
  const counts = { rows, created, updated, unchanged, skipped, rejected }
  const finishedAt = finished_at?.toISOString() ?? null
  return { id, state, startedAt: started_at.toISOString(), finishedAt, message, ...counts }
}

/** Every feed client of some dealerships with its latest delivery (FEED-10); trial runs do not count. */
export const feedsHealth = async (pool: Pool, scope: TenantScope, now: Date): Promise<FeedHealth[]> => {
  const { rows } = await pool.query(QUERY, [scope === 'all' ? null : scope])
  return rowsSchema.parse(rows).map((row) => ({
    id: row.id,
    name: row.name,
    tenantId: row.tenant_id,
    tenantName: row.tenant_name,
    profile: row.profile,
    active: row.active === true,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    age: feedAge(row.delivered_at, now),
    held: row.held ?? [],
    lastRun: lastRunOf(row),
  }))
}
