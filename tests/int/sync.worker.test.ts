import { EventEmitter } from 'node:events'
import { parseCrontab, runMigrations, runOnce, type Runner, type WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tagsFor } from '@/src/domain/cache/tags'
import { keepWorkerSession } from '@/src/jobs/worker/startWorker'
import { outageWait, taskList } from '@/src/jobs/worker/taskList'
import { crontab, queues, tasks } from '@/src/jobs/taskNames'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { freeDeadWorkers, SESSION_CLASS, workerSession } from '@/src/jobs/worker/workerSession'
import { createStockEngine } from '@/src/services/search/stockEngine'
import { GROUP, logger, syncHarness, TENANT, type SyncHarness } from './syncHarness'

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

/** graphile-worker stops before it has reported the end of its last job, for which it needs the pool. */
const reported = () =>
  expect
    .poll(async () => (await h.pool.query('SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).rowCount)
    .toBe(0)

describe('the worker', () => {
  let runner: Runner | null = null
  afterEach(async () => {
    await runner?.stop()
    runner = null
    await reported()
  })
  const start = async (dropped: string[], engine = h.engine) => {
    runner = await h.runner({
      taskList: taskList({ ...h.deps, engine }, async (tags) => void dropped.push(...tags)),
    })
  }

  test('SEA-23 a written car is searchable and its listings refreshed, without being asked', async () => {
    const dropped: string[] = []
    await start(dropped)
    const id = h.put()
    await h.enqueue([id])
    await h.wake(`sync-stock:${id}`)
    await expect.poll(async () => (await h.found()).length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => dropped).toEqual([tagsFor.stock(TENANT), tagsFor.stock(GROUP)])
    await expect.poll(h.jobs).toEqual([])
  })

  test("SEA-23 a car's own page is refreshed on every site that shows it, under its old and new address", async () => {
    const dropped: string[] = []
    await start(dropped)
    const payload = JSON.stringify({ tenantId: TENANT, slugs: ['new', 'old'] })
    await h.pool.query('SELECT wake_worker($1, $2::json, NULL, NULL)', [tasks.revalidateCar, payload])
    await expect
      .poll(() => dropped)
      .toEqual([...[TENANT, GROUP].flatMap((site) => [tagsFor.carSlug(site, 'new'), tagsFor.carSlug(site, 'old')])])
  })

  test('SEA-23 engine away: the call is kept for later and nothing is lost; back again: it converges', async () => {
    const nobody = createStockEngine({ host: 'http://127.0.0.1:9', apiKey: 'x', index: h.engine.index, timeoutMs: 500 })
    await start([], nobody)
    await h.enqueue([h.put()])
    await h.wake('sync-stock:car')
    await expect.poll(async () => (await h.jobs()).map(({ key }) => key)).toEqual([`${tasks.syncStock}:outage`])
    expect((await h.waiting())[0]).toMatchObject({ attempts: 0, dead_at: null })
    await runner?.stop()
    await start([])
    await expect.poll(async () => (await h.found()).length, { timeout: 10_000 }).toBe(1)
    await nobody.close()
  })

  test('SEA-23 a refused document is due again by itself', async () => {
    await start([])
    h.stock.set(TENANT, { kind: 'broken', error: 'broken', tenantId: TENANT })
    await h.enqueue([TENANT])
    await h.wake('sync-stock:bad')
    await expect.poll(async () => (await h.jobs()).map(({ key }) => key)).toEqual([`${tasks.syncStock}:retry`])
  })
})

describe('a killed worker', () => {
  const lockJob = async (workerId: string) => {
    await h.pool.query("SELECT wake_worker('sync-stock', '{}'::json, 'stock', $1)", [workerId])
    await h.pool.query(
      `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now(), attempts = 1 WHERE key = $1`,
      [workerId],
    )
    await h.pool.query(
      `UPDATE graphile_worker._private_job_queues SET locked_by = $1, locked_at = now() WHERE queue_name = 'stock'`,
      [workerId],
    )
  }
  const locked = async () =>
    (await h.pool.query('SELECT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL')).rows

  test('SEA-23 its jobs and the stock queue are free at once; those of a live one never', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    const theirs = workerPool(h.url, 3)
    const [killed, living] = [workerSession(theirs), workerSession(h.pool)]
    await killed.check()
    await killed.join('worker-killed')
    await living.check()
    await living.join('worker-living')
    await lockJob('worker-living')
    expect(await freeDeadWorkers(h.pool, 0)).toBe(0)
    expect(await locked()).toEqual([{ locked_by: 'worker-living' }])
    await lockJob('worker-killed')
    // What the end of its process does to its connections.
    await h.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid =
         (SELECT session_key FROM sync_workers WHERE worker_id = 'worker-killed')`,
      [SESSION_CLASS],
    )
    await expect.poll(() => freeDeadWorkers(h.pool, 0)).toBe(1)
    expect(await locked()).toEqual([{ locked_by: 'worker-living' }])
    await living.end()
    await killed.end()
    await theirs.end()
  })

  test('SEA-23 its job, in whose place another stands already, is gone; the other is there', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    await lockJob('worker-killed')
    await h.wake('worker-killed')
    expect((await h.jobs()).map(({ key, attempts }) => ({ key, attempts }))).toEqual([
      { key: null, attempts: 25 },
      { key: 'worker-killed', attempts: 0 },
    ])
    await h.pool.query("INSERT INTO sync_workers (worker_id, session_key) VALUES ('worker-killed', 1)")
    expect(await freeDeadWorkers(h.pool, 0)).toBe(1)
    expect((await h.jobs()).map(({ key, attempts }) => ({ key, attempts }))).toEqual([
      { key: 'worker-killed', attempts: 0 },
    ])
  })

  test('SEA-23 a pool that has left is not registered again by a check of the same moment', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    const session = workerSession(h.pool)
    await session.check()
    await session.join('worker-ended')
    const other = await h.pool.connect()
    await other.query('BEGIN; LOCK TABLE sync_workers IN SHARE MODE')
    const leaving = session.leave()
    const waiting =
      "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM sync_workers%'"
    await expect.poll(async () => (await h.pool.query(waiting)).rowCount).toBe(1)
    const checking = session.check()
    // Long enough for the check to ask its first question, if it asks before `leave` has ended.
    for (let n = 0; n < 20; n += 1) await h.pool.query('SELECT 1')
    await other.query('COMMIT')
    other.release()
    await Promise.all([leaving, checking])
    const { rows } = await h.pool.query('SELECT worker_id FROM sync_workers')
    await session.end()
    expect(rows).toEqual([])
  })

  test('SEA-23 the name in the locks of a running job is one that its process noted', async () => {
    const events: WorkerEvents = new EventEmitter()
    const session = keepWorkerSession(h.pool, events, h.deps.log)
    let finish = (): void => undefined
    const held = new Promise<void>((resolve) => (finish = resolve))
    const runner = await h.runner({ events, taskList: { [tasks.syncStock]: () => held } })
    await session.check()
    await h.wake('held')
    const unknown =
      'SELECT locked_by, locked_by IN (SELECT worker_id FROM sync_workers) AS known FROM graphile_worker.jobs'
    try {
      await expect
        .poll(async () => (await h.pool.query(unknown)).rows)
        .toEqual([{ locked_by: expect.stringMatching(/^pool-/), known: true }])
    } finally {
      finish()
      await reported()
      await runner.stop()
      await session.end()
    }
    expect((await h.pool.query('SELECT worker_id FROM sync_workers')).rows).toEqual([])
  })
})

describe('schedule', () => {
  test('SEA-23 the crontab is valid: the queue is looked at every minute, one job at a time', () => {
    const items = parseCrontab(crontab)
    const byTask = new Map(items.map(({ task, options }) => [task, options.queueName]))
    for (const task of [tasks.syncStock, tasks.watchStock, tasks.tidyStock]) expect(byTask.get(task)).toBe(queues.stock)
    // A comparison takes seconds: no edit may wait behind it.
    expect(byTask.get(tasks.reconcile)).toBe(queues.checks)
  })

  test('SEA-23 a call of the clock that still waits keeps its place when the next one is due', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    for (const { task, options } of parseCrontab(crontab)) {
      const { jobKey, jobKeyMode } = options
      const call = 'SELECT graphile_worker.add_job($1, job_key := $2, job_key_mode := $3, run_at := $4)'
      await h.pool.query(call, [task, jobKey, jobKeyMode, '2026-11-22T10:00:00Z'])
      await h.pool.query(call, [task, jobKey, jobKeyMode, '2026-11-22T10:01:00Z'])
    }
    const places = new Set((await h.jobs()).map(({ run_at }) => run_at.toISOString()))
    expect([...places]).toEqual(['2026-11-22T10:00:00.000Z'])
  })

  test('SEA-23 an outage is waited out in growing steps of at most ten seconds', () => {
    expect([0, 1, 2, 5, 50].map(outageWait)).toEqual([1000, 2000, 4000, 10_000, 10_000])
  })

  test('SEA-23 the nightly tidy-up removes cars sold more than 31 days ago and nothing else', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    const now = Math.floor(Date.now() / 1000)
    const ago = (days: number) => now - days * 86_400
    await h.engine.writeDocuments(
      [30, 32].map((days) => {
        const id = h.put({ status: 'sold', sold_date_timestamp: ago(days) })
        const built = h.stock.get(id)
        if (built?.kind !== 'document') throw new Error('no document')
        return built.document
      }),
    )
    await h.pool.query('SELECT wake_worker($1, $2::json, NULL, NULL)', [tasks.tidyStock, '{}'])
    await runOnce({ pgPool: h.pool, logger, taskList: taskList(h.deps, async () => undefined) })
    await reported()
    expect((await h.found()).map(({ sold_date_timestamp }) => sold_date_timestamp)).toEqual([ago(30)])
  })
})
