import { gzipSync } from 'node:zlib'
import type { Where } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { own, payload, setUpTwoDealerships, staff, who, other } from './access/twoDealerships'

setUpTwoDealerships()

interface Feed {
  id: string
  key: string
}
let feed: Feed
let strangers: Feed

const addFeed = async (tenant: string): Promise<Feed> => {
  const { id, key } = await payload.create({
    collection: 'feed-clients',
    data: { tenant, name: 'Endpoint', active: true, profile: 'canonical', mode: 'snapshot', fetchPhotos: false },
  })
  return { id, key: key ?? '' }
}
beforeAll(async () => {
  feed = await addFeed(own.tenant)
  strangers = await addFeed(other.tenant)
})

const keyOf = ({ key }: Feed): Record<string, string> => ({ authorization: `Feed-Key ${key}` })
const cars = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) =>
    JSON.stringify({ stocknum: `E${from + index}`, make: 'Kia', model: 'Rio', price: 1000 }),
  ).join('\n')

const answerSchema = z.looseObject({
  success: z.boolean(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  run: z.looseObject({ id: z.string(), state: z.string().optional() }).optional(),
})

const plain = (headers: HeadersInit): Record<string, string> => Object.fromEntries(new Headers(headers))

const answerOf = async (response: Response) => {
  const body = answerSchema.parse(await response.json())
  return { status: response.status, code: body.error?.code, run: body.run }
}

const send = async (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = keyOf(feed),
  { query = '', to = feed.id } = {},
) => {
  const { POST } = await import('@/src/app/api/feeds/[client]/import/route')
  const url = `http://localhost:3000/api/feeds/${to}/import${query}`
  const request = new Request(url, { method: 'POST', body, headers: { host: 'localhost:3000', ...headers } })
  return answerOf(await POST(request, { params: Promise.resolve({ client: to }) }))
}

const decide = async (word: 'approve' | 'refuse', run: string, headers: Record<string, string>) => {
  const { POST } =
    word === 'approve'
      ? await import('@/src/app/api/feeds/[client]/runs/[run]/approve/route')
      : await import('@/src/app/api/feeds/[client]/runs/[run]/refuse/route')
  const request = new Request('http://localhost:3000/x', {
    method: 'POST',
    headers: { host: 'localhost:3000', ...headers },
  })
  return answerOf(await POST(request, { params: Promise.resolve({ client: feed.id, run }) }))
}

const forSale = async (): Promise<number> => {
  const where: Where = {
    and: [{ stocknum: { like: 'E' } }, { status: { equals: 'in_stock' } }, { tenant: { equals: own.tenant } }],
  }
  return (await payload.count({ collection: 'cars', where })).totalDocs
}

describe('who may send', () => {
  test('FEED-02 the feed’s own key on the platform’s host; nothing else gets in, and nothing tells what is there', async () => {
    expect(await send(cars(1), {})).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await send(cars(1), { authorization: `Feed-Key fk_${'x'.repeat(43)}` })).toMatchObject({ status: 401 })
    expect(await send(cars(1), keyOf(strangers))).toMatchObject({ status: 404 })
    expect(await send(cars(1), keyOf(feed), { to: strangers.id })).toMatchObject({ status: 404 })
    expect(await send(cars(1), keyOf(feed), { to: 'nonsense' })).toMatchObject({ status: 404 })
    expect(await send(cars(1), { ...keyOf(feed), host: 'own.localhost:3000' })).toMatchObject({ status: 403 })
    expect(await send(cars(1), { ...keyOf(feed), origin: 'https://evil.example' })).toMatchObject({
      status: 403,
      code: 'cross_origin',
    })
    expect(await send(cars(1), plain(who.sales.headers))).toMatchObject({ status: 404 })
    await payload.update({ collection: 'feed-clients', id: strangers.id, data: { active: false } })
    expect(await send(cars(1), keyOf(strangers), { to: strangers.id })).toMatchObject({ status: 401 })
    expect(await forSale()).toBe(0)
  })

  test('FEED-04 a request that cannot be understood is told which part', async () => {
    expect(await send(cars(1), keyOf(feed), { query: '?mode=everything' })).toMatchObject({
      status: 400,
      code: 'invalid_request',
    })
    expect(await send(cars(1), keyOf(feed), { query: '?sequence=-1' })).toMatchObject({ status: 400 })
    expect(await send(cars(1), { ...keyOf(feed), 'content-encoding': 'br' })).toMatchObject({ status: 400 })
  })
})

