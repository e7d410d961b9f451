import { EventEmitter } from 'node:events'
import { Logger, run, runMigrations, type WorkerEvents } from 'graphile-worker'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextInQueue } from '@/src/jobs/worker/nextInQueue'
import { workerPool } from '@/src/jobs/worker/workerPool'
import { testDatabase } from '@/tests/setup/testDatabase'

const logger = new Logger(() => () => undefined)
const JOBS = 30

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
}, 60_000)
afterAll(() => database?.drop())

test('CRM-01 what waits for one receiver goes out one after the other, without a pause in between', async () => {
  const pool = workerPool(database.url, 6)
  await runMigrations({ pgPool: pool, logger })
  await pool.query(
    `SELECT graphile_worker.add_job('one', json_build_object('n', n), queue_name := 'receiver') FROM generate_series(1, ${JOBS}) AS n`,
  )
  const events: WorkerEvents = new EventEmitter()
  nextInQueue(events)
  let running = 0
  let most = 0
  let done = 0
  const runner = await run({
    ...{ pgPool: pool, logger, events, concurrency: 4, noHandleSignals: true },
    // Looking by itself alone, it would need 100 s and more. On a busy machine a look may still come too early.
    pollInterval: 5000,
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: {
      one: async () => {
        running += 1
        most = Math.max(most, running)
        await pool.query('SELECT 1')
        running -= 1
        done += 1
      },
    },
  })
  await expect.poll(() => done, { timeout: 30_000 }).toBe(JOBS)
  expect(most).toBe(1)
  await runner.stop()
  await pool.end()
})
