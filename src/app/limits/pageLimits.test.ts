import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Answered, notedServer } from '@/src/services/visitors/notedServer.testing'
import { admitImage, admitPage } from './pageLimits'

const settings = { TRUST_PROXY: true, VISITOR_LIMIT_FACTOR: 1 }
vi.mock('@/src/env', () => ({ env: () => settings }))

let server: Awaited<ReturnType<typeof notedServer>>
let making = 0
let mostMade = 0
let asked = 0
/** Pages are answered once this many requests have arrived. */
let finishAfter = 0
const open: (() => void)[] = []

/** Of the pages that are not below /{tenant}/q only those named 'page' exist. */
beforeAll(async () => {
  server = await notedServer(async (headers, path, response) => {
    const [, tenant = ''] = path.split('/')
    asked += 1
    if (asked === finishAfter) open.splice(0).forEach((finish) => finish())
    const request = new NextRequest(`http://x${path}`, { headers })
    const refused = await (tenant === '_next' ? admitImage(request) : admitPage(request, tenant, path))
    if (refused) {
      response.writeHead(refused.status, Object.fromEntries(refused.headers)).end(await refused.text())
      return
    }
    const answer = () => void response.writeHead(path.includes('page') ? 200 : 404).end()
    if (!path.includes('/q/')) return asked < finishAfter ? void open.push(answer) : answer()
    making += 1
    mostMade = Math.max(mostMade, making)
    const finish = () => {
      making -= 1
      response.end('results')
    }
    if (asked < finishAfter) open.push(finish)
    else finish()
  })
})
afterAll(() => server.stop())

const from = (address: string) => ({ 'x-forwarded-for': address })
const many = (count: number, path: (n: number) => string, address: (n: number) => string): Promise<Answered[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => server.ask(path(n), from(address(n)))))
const inTurn = async (count: number, path: (n: number) => string, address: string): Promise<Answered[]> => {
  const answers: Answered[] = []
  for (let n = 0; n < count; n += 1) answers.push(await server.ask(path(n), from(address)))
  return answers
}
const statusOf = ({ status }: Answered): number => status

test('NFR-06 M2 a client that has page after page made for it is told to wait, others are not', async () => {
  const flood = await inTurn(22, () => '/flooded/q/search', '10.0.0.1')
  expect(flood.slice(0, 20).map(statusOf)).toEqual(Array(20).fill(200))
  const refused = flood.find(({ status }) => status === 429)
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused?.text).toContain('Too many requests')
  expect((await server.ask('/other/q/search', from('10.0.0.1'))).status).toBe(200)
})

test('NFR-06 M2 one dealership has at most two such pages in the making, from however many clients', async () => {
  mostMade = 0
  asked = 0
  finishAfter = 40
  const answers = await many(
    40,
    () => '/busy/q/search',
    (n) => `10.1.0.${n}`,
  )
  expect(mostMade).toBeLessThanOrEqual(2)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20)
  expect(new Set(answers.map(statusOf))).toEqual(new Set([200, 503]))
})

test('NFR-06 M2 who asks for address after address that does not exist is told to wait', async () => {
  await server.ask('/lost/page', from('10.0.0.9'))
  const statuses = (await inTurn(42, (n) => `/lost/${n}`, '10.0.0.1')).map(statusOf)
  expect(statuses.slice(0, 40)).toEqual(Array(40).fill(404))
  expect(statuses).toContain(429)
  expect((await server.ask('/lost/page', from('10.0.0.1'))).status, 'a page in the cache').toBe(200)
  expect((await server.ask('/lost/41', from('10.0.0.2'))).status, 'another client').toBe(404)
})

test('H1 M2 asking for them at once gets no more of them made', async () => {
  asked = 0
  finishAfter = 120
  const answers = await many(
    120,
    (n) => `/hurried/${n}`,
    () => '10.0.0.1',
  )
  const made = answers.filter(({ status }) => status === 404).length
  expect(made).toBeGreaterThanOrEqual(40)
  expect(made).toBeLessThanOrEqual(43)
})

test('NFR-06 M2 pages that exist do not count, however many', async () => {
  expect(new Set((await inTurn(80, (n) => `/reader/page-${n}`, '10.0.0.1')).map(statusOf))).toEqual(new Set([200]))
})

test('H1 M2 without a trusted proxy the misses of a connection count for its address, and for no other', async () => {
  settings.TRUST_PROXY = false
  try {
    const misses = async (localAddress: string, count: number): Promise<Set<number>> => {
      const statuses = new Set<number>()
      for (let n = 0; n < count; n += 1)
        statuses.add((await server.ask(`/unproxied/${localAddress}/${n}`, {}, { localAddress })).status)
      return statuses
    }
    expect(await misses('127.0.0.8', 42)).toEqual(new Set([404, 429]))
    expect(await misses('127.0.0.9', 10)).toEqual(new Set([404]))
  } finally {
    settings.TRUST_PROXY = true
  }
})

test('H4 who asks for picture after picture that is refused is told to wait; pictures that are made do not count', async () => {
  const picture = (kind: string) => (n: number) => `/_next/image?url=%2F${kind}-${n}.webp&w=640&q=75`
  expect(new Set((await inTurn(80, picture('page'), '10.0.2.1')).map(statusOf))).toEqual(new Set([200]))
  const statuses = (await inTurn(62, picture('refused'), '10.0.2.1')).map(statusOf)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(404))
  expect(statuses).toContain(429)
  expect((await server.ask(picture('page')(0), from('10.0.2.1'))).status, 'made before').toBe(200)
  expect((await server.ask(picture('refused')(99), from('10.0.2.2'))).status, 'another client').toBe(404)
})
