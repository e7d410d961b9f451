import { EventEmitter } from 'node:events'
import { runMigrations, runOnce, type WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askForIndexWatch } from '@/src/jobs/index/askForIndexWatch'
import { taskList } from '@/src/jobs/worker/taskList'
import { queues, tasks } from '@/src/jobs/taskNames'
import { logger, syncHarness, type SyncHarness } from './syncHarness'

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

describe('wake-up calls', () => {
  test('SEA-23 a car written before the worker ever ran: no error, and the first worker finds it', async () => {
    await h.enqueue([h.put()])
    await h.wake('early')
    await runMigrations({ pgPool: h.pool, logger })
    expect(await h.jobs()).toEqual([])
    await h.wake('start')
    await runOnce({ pgPool: h.pool, logger, taskList: taskList(h.deps, async () => undefined) })
    expect(await h.found()).toHaveLength(1)
  })

  test('SEA-23 calls for one car become one, calls for two cars never wait for each other', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    await Promise.all([h.wake('a'), h.wake('a'), h.wake('b')])
    expect((await h.jobs()).map(({ key }) => key).sort()).toEqual(['a', 'b'])
    const [one, two] = [await h.pool.connect(), await h.pool.connect()]
    await one.query('BEGIN')
    try {
      const call = 'SELECT wake_worker($1, $2::json, $3, $4)'
      await one.query(call, [tasks.syncStock, '{}', queues.stock, 'car-1'])
      await two.query("SET statement_timeout = '2s'")
      await two.query(call, [tasks.syncStock, '{}', queues.stock, 'car-2'])
      await one.query('ROLLBACK')
    } finally {
      one.release(true)
      two.release(true)
    }
    expect((await h.jobs()).map(({ key }) => key).sort()).toEqual(['a', 'b', 'car-2'])
  })
})

describe('calls that wait behind a running one', () => {
  const startedOf = async (): Promise<string[]> => {
    const started: string[] = []
    const events: WorkerEvents = new EventEmitter()
    events.on('job:start', ({ job }) => void started.push(job.task_identifier))
    await runOnce({ pgPool: h.pool, logger, events, taskList: taskList(h.deps, async () => undefined) })
    return started
  }

  test('SEA-23 two hundred calls of an import: the first brings all its cars, the others never run', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    const ids = Array.from({ length: 200 }, () => h.put())
    for (const id of ids) {
      await h.enqueue([id], 'bulk')
      await h.wake(`sync-stock:${id}`)
    }
    expect((await startedOf()).filter((task) => task === tasks.syncStock)).toHaveLength(1)
    expect(await h.found()).toHaveLength(200)
  })

  test('SEA-23 a call for later is kept', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    await h.wake('now')
    const later = "SELECT graphile_worker.add_job($1, '{}'::json, $2, run_at := now() + interval '1 hour')"
    await h.pool.query(later, [tasks.syncStock, queues.stock])
    await startedOf()
    expect(await h.jobs()).toHaveLength(1)
  })

  test('SEA-23 a search that finds the index gone has it rebuilt at once; asked twice, once', async () => {
    await runMigrations({ pgPool: h.pool, logger })
    const id = h.put()
    await h.engine.done(h.engine.client.deleteIndex(h.engine.index))
    await Promise.all([askForIndexWatch(h.pool), askForIndexWatch(h.pool)])
    expect(await startedOf()).toEqual([tasks.watchStock, tasks.revalidate])
    expect((await h.found()).map((car) => car.id)).toEqual([id])
  })
})
