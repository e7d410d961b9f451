import type { Pool } from 'pg'
import { z } from 'zod'
import type { StockHealth, TenantHealth } from '@/src/domain/health/stockHealth'
import type { StockEngine } from '@/src/services/search/stockEngine'
import { countDeadLetters, listDeadLetters, type TenantScope } from '../queue/deadLetters'
import { readChecks } from '../index/indexChecks'
import { readSyncState } from '../index/syncState'
import { feedsHealth } from './feedsHealth'
import { SESSION_CLASS } from '../worker/workerSession'

const rowsSchema = z.array(z.object({ tenant_id: z.string(), waiting: z.number(), lag: z.number() }))

/** Number of cars whose change waits for the index and seconds of the longest wait, by dealership. */
const queueHealth = async (pool: Pool, scope: TenantScope) => {
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

/** Number of running worker processes: each holds its own advisory lock (workerSession). */
const liveWorkers = async (pool: Pool): Promise<number> => {
  const { rows } = await pool.query(
    `SELECT count(DISTINCT objid)::int AS count FROM pg_locks
     WHERE locktype = 'advisory' AND classid = $1 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [SESSION_CLASS],
  )
  return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0
}

/** Dead letters per list. */
const DEAD_SHOWN = 100

/** What the user may see and do. */
export interface HealthReach {
  see: TenantScope
  repair: TenantScope
}

const reaches = (scope: TenantScope, tenantId: string | null): boolean =>
  scope === 'all' || (tenantId !== null && scope.includes(tenantId))

const namesOf = async (pool: Pool, scope: TenantScope) => {
  const { rows } = await pool.query(
    `SELECT id::text, name FROM tenants WHERE archived IS NOT TRUE AND ($1::uuid[] IS NULL OR id = ANY($1))
     ORDER BY name`,
    [scope === 'all' ? null : scope],
  )
  return z.array(z.object({ id: z.string(), name: z.string() })).parse(rows)
}

const tenantsHealth = async (pool: Pool, scope: TenantScope): Promise<TenantHealth[]> => {
  const [names, checks, queue] = await Promise.all([namesOf(pool, scope), readChecks(pool), queueHealth(pool, scope)])
  const byTenant = new Map(
    checks.map(({ tenantId, checkedAt, differedAt, ...counts }) => [
      tenantId,
      { ...counts, checkedAt: checkedAt.toISOString(), differedAt: differedAt?.toISOString() ?? null },
    ]),
  )
  return names.map(({ id, name }) => ({
    tenantId: id,
    tenantName: name,
    waiting: queue.get(id)?.waiting ?? 0,
    lagSeconds: queue.get(id)?.lagSeconds ?? 0,
    check: byTenant.get(id) ?? null,
  }))
}

const deadLettersOf = async (pool: Pool, { see, repair }: HealthReach): Promise<StockHealth['deadLetters']> =>
  (await listDeadLetters(pool, see, DEAD_SHOWN)).map((row) => ({
    carId: row.car_id,
    tenantId: row.tenant_id,
    tenantName: row.tenant_name,
    name: row.name,
    stocknum: row.stocknum,
    error: row.error ?? 'No reason was kept.',
    attempts: row.attempts,
    deadAt: row.dead_at.toISOString(),
    mayRetry: reaches(repair, row.tenant_id),
  }))

const documentsIn = (engine: StockEngine, scope: TenantScope): Promise<number | null> =>
  (scope === 'all' ? engine.countDocuments() : engine.countDocumentsOf(scope)).catch(() => null)

const comparison = z.object({ checkedAt: z.iso.datetime(), ms: z.number().int() })

/** Current state of feeds, sync and index for the dealerships the user may see (FEED-10). */
export const readStockHealth = async (
  { pool, engine }: { pool: Pool; engine: StockEngine },
  reach: HealthReach,
  now: Date,
): Promise<StockHealth> => {
  const [feeds, tenants, deadLetters, deadTotal, documents, workers, compared] = await Promise.all([
    feedsHealth(pool, reach.see, now),
    tenantsHealth(pool, reach.see),
    deadLettersOf(pool, reach),
    countDeadLetters(pool, reach.see),
    documentsIn(engine, reach.see),
    liveWorkers(pool),
    readSyncState(pool, 'reconcile', comparison),
  ])
  const search = {
    available: documents !== null,
    documents,
    waiting: tenants.reduce((sum, { waiting }) => sum + waiting, 0),
    lagSeconds: Math.max(0, ...tenants.map(({ lagSeconds }) => lagSeconds)),
    workers: reach.see === 'all' ? workers : null,
    comparedAt: compared?.checkedAt ?? null,
    comparedMs: compared?.ms ?? null,
  }
  const mayRepair = reach.repair === 'all' || reach.repair.length > 0
  return { at: now.toISOString(), mayRepair, search, feeds, tenants, deadLetters, deadTotal }
}
