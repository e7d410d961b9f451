import { beforeEach, expect, test } from 'vitest'
import { searchGuard } from './searchGuard'

beforeEach(() => {
  globalThis.searchGuard = undefined
})

test('NFR-06 H3 answers are kept in 16 MB at most, however many and however large', async () => {
  const { answers } = searchGuard()
  const text = 'x'.repeat(400_000)
  for (let n = 0; n < 60; n += 1) await answers.answer('site', String(n), async () => text)
  expect(answers.byteLength).toBeLessThanOrEqual(16_000_000)
  expect([answers.has('site', '0'), answers.has('site', '59')]).toEqual([false, true])
  await answers.answer('site', 'huge', async () => 'x'.repeat(2_000_000))
  expect(answers.has('site', 'huge')).toBe(false)
})

test('SEA-28 an answer is made once, and anew when its own site changed', async () => {
  const { answers } = searchGuard()
  let made = 0
  const ask = async (tenant: string) => (await answers.answer(tenant, 'q', async () => ({ made: (made += 1) }))).json()
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([{ made: 1 }, { made: 1 }, { made: 2 }])
  answers.forget('a')
  expect([await ask('a'), await ask('b')]).toEqual([{ made: 3 }, { made: 2 }])
})
