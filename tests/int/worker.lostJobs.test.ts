import { EventEmitter } from 'node:events'
import { runMigrations, type WorkerEvents } from 'graphile-worker'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepRunning } from '@/src/jobs/worker/keepRunning'
import { lostJobs } from '@/src/jobs/worker/lostJobs'
import { workerSession } from '@/src/jobs/worker/workerSession'
import { logger, syncHarness, type SyncHarness } from './syncHarness'

let h: SyncHarness
beforeEach(async () => {
  h = await syncHarness()
})
afterEach(() => h.destroy())

/** As a crash leaves it that comes after the commit and before the answer: taken by a pool that knows nothing of it. */
const takenUnheard = async (poolId: string): Promise<void> => {
  await h.pool.query(
    `SELECT graphile_worker.add_job('probe', '{"name":"lost"}'::json, queue_name => 'probes', run_at => now() + interval '1 hour')`,
  )
  await h.pool.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now(), locked_by = $1, locked_at = now() - interval '1 minute'`,
    [poolId],
  )
  await h.pool.query('UPDATE graphile_worker._private_job_queues SET locked_by = $1, locked_at = now()', [poolId])
}

test('SEA-23 a job that was taken when the database crashed, before it had answered, is found and run; a running one is none', async () => {
  await runMigrations({ pgPool: h.pool, logger })
  const events: WorkerEvents = new EventEmitter()
  const session = workerSession(h.pool)
  let poolId = ''
  events.on('pool:create', ({ workerPool }) => void session.join((poolId = workerPool.id)))
  const countLost = lostJobs(h.pool, events, 0)
  const ran: string[] = []
  let finish = (): void => undefined
  const held = new Promise<void>((resolve) => (finish = resolve))
  const start = () =>
    h.runner({
      events,
      taskList: {
        probe: () => void ran.push('lost'),
        held: async () => {
          ran.push('held')
          await held
        },
      },
    })
  const runner = await keepRunning(start, events, session.leave, h.deps.log)
  try {
    await takenUnheard(poolId)
    await runner.addJob('held', {})
    await expect.poll(() => ran).toEqual(['held'])
    expect(await countLost()).toBe(1)
    finish()
    await runner.restart()
    await expect.poll(() => ran, { timeout: 10_000 }).toEqual(['held', 'lost'])
    await expect.poll(countLost).toBe(0)
  } finally {
    finish()
    await runner.stop()
    await session.end()
  }
})
