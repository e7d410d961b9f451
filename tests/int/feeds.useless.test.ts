import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expandBody } from '@/src/jobs/feeds/expandBody'
import { feedCar, type FeedHarness, feedHarness } from './feedHarness'

let h: FeedHarness
beforeAll(async () => {
  h = await feedHarness()
})
afterAll(() => h?.stop())

test('M4 FEED-04 a small file of a hundred thousand useless rows fails early, and few of them are kept', async () => {
  const line = `${JSON.stringify({ make: 'x' })}\n`
  const packed = gzipSync(line.repeat(100_000))
  expect(packed.byteLength).toBeLessThan(10_000)
  let read = 0
  const bytes = async function* () {
    for await (const chunk of expandBody(new Blob([packed]).stream(), 'gzip')) {
      read += chunk.byteLength
      yield chunk
    }
  }
  const { run } = await h.deliver([], { bytes: bytes() })
  expect(run.state).toBe('failed')
  expect(run.message).toMatch(/cannot be used; the rest was not read/)
  expect(Number(run.rejected)).toBeLessThan(3000)
  expect((await h.outcomes(run.id)).length).toBeLessThan(3000)
  expect(read).toBeLessThan(line.length * 30_000)
})

test('M4 FEED-05 after two such files the next waits until a minute is over', async () => {
  const aMinutePasses = () => h.pool.query("UPDATE feed_runs SET finished_at = finished_at - interval '1 minute'")
  const useless = Array.from({ length: 3000 }, () => ({ make: 'x' }))
  await aMinutePasses()
  for (let file = 0; file < 2; file += 1) expect((await h.deliver(useless)).run.state).toBe('failed')
  await expect(h.deliver([feedCar(1)])).rejects.toMatchObject({
    code: 'too_many_useless',
    retryAfterSeconds: expect.any(Number),
  })
  await aMinutePasses()
  expect((await h.deliver([feedCar(1)])).run.state).toBe('done')
})
