import { beforeEach, expect, test, vi } from 'vitest'
import { cachedRead } from './cachedRead'

const stored = new Map<string, unknown>()
/** Stores what it reads, as Next does; an error is never stored. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join(' ')
    if (!stored.has(name)) stored.set(name, await read())
    return stored.get(name)
  },
}))

beforeEach(() => stored.clear())

test.each([null, undefined])('H1 nothing found (%s) is answered and never stored', async (nothing) => {
  const read = vi.fn(async (): Promise<string | null | undefined> => nothing)
  expect(await cachedRead(['car', 'bay', 'no-such-car'], [], read)).toBe(nothing)
  expect(stored.size).toBe(0)
  read.mockResolvedValue('Karoq')
  expect(await cachedRead(['car', 'bay', 'no-such-car'], [], read)).toBe('Karoq')
  expect(await cachedRead(['car', 'bay', 'no-such-car'], [], read)).toBe('Karoq')
  expect(read).toHaveBeenCalledTimes(2)
})

test('an error reaches the caller', async () => {
  await expect(cachedRead(['car', 'bay', 'x'], [], () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
})
