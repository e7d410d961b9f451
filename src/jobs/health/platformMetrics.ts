import type { Pool } from 'pg'
import { Gauge, Registry } from 'prom-client'
import { z } from 'zod'

interface Metric {
  name: string
  help: string
  /** Returns rows of (label, value); label null for a metric without labels. */
  sql: string
  label?: string
  /** The table another part of the platform owns: without it the metric is left out. */
  table?: string
}

const rowsSchema = z.array(z.object({ label: z.string().nullable(), value: z.coerce.number() }))

const outcomes = ['created', 'updated', 'unchanged', 'skipped', 'rejected']

/** Metrics from the database, so that every process reports the same. Counters of rows only grow with deliveries. */
const metrics: readonly Metric[] = [
  {
    name: 'forecourt_feed_runs_total',
    help: 'Deliveries of feeds, by what became of them; trials left out.',
    label: 'state',
    sql: 'SELECT state::text AS label, count(*) AS value FROM feed_runs WHERE dry_run IS NOT TRUE GROUP BY state',
  },
  {
    name: 'forecourt_feed_rows_total',
    help: 'Rows of feeds, by outcome; trials left out.',
    label: 'outcome',
    sql: outcomes
      .map(
        (name) =>
          `SELECT '${name}' AS label, coalesce(sum(${name}), 0) AS value FROM feed_runs WHERE dry_run IS NOT TRUE`,
      )
      .join(' UNION ALL '),
  },
  {
    name: 'forecourt_feed_oldest_delivery_seconds',
    help: 'Age of the oldest last good delivery among active feed clients.',
    sql: `SELECT NULL AS label, coalesce(max(extract(epoch FROM $1::timestamptz - good.at)), 0) AS value
          FROM feed_clients client JOIN LATERAL (
            SELECT coalesce(finished_at, started_at) AS at FROM feed_runs
            WHERE client_id = client.id AND state = 'done' AND dry_run IS NOT TRUE ORDER BY started_at DESC LIMIT 1
          ) good ON true WHERE client.active`,
  },
  {
    name: 'forecourt_stock_queue_waiting',
    help: 'Cars whose change waits for the search index.',
    sql: `SELECT NULL AS label, count(DISTINCT car_id) AS value FROM stock_changes
          WHERE processed_at IS NULL AND dead_at IS NULL`,
  },
  {
    name: 'forecourt_stock_queue_lag_seconds',
    help: 'How long the longest waiting change has waited; 0: none waits.',
    sql: `SELECT NULL AS label, greatest(coalesce(extract(epoch FROM $1::timestamptz - min(created_at)), 0), 0) AS value
          FROM stock_changes WHERE processed_at IS NULL AND dead_at IS NULL`,
  },
  {
    name: 'forecourt_stock_dead_letters',
    help: 'Cars the search index refused for good.',
    sql: `SELECT NULL AS label, count(DISTINCT car_id) AS value FROM stock_changes
          WHERE dead_at IS NOT NULL AND processed_at IS NULL`,
  },
  {
    name: 'forecourt_index_differences',
    help: 'Documents that differed from the database in the last comparison, before its repairs.',
    label: 'kind',
    sql: `SELECT kind AS label, coalesce(sum(value), 0) AS value FROM index_checks
          CROSS JOIN LATERAL (VALUES ('missing', missing), ('stale', stale), ('orphaned', orphaned), ('broken', broken))
            AS counted(kind, value) GROUP BY kind`,
  },
  {
    name: 'forecourt_index_compared_seconds',
    help: 'Time since database and index were last compared.',
    sql: `SELECT NULL AS label, extract(epoch FROM $1::timestamptz - updated_at) AS value FROM sync_state
          WHERE name = 'reconcile'`,
  },
  {
    name: 'forecourt_photo_fetches',
    help: 'Photos of feeds, by state of their download.',
    label: 'state',
    table: 'photo_fetches',
    sql: 'SELECT state::text AS label, count(*) AS value FROM photo_fetches GROUP BY state',
  },
]

const exists = async (pool: Pool, table: string): Promise<boolean> => {
  const { rows } = await pool.query("SELECT 'yes' AS label, 1 AS value WHERE to_regclass($1) IS NOT NULL", [table])
  return rowsSchema.parse(rows).length > 0
}

const collect = async (pool: Pool, registry: Registry, { name, help, label, sql, table }: Metric, now: Date) => {
  if (table !== undefined && !(await exists(pool, table))) return
  const { rows } = await pool.query(sql, sql.includes('$1') ? [now] : [])
  const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] })
  for (const row of rowsSchema.parse(rows)) {
    if (label === undefined) gauge.set(row.value)
    else gauge.set({ [label]: row.label ?? '' }, row.value)
  }
}

/** Metrics of feeds, queue and index from the database, and whether the database answered. */
export const platformMetrics = async (pool: Pool, now: Date): Promise<Registry> => {
  const registry = new Registry()
  const up = new Gauge({
    name: 'forecourt_database_up',
    help: '1: the database answered this scrape.',
    registers: [registry],
  })
  try {
    for (const metric of metrics) await collect(pool, registry, metric, now)
    up.set(1)
  } catch {
    // The other numbers are left out rather than guessed.
    up.set(0)
  }
  return registry
}
