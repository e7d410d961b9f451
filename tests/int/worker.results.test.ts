import { EventEmitter } from 'node:events'
import { runMigrations, type Task, type WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRunning } from '@/src/jobs/worker/keepRunning'
import { workerSession } from '@/src/jobs/worker/workerSession'
import { logger, syncHarness, type SyncHarness } from './syncHarness'

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

/** A promise and the function that fulfils it. */
const gate = () => {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

test('SEA-23 two results of jobs lost at once with the database’s sessions: the runner ends, is started again, and both jobs run again', async () => {
  await runMigrations({ pgPool: h.pool, logger })
  const other = new Pool({ connectionString: h.url, max: 1 })
  const events: WorkerEvents = new EventEmitter()
  const session = workerSession(h.pool)
  events.on('pool:create', ({ workerPool }) => void session.join(workerPool.id))
  const gates = { first: gate(), second: gate() }
  const ran: string[] = []
  const task = (name: keyof typeof gates) => async () => {
    ran.push(name)
    await gates[name].opened
  }
  const start = () =>
    h.runner({
      events,
      concurrency: 2,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: { first: task('first'), second: task('second') },
    })
  const runner = await keepRunning(start, events, session.leave, h.deps.log)
  /** Sessions that wait for the locked table: of each ended job the result and the look for the next job. */
  const waiting = async (): Promise<number[]> => {
    const { rows } = await other.query(
      "SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    )
    return rows.map(({ pid }) => pid)
  }
  try {
    await runner.addJob('first', {})
    await runner.addJob('second', {})
    await expect.poll(() => ran.toSorted()).toEqual(['first', 'second'])
    await other.query('BEGIN')
    await other.query('LOCK TABLE graphile_worker._private_jobs IN ACCESS EXCLUSIVE MODE')
    gates.first.open()
    await expect.poll(async () => (await waiting()).length).toBe(2)
    gates.second.open()
    await expect.poll(async () => (await waiting()).length).toBe(4)
    await other.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [await waiting()])
    await other.query('ROLLBACK')
    await expect.poll(() => ran.toSorted(), { timeout: 15_000 }).toEqual(['first', 'first', 'second', 'second'])
  } finally {
    await runner.stop()
    await session.end()
    await other.end()
  }
})

test('SEA-23 a runner whose first question for jobs was lost with the database’s session is replaced by one that gets them', async () => {
  await runMigrations({ pgPool: h.pool, logger })
  const other = new Pool({ connectionString: h.url, max: 2 })
  const lock = await other.connect()
  const events: WorkerEvents = new EventEmitter()
  const ran = vi.fn<Task>()
  const start = () => h.runner({ events, taskList: { only: ran } })
  await lock.query('BEGIN')
  await lock.query('LOCK TABLE graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE')
  const runner = await keepRunning(start, events, async () => undefined, h.deps.log)
  try {
    await expect
      .poll(async () => {
        const { rowCount } = await other.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE wait_event_type = 'Lock' AND datname = current_database()`,
        )
        return rowCount
      })
      .toBe(1)
    await lock.query('ROLLBACK')
    await other.query("SELECT graphile_worker.add_job('only')")
    await expect.poll(() => ran.mock.calls.length, { timeout: 15_000 }).toBe(1)
  } finally {
    await runner.stop()
    lock.release(true)
    await other.end()
  }
})
