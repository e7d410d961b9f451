import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { Pool } from 'pg'
import { expect, test, vi } from 'vitest'
import { lostJobs } from './lostJobs'

test('SEA-23 a job that runs, or has just ended, is not lost; nothing is known of a pool that ended', async () => {
  vi.useFakeTimers()
  const events: WorkerEvents = new EventEmitter()
  const pool = new Pool()
  const query = vi.spyOn(pool, 'query').mockImplementation(() => Promise.resolve({ rows: [{ id: '7' }] }))
  const count = lostJobs(pool, events, 10)
  const tell = (name: string, what: object): boolean => (events as EventEmitter).emit(name, what)
  tell('pool:create', { workerPool: { id: 'first' } })
  expect(await count()).toBe(1)
  tell('job:start', { job: { id: '7' } })
  vi.advanceTimersByTime(60_000)
  expect(await count()).toBe(0)
  tell('job:complete', { job: { id: '7' } })
  expect(await count()).toBe(0)
  vi.advanceTimersByTime(11_000)
  await count()
  expect(await count()).toBe(1)
  tell('job:start', { job: { id: '7' } })
  tell('pool:create', { workerPool: { id: 'second' } })
  expect(await count()).toBe(1)
  expect(query.mock.lastCall?.[1]).toEqual(['second', 10])
  vi.useRealTimers()
})
