import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { feedHarness, type FeedHarness } from './feedHarness'

let feed: FeedHarness

beforeAll(async () => {
  feed = await feedHarness()
})
afterAll(() => feed.stop())
beforeEach(async () => {
  await feed.pool.query('DELETE FROM cars')
  await feed.pool.query('DELETE FROM feed_runs')
})

const CARS = 12
const header = 'stocknum,make,model,km,price\n'
const line = (index: number, price = 20_000 + index * 1_111): string => `U${1000 + index},Kia,Rio,${index},${price}\n`
const file = (count = CARS): string => header + Array.from({ length: count }, (_, index) => line(index)).join('')

const csv = (content: string) => {
  const bytes = async function* () {
    yield new TextEncoder().encode(content)
  }
  return feed.deliver([], { bytes: bytes() })
}
const shown = async () => (await feed.cars()).map(({ stocknum, price, status }) => [stocknum, price, status])

test('FEED-03 a cut CSV file changes no price and sells no car, wherever it is cut; the whole file settles it', async () => {
  await csv(file())
  const before = await shown()
  const rows = line(0).length
  for (let cut = 1; cut <= rows * 3; cut += 1) {
    const content = file().slice(0, -cut)
    if (content.endsWith('\n')) continue
    const { run } = await csv(content)
    expect([cut, await shown()]).toEqual([cut, before])
    expect(run).toMatchObject({ state: 'held', rejected: 1, message: expect.stringContaining('cut') })
  }
  expect((await csv(file())).run).toMatchObject({ state: 'done', missing: 0, unchanged: CARS, message: null })
})

test('FEED-04 the row that is cut says so; all before it land', async () => {
  const { run } = await csv(file(3).slice(0, -3))
  expect(run).toMatchObject({ state: 'done', created: 2, rejected: 1, message: expect.stringContaining('may be cut') })
  expect(await feed.outcomes(run.id)).toMatchObject([
    { line: 4, outcome: 'rejected', issues: [{ reason: expect.stringContaining('without a line end') }] },
  ])
})

test('FEED-03 a sender whose files never end with a line end is known by its second file', async () => {
  expect((await csv(file(5).trimEnd())).run).toMatchObject({ created: 4, rejected: 1 })
  expect((await csv(file(5).trimEnd())).run).toMatchObject({ created: 1, rejected: 0, state: 'done', message: null })
  expect((await csv(file(4).trimEnd())).run).toMatchObject({ unchanged: 4, missing: 1, state: 'done' })
  await csv(file(5))
  expect((await csv(file(4).trimEnd())).run).toMatchObject({ rejected: 1, state: 'held' })
})

test('FEED-04 columns that fill nothing are named in the answer', async () => {
  const { runReport } = await import('@/src/jobs/feeds/run/runReport')
  const { run } = await csv('stocknum,make,model,Odo reading km,price\nU1,Kia,Rio,1200,20000\n')
  const found = await runReport(feed.pool, run.id)
  expect(found?.report.file.ignoredColumns).toEqual(['Odo reading km'])
})
