import { EventEmitter } from 'node:events'
import type { Runner } from 'graphile-worker'
import { expect, test, vi } from 'vitest'
import { keepRunning } from './keepRunning'

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

/** A runner that ends on command. */
const fakeRunner = () => {
  let end: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (end = resolve))
  const runner: Pick<Runner, 'promise' | 'stop' | 'addJob'> = {
    promise,
    stop: async () => end(),
    addJob: vi.fn<Runner['addJob']>(),
  }
  return { runner, end }
}

test('SEA-23 a runner that ends by itself is started again once the database is back, and stops when asked', async () => {
  const runners = [fakeRunner(), fakeRunner()]
  const start = vi.fn(async () => runners[start.mock.calls.length - 1]!.runner)
  const leave = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const kept = await keepRunning(start, new EventEmitter(), leave, log)
  runners[0]!.end()
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2), { timeout: 5_000 })
  expect(leave).toHaveBeenCalledTimes(2)
  await kept.addJob('sync-stock', {})
  expect(runners[1]!.runner.addJob).toHaveBeenCalledOnce()
  await kept.stop()
  await kept.promise
  expect(start).toHaveBeenCalledTimes(2)
})
