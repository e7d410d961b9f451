import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { tagsFor } from '@/src/domain/cache/tags'
import { queues, tasks } from '@/src/jobs/taskNames'
import { createStockEngine, type StockEngine } from '@/src/services/search/stockEngine'
import { faultStand, type FaultStand } from './faults/stand'
import { ledgerOf } from './faults/ledger'

const CARS = 1500
const PATIENCE_MS = 120_000
/** How many write at once while the database is killed. */
const WRITERS = 3
const PAGES_MS = 30_000
/** A worker's own start and some work: far from the minute tick that would repair everything by itself. */
const AT_ONCE_MS = 40_000
const TENANT = '00000000-0000-4000-8000-00000000000a'

let stand: FaultStand
let pool: Pool
let engine: StockEngine
let ledger: ReturnType<typeof ledgerOf>
let ids: string[]

beforeAll(async () => {
  stand = await faultStand()
  pool = new Pool({ connectionString: stand.databaseUrl, max: 6, connectionTimeoutMillis: 2000 })
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
  engine = createStockEngine({
    host: stand.variables.MEILISEARCH_URL,
    apiKey: stand.variables.MEILISEARCH_MASTER_KEY,
    index: 'Car_production',
  })
  await pool.query(
    "INSERT INTO tenants (id, name, slug, website_id) VALUES ($1, 'Harbour City', 'harbour-city', 'h')",
    [TENANT],
  )
  ledger = ledgerOf(pool, TENANT)
  await stand.startWorker()
  ids = await ledger.create(CARS)
  await converged('first load')
}, 180_000)
afterAll(async () => {
  await pool?.end()
  await engine?.close()
  await stand?.destroy()
}, 60_000)

const stored = async (): Promise<Map<string, number>> =>
  new Map((await pool.query('SELECT id::text, price FROM cars')).rows.map(({ id, price }) => [id, Number(price)]))

const indexed = async (): Promise<Map<string, number> | null> => {
  try {
    const { results } = await engine.client
      .index<{ id: string; price: number }>('Car_production')
      .getDocuments({ limit: 100_000, fields: ['id', 'price'] })
    return new Map(results.map(({ id, price }) => [id, price]))
  } catch {
    return null
  }
}
const equal = (a: Map<string, number>, b: Map<string, number>): boolean =>
  a.size === b.size && [...a].every(([id, price]) => b.get(id) === price)