describe('compressed files', () => {
  test('FEED-07 gzip is read as it streams; the same file uncompressed is the same delivery', async () => {
    const headers = { ...keyOf(feed), 'idempotency-key': 'zipped' }
    const first = await send(new Uint8Array(gzipSync(cars(10))), { ...headers, 'content-encoding': 'gzip' })
    expect(first).toMatchObject({ status: 200, run: { state: 'done', counts: { created: 10 } } })
    expect((await send(cars(10), headers)).run).toMatchObject({ id: first.run?.id, replayed: true })
  })

  test('FEED-07 a zip bomb and broken gzip are refused, and nothing is taken off sale', async () => {
    const before = await forSale()
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(200_000_000, '\n')))
    expect(bomb.byteLength).toBeLessThan(300_000)
    const headers = { ...keyOf(feed), 'content-encoding': 'gzip' }
    expect(await send(bomb, headers)).toMatchObject({ status: 422, code: 'unreadable_file', run: { state: 'failed' } })
    expect(await send('this is no gzip', headers)).toMatchObject({ status: 422, run: { state: 'failed' } })
    expect(await forSale()).toBe(before)
  })
})

describe('a held run', () => {
  const hold = async (count: number): Promise<string> => {
    await send(cars(20))
    const { run } = await send(cars(count))
    expect(run).toMatchObject({ state: 'held', counts: { missing: 20 - count } })
    return run?.id ?? ''
  }

  test('FEED-03 only editors of the dealership decide; the feed’s own key, sales and strangers do not', async () => {
    const run = await hold(5)
    expect(await decide('approve', run, keyOf(feed))).toMatchObject({ status: 403 })
    expect(await decide('approve', run, plain(who.sales.headers))).toMatchObject({ status: 404 })
    const stranger = await staff('marketer@stranger.test', [{ tenant: other.tenant, role: 'marketer' }])
    expect(await decide('approve', run, plain(stranger.credentials.headers))).toMatchObject({ status: 404 })
    expect(
      await decide('approve', run, { ...plain(who.marketer.headers), origin: 'https://evil.example' }),
    ).toMatchObject({
      status: 403,
    })
    expect(await forSale()).toBe(20)
    expect(await decide('refuse', run, plain(who.marketer.headers))).toMatchObject({
      status: 200,
      run: { state: 'refused' },
    })
    expect(await decide('approve', run, plain(who.marketer.headers))).toMatchObject({ status: 409, code: 'not_held' })
    expect(await forSale()).toBe(20)
  })

  test('FEED-03 approved: what its file did not hold goes, except what a newer delivery has seen since', async () => {
    const run = await hold(5)
    await send(cars(3, 10), keyOf(feed), { query: '?mode=delta' })
    expect(await decide('approve', run, plain(who.marketer.headers))).toMatchObject({
      status: 200,
      run: { state: 'done', counts: { missing: 12 } },
    })
    expect(await forSale()).toBe(8)
  })
})

test('FEED-04 the list of rejects opens in a spreadsheet without a formula of the sender’s', async () => {
  const evil = '=HYPERLINK("https://evil.example")'
  const { run } = await send(
    `${cars(20)}\n${JSON.stringify({ stocknum: 'X', model: evil })}\n${JSON.stringify({ stocknum: 'Y', make: 'Kia', model: 'Rio', km: evil })}`,
  )
  const { GET } = await import('@/src/app/api/feeds/[client]/runs/[run]/rejects.csv/route')
  const request = new Request('http://localhost:3000/x', { headers: { host: 'localhost:3000', ...keyOf(feed) } })
  const response = await GET(request, { params: Promise.resolve({ client: feed.id, run: run?.id ?? '' }) })
  const text = await response.text()
  expect(text).toContain('"line","row","outcome","field","value","reason"')
  expect(text).toContain('"21","S:X","rejected"')
  expect(text).toContain('HYPERLINK')
  expect(text).not.toMatch(/(^|,)"?[=+@]/m)
})
