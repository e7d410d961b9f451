import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offlineEnv } from '@/src/env'
import { importFeed } from '@/src/jobs/feeds/importFeed'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { migrateDatabase } from '../../scripts/lib/migrateDatabase'
import { startPostgres, type PostgresServer } from '@/scripts/servers/postgres'
import { addFeed, feedCar, feedHarness, type FeedHarness, ndjson } from './feedHarness'

const CARS = 1500
const KILLS = 10
let feed: FeedHarness
let dir: string

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
  chmodSync(dir, 0o755)
  feed = await feedHarness()
})
afterAll(async () => {
  await feed.stop()
  rmSync(dir, { recursive: true, force: true })
})

const fileOf = (name: string, cars: unknown[]): string => {
  const file = join(dir, name)
  writeFileSync(file, cars.map((car) => `${JSON.stringify(car)}\n`).join(''))
  return file
}

/** A process of its own that imports a file; `kill` ends it as a power cut would. */
const importer = (file: string, key: string) => {
  const args = ['bench/importFile.ts', feed.databaseUrl, feed.clientId, file, key]
  const child = spawn('node_modules/.bin/tsx', args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return { ended, output: () => output, kill: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL') }
}

const count = async (sql: string): Promise<number> => Number((await feed.pool.query(sql)).rows[0].count)

test(`FEED-05 kill -9 at ${KILLS} points of an import, the sender retries: every car is as the file says, none twice, none wrongly gone`, async () => {
  await feed.deliver(Array.from({ length: 200 }, (_, number) => feedCar(number)))
  // What the sender's own books say of each stock number, whatever the platform did meanwhile.
  const ledger = new Map<string, number>()
  const cars = Array.from({ length: CARS }, (_, index) => feedCar(index + 20, { price: 40_000 + index }))
  for (const { stocknum, price } of cars) ledger.set(stocknum, Number(price))
  const file = fileOf('killed.ndjson', cars)
  const points: number[] = []
  for (let kill = 0; kill < KILLS; kill += 1) {
    const running = importer(file, 'the-delivery')
    const goal = Math.floor(((kill + Math.random()) * CARS) / KILLS)
    const stored = () => count('SELECT count(*) FROM cars WHERE price >= 40000')
    const from = Date.now()
    let over = false
    void running.ended.then(() => (over = true))
    // A point of the import by rows first, later by time, so that kills hit the reading, the comparing and the end, too.
    while (!over && (await stored()) < goal) await sleep(2)
    await sleep(Math.random() * (kill < 5 ? 30 : 400))
    if (!over) running.kill()
    await running.ended
    points.push(await stored())
    expect(Date.now() - from).toBeLessThan(60_000)
    expect(await count("SELECT count(*) FROM cars WHERE status = 'sold'")).toBeLessThanOrEqual(20)
    const { rows } = await feed.pool.query(
      "SELECT count(*)::int AS gone, (SELECT count(*)::int FROM feed_runs WHERE state = 'done' AND idempotency_key = 'the-delivery') AS done FROM cars WHERE status = 'sold'",
    )
    // Nothing goes before a run has come to its end.
    if (rows[0].done === 0) expect(rows[0].gone).toBe(0)
  }
  const last = importer(file, 'the-delivery')
  expect(await last.ended, last.output()).toBe(0)
  process.stdout.write(`FEED-05 cars stored at each kill: ${points.join(', ')}\n`)

  const stock = await feed.cars()
  expect(new Set(stock.map(({ stocknum }) => stocknum)).size).toBe(stock.length)
  const forSale = stock.filter(({ status }) => status === 'in_stock')
  expect(new Map(forSale.map(({ stocknum, price }) => [stocknum, Number(price)]))).toEqual(ledger)
  expect(stock.filter(({ status }) => status === 'sold')).toHaveLength(20)
  expect(await count("SELECT count(*) FROM feed_runs WHERE state = 'running'")).toBe(0)
  // Each change of a car is in the search queue: nothing landed without its entry.
  expect(
    await count('SELECT count(*) FROM cars WHERE NOT EXISTS (SELECT FROM stock_changes WHERE car_id = cars.id)'),
  ).toBe(0)
}, 300_000)

test('FEED-05 two processes deliver for one client at once: one works, the other is told, the end is one file’s', async () => {
  const file = fileOf(
    'both.ndjson',
    Array.from({ length: CARS }, (_, index) => feedCar(index + 20, { price: 60_000 + index })),
  )
  const both = [importer(file, 'both-a'), importer(file, 'both-b')]
  await Promise.all(both.map(({ ended }) => ended))
  expect(both.some(({ output }) => output().includes('runId'))).toBe(true)
  for (const { output } of both) expect(output()).toMatch(/runId|run_in_progress/)
  expect(await count("SELECT count(*) FROM cars WHERE status = 'in_stock' AND price >= 60000")).toBe(CARS)
}, 120_000)

test('FEED-05 PostgreSQL is killed and started again under an import: the retry ends as one run would', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
  chmodSync(dataDir, 0o755)
  const start = (): Promise<PostgresServer> => startPostgres({ dataDir, password: 'throw-away' })
  let server = await start()
  try {
    await server.createDatabase('shop')
    await migrateDatabase(server.databaseUrl('shop'), { ...offlineEnv, DATA_DIR: dir })
    let pool = workerPool(server.databaseUrl('shop'), 2)
    const { clientId } = await addFeed(pool)
    const cars = Array.from({ length: CARS }, (_, number) => feedCar(number))
    const deliver = () => {
      const request = { mode: null, sequence: 1, idempotencyKey: 'k', dryRun: false, fileName: null }
      return importFeed(server.databaseUrl('shop'), { ...request, clientId, bytes: ndjson(cars) }, { batchRows: 50 })
    }
    const first = deliver()
    const outcome = expect(first).rejects.toThrow()
    while (Number((await pool.query('SELECT count(*) FROM cars')).rows[0].count) < 300) await sleep(2)
    const acknowledged = Number((await pool.query('SELECT count(*) FROM cars')).rows[0].count)
    process.kill(server.ref.pid, 'SIGKILL')
    await outcome
    await pool.end()
    server = await start()
    pool = workerPool(server.databaseUrl('shop'), 2)
    expect(Number((await pool.query('SELECT count(*) FROM cars')).rows[0].count)).toBeGreaterThanOrEqual(acknowledged)
    await deliver()
    const { rows } = await pool.query(
      'SELECT count(*)::int AS cars, count(DISTINCT stocknum)::int AS numbers, count(DISTINCT slug)::int AS slugs FROM cars',
    )
    expect(rows).toEqual([{ cars: CARS, numbers: CARS, slugs: CARS }])
    const runs = await pool.query('SELECT state FROM feed_runs ORDER BY started_at')
    expect(runs.rows).toEqual([{ state: 'interrupted' }, { state: 'done' }])
    await pool.end()
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 120_000)