/** Waits until index and database are equal and nothing is left to do; then the account must agree. Returns the ms it took. */
const converged = async (what: string): Promise<number> => {
  const started = performance.now()
  for (;;) {
    const { rows } = await pool
      .query('SELECT count(*)::int AS open FROM stock_changes WHERE processed_at IS NULL')
      .catch(() => ({ rows: [{ open: -1 }] }))
    const documents = rows[0].open === 0 ? await indexed() : null
    if (documents && equal(documents, await stored())) break
    if (performance.now() - started > PATIENCE_MS) {
      throw new Error(
        `${what}: not equal after ${PATIENCE_MS} ms, ${rows[0].open} open\n${stand.output.slice(-20).join('\n')}`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const ms = Math.round(performance.now() - started)
  expect(ledger.agreesWith(await stored()), what).toEqual([])
  await pagesFollow()
  // The numbers of this test are in docs/operations.md.
  process.stdout.write(`${what}: equal after ${ms} ms\n`)
  return ms
}

const refreshed = (tag: string): number => stand.tags.get(tag) ?? 0

/** Pages are refreshed after the index is written: each car's, and the listings, after the car's last commit. */
const pagesFollow = (): Promise<void> =>
  vi.waitFor(() => {
    const stale = ids.filter((id) => {
      const committed = ledger.committed.get(id) ?? 0
      const isGone = ledger.account.get(id) === null
      return (
        refreshed(tagsFor.stock(TENANT)) < committed ||
        (!isGone && refreshed(tagsFor.carSlug(TENANT, `car-${id}`)) < committed)
      )
    })
    expect(stale).toEqual([])
  }, PAGES_MS)

const one = (index: number): string => ids[index % ids.length] ?? ''
const alive = (): string[] => ids.filter((id) => ledger.account.get(id) !== null)

describe('the sync under faults', () => {
  test('SEA-23 engine stopped while 1,000 cars are edited and 100 deleted: nothing is lost', async () => {
    await stand.stopEngine()
    const from = performance.now()
    const gone = ids.slice(0, 100)
    for (let start = 0; start < 1000; start += 50) {
      await Promise.all(Array.from({ length: 50 }, (_, n) => ledger.edit(one(100 + start + n), 20_000 + start + n)))
    }
    await ledger.remove(gone)
    const { rows } = await pool.query('SELECT count(*)::int AS open FROM stock_changes WHERE processed_at IS NULL')
    expect(rows[0].open).toBeGreaterThanOrEqual(1100)
    await stand.startEngine()
    await converged('engine back after an outage')
    // The page of a deleted car is refreshed by the deletion itself, at once.
    for (const id of [...gone, one(150)])
      expect(refreshed(tagsFor.carSlug(TENANT, `car-${id}`)) > from, id).toBe(!gone.includes(id))
  }, 180_000)

  test('SEA-23 the engine’s data folder wiped: the worker notices and fills it again by itself', async () => {
    await stand.stopEngine()
    stand.wipeEngine()
    const from = performance.now()
    await stand.startEngine()
    expect(await indexed()).toBeNull()
    // What the schedule does every minute.
    await pool.query("SELECT wake_worker($1, '{}'::json, $2, 'test')", [tasks.watchStock, queues.stock])
    await converged('engine’s data wiped')
    await expect.poll(() => refreshed(tagsFor.stock(TENANT)), { timeout: 10_000 }).toBeGreaterThan(from)
    const settings = await engine.client.index('Car_production').getSettings()
    expect(settings.filterableAttributes).toContain('sites')
  }, 180_000)

  test('SEA-23 the worker killed in the middle of its work, again and again: it goes on where it was, at once', async () => {
    let price = 30_000
    const busy = async (): Promise<boolean> => {
      const { rows } = await pool.query(
        'SELECT count(*)::int AS jobs FROM graphile_worker.jobs WHERE locked_by IS NOT NULL',
      )
      return rows[0].jobs > 0
    }
    for (const wait of [0, 80]) {
      const cars = alive().slice(0, 600)
      await Promise.all(cars.map((id) => ledger.edit(id, (price += 1))))
      while (!(await busy())) await new Promise((resolve) => setTimeout(resolve, 2))
      await new Promise((resolve) => setTimeout(resolve, wait))
      await stand.killWorker()
      await stand.startWorker()
    }
    expect(await converged('worker killed twice')).toBeLessThan(AT_ONCE_MS)
  }, 180_000)

  test('SEA-23 the database killed while cars are written: what it acknowledged is there and searchable', async () => {
    let writing = true
    let price = 40_000
    const outcomes = { done: 0, refused: 0, unknown: 0 }
    /** Cars of its own: of two writes at once, the answer that is read last need not be of the one stored last. */
    const write = async (writer: number): Promise<void> => {
      const cars = alive().filter((_, at) => at % WRITERS === writer)
      for (let n = 0; writing; n += 1) {
        outcomes[await ledger.edit(cars[(n * 7) % cars.length] ?? '', (price += 1))] += 1
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    }
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer))
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 700))
      stand.killPostgres()
      await new Promise((resolve) => setTimeout(resolve, 300))
      await stand.startPostgres()
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    writing = false
    await Promise.all(writers)
    expect(outcomes.done).toBeGreaterThan(50)
    expect(outcomes.refused).toBeGreaterThan(0)
    expect(await converged('database killed twice')).toBeLessThan(AT_ONCE_MS)
  }, 240_000)

  test('SEA-10 a rebuild killed half-way leaves the live index as it was, and the next one cleans up', async () => {
    const before = await indexed()
    const uids = async () => (await engine.client.getRawIndexes({ limit: 100 })).results.map(({ uid }) => uid)
    const rebuild = await stand.run('src/jobs/reindex.ts')
    await expect.poll(uids, { timeout: 60_000, interval: 5 }).toContain('Car_production_rebuild')
    await stand.kill(rebuild)
    expect(equal((await indexed()) ?? new Map(), before ?? new Map([['', 0]]))).toBe(true)
    const again = await stand.run('src/jobs/reindex.ts')
    const rewrite = Promise.all(
      alive()
        .slice(0, 200)
        .map((id, n) => ledger.edit(id, 50_000 + n)),
    )
    await ledger.remove(alive().slice(-20))
    await rewrite
    expect(await again.exited).toEqual({ code: 0, signal: null })
    await converged('rebuild while cars are edited and deleted')
    expect(await uids()).toEqual(['Car_production'])
  }, 180_000)
})
