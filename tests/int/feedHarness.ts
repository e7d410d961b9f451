import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { FeedDelivery, ImportOptions } from '@/src/jobs/feeds/importFeed'
import { importFeed } from '@/src/jobs/feeds/importFeed'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { testDatabase } from '../setup/testDatabase'

export type FeedCar = Record<string, unknown> & { stocknum: string }

/** A car as a canonical feed sends it; the number is its stock number. */
export const feedCar = (number: number, changes: Record<string, unknown> = {}): FeedCar => ({
  stocknum: `U${1000 + number}`,
  make: 'Toyota',
  model: 'Corolla',
  badge: 'Ascent Sport',
  year: 2015 + (number % 9),
  price: 15_000 + number,
  km: 1000 * number,
  ...changes,
})

const encoder = new TextEncoder()

/** Cars as the bytes of an NDJSON file, in chunks. */
export const ndjson = async function* (cars: Iterable<unknown>): AsyncGenerator<Uint8Array> {
  for (const car of cars) yield encoder.encode(`${JSON.stringify(car)}\n`)
}

/** A dealership and its feed on a real database. */
export const addFeed = async (pool: Pool, settings: Record<string, unknown> = {}) => {
  const slug = `dealer-${randomUUID().slice(0, 8)}`
  const tenant = await pool.query(
    'INSERT INTO tenants (name, slug, website_id, settings) VALUES ($1, $1, $1, $2) RETURNING id',
    [slug, JSON.stringify(settings)],
  )
  const tenantId = String(tenant.rows[0].id)
  const client = await pool.query(
    "INSERT INTO feed_clients (tenant_id, name, active, fetch_photos) VALUES ($1, 'Feed', true, false) RETURNING id",
    [tenantId],
  )
  return { tenantId, clientId: String(client.rows[0].id) }
}

export interface RunRow {
  id: string
  state: string
  message: string | null
  [count: string]: unknown
}

/** The feed engine on a database of its own, with one dealership and one feed. */
export const feedHarness = async (settings: Record<string, unknown> = {}) => {
  const database = await testDatabase()
  const pool = workerPool(database.url, 6)
  const feed = await addFeed(pool, settings)

  const run = async (id: string): Promise<RunRow> => {
    const { rows } = await pool.query(
      `SELECT id, state, message, "rows"::int, created::int, updated::int, unchanged::int, skipped::int, rejected::int,
              advised::int, missing::int, returned::int, content_hash, sequence::int, timings, outcomes
       FROM feed_runs WHERE id = $1`,
      [id],
    )
    return rows[0]
  }
  const deliver = async (cars: Iterable<unknown>, request: Partial<FeedDelivery> = {}, options: ImportOptions = {}) => {
    const delivery = {
      clientId: feed.clientId,
      bytes: ndjson(cars),
      mode: null,
      sequence: null,
      idempotencyKey: null,
      dryRun: false,
      fileName: null,
      ...request,
    }
    const answer = await importFeed(database.url, delivery, options)
    return { ...answer, run: await run(answer.runId) }
  }
  const cars = async (tenantId = feed.tenantId) =>
    (await pool.query('SELECT * FROM cars WHERE tenant_id = $1 ORDER BY stocknum, id', [tenantId])).rows
  return {
    ...feed,
    databaseUrl: database.url,
    pool,
    deliver,
    run,
    cars,
    statuses: async () => Object.fromEntries((await cars()).map(({ stocknum, status }) => [stocknum, status])),
    outcomes: async (runId: string) =>
      (await pool.query('SELECT line, outcome, issues FROM feed_outcomes WHERE run_id = $1 ORDER BY line', [runId]))
        .rows,
    stop: async () => {
      await pool.end()
      await database.drop()
    },
  }
}

export type FeedHarness = Awaited<ReturnType<typeof feedHarness>>
