import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doubting, onIndexDoubt } from './indexDoubt'
import { SearchError } from './SearchError'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  globalThis.forecourtIndexDoubt = undefined
})

const found = (...totals: number[]) => Promise.resolve({ results: totals.map((totalHits) => ({ totalHits })) })
const gone = () => Promise.reject(new SearchError('unavailable', 'Index not found.', 'index_not_found'))
const away = () => Promise.reject(new SearchError('unavailable', 'It cannot be reached.'))

test('SEA-23 a search that finds the index gone, or nothing in it, tells so; its own answer stays', async () => {
  const tell = vi.fn(async () => undefined)
  onIndexDoubt(tell)
  await expect(doubting(gone())).rejects.toMatchObject({ code: 'index_not_found' })
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(5000)
  expect(await doubting(found(0, 0))).toEqual({ results: [{ totalHits: 0 }, { totalHits: 0 }] })
  expect(tell).toHaveBeenCalledTimes(2)
})

test('SEA-23 searches that find something, if only beside the first one, and an engine that is away tell nothing', async () => {
  const tell = vi.fn(async () => undefined)
  onIndexDoubt(tell)
  await doubting(found(0, 3))
  await doubting(Promise.resolve({ results: [{ estimatedTotalHits: 2 }] }))
  await expect(doubting(away())).rejects.toThrow()
  expect(tell).not.toHaveBeenCalled()
})

test('SEA-23 a thousand such searches tell once in five seconds, and a worker that cannot be told fails no search', async () => {
  const tell = vi.fn(() => Promise.reject(new Error('The database is away.')))
  onIndexDoubt(tell)
  for (let number = 0; number < 1000; number += 1) await doubting(found(0))
  expect(tell).toHaveBeenCalledTimes(1)
})
