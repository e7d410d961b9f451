import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiComponents, type ComponentName } from '@/src/domain/openapi/components'
import { openApiDocument } from '@/src/domain/openapi/openApiDocument'
import type { FeedClient, Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '../setup/testPayload'

let stand: TestPayload
let own: Tenant
let feed: FeedClient
let token = ''
const host = 'localhost:3000'

beforeAll(async () => {
  stand = await testPayload()
  own = await stand.payload.create({
    collection: 'tenants',
    data: { name: 'Own', slug: 'own', websiteId: 'own', template: 'default' },
  })
  feed = await stand.payload.create({
    collection: 'feed-clients',
    data: { tenant: own.id, name: 'DMS', active: true, profile: 'canonical', mode: 'snapshot' },
  })
  const password = 'correct horse battery'
  await stand.payload.create({
    collection: 'users',
    data: { email: 'a@own.test', password, tenants: [{ tenant: own.id, role: 'dealership-admin' }] },
  })
  token = (await stand.payload.login({ collection: 'users', data: { email: 'a@own.test', password } })).token ?? ''
}, 180_000)

afterAll(() => stand?.destroy())

const byKey = () => ({ authorization: `Feed-Key ${feed.key ?? ''}` })
const byStaff = () => ({ authorization: `JWT ${token}` })

/** The component the document gives for an answer of an operation. */
const componentOf = (path: string, method: string, status: number): ComponentName => {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument('http://x')))
  const answer = paths[path]?.[method]?.responses[status]
  expect(answer, `${method} ${path} ${status} is not in the document`).toBeTruthy()
  return answer.content['application/json'].schema.$ref.replace('#/components/schemas/', '')
}

/** The body of a real answer, checked against the document: right status, right shape, nothing that is not told. */
const documented = async (path: string, method: string, response: Response, status: number) => {
  const text = await response.text()
  expect([response.status, text.slice(0, 600)]).toEqual([status, expect.anything()])
  const body: unknown = JSON.parse(text)
  const parsed: unknown = apiComponents[componentOf(path, method, status)].parse(body)
  expect(parsed).toEqual(body)
  return JSON.parse(text)
}

const importPath = '/api/feeds/{client}/import'
const send = async (body: string, query = '', headers: HeadersInit = byKey()): Promise<Response> => {
  const { POST } = await import('@/src/app/api/feeds/[client]/import/route')
  const url = `http://${host}/api/feeds/${feed.id}/import${query}`
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: { host, ...Object.fromEntries(new Headers(headers)) },
  })
  return POST(request, { params: Promise.resolve({ client: feed.id }) })
}
const lines = (...cars: object[]): string => cars.map((car) => JSON.stringify(car)).join('\n')
const stock = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ stocknum: `U${at}`, make: 'Mazda', model: 'CX-5', price: 30_000 + at }))

describe('FEED-04 answers of the import are as documented', () => {
  test('FEED-04 a run, its report, its rejects and a replay', async () => {
    const body = lines(
      ...stock(6),
      { stocknum: 'X1', model: 'No make' },
      { stocknum: 'X2', make: 'Kia', model: 'Rio', vin: 'SHORT' },
    )
    const headers = { ...byKey(), 'idempotency-key': 'delivery-1' }
    const { run } = await documented(
      importPath,
      'post',
      await send(body, '?sequence=1&fileName=stock.ndjson', headers),
      200,
    )
    expect(run.counts).toMatchObject({ rows: 8, created: 7, rejected: 1 })
    const again = await documented(importPath, 'post', await send(body, '?sequence=1', headers), 200)
    expect(again.run).toMatchObject({ id: run.id, replayed: true })

    const { GET } = await import('@/src/app/api/feeds/[client]/runs/[run]/route')
    const params = Promise.resolve({ client: feed.id, run: run.id })
    const read = await GET(new Request(`http://${host}${run.links.self}`, { headers: { host, ...byKey() } }), {
      params,
    })
    await documented('/api/feeds/{client}/runs/{run}', 'get', read, 200)
    const rejects = await import('@/src/app/api/feeds/[client]/runs/[run]/rejects.csv/route')
    const csv = await rejects.GET(
      new Request(`http://${host}${run.links.rejects}`, { headers: { host, ...byKey() } }),
      { params },
    )
    expect([csv.status, csv.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect((await csv.text()).replace('\uFEFF', '')).toMatch(
      /^"?line"?,"?row"?,"?outcome"?,"?field"?,"?value"?,"?reason"?\r\n/,
    )
  })

  test('FEED-05 a stale sequence, a reused key, bad parameters, no key, a wrong feed', async () => {
    const stale = await documented(importPath, 'post', await send(lines(...stock(6)), '?sequence=1'), 409)
    expect(stale.error.code).toBe('stale_sequence')
    const reused = await send(lines(...stock(5)), '', { ...byKey(), 'idempotency-key': 'delivery-1' })
    expect((await documented(importPath, 'post', reused, 422)).error.code).toBe('key_reused')
    const bad = await documented(importPath, 'post', await send('', '?mode=all&sequence=-1'), 400)
    expect(Object.keys(bad.error.fields).sort()).toEqual(['mode', 'sequence'])
    await documented(importPath, 'post', await send('', '', {}), 401)
    const { POST } = await import('@/src/app/api/feeds/[client]/import/route')
    const elsewhere = new Request(`http://${host}/api/feeds/${own.id}/import`, {
      method: 'POST',
      headers: { host, ...byKey() },
    })
    await documented(importPath, 'post', await POST(elsewhere, { params: Promise.resolve({ client: own.id }) }), 404)
  })

  test('FEED-04 a file that is no feed', async () => {
    const { error, run } = await documented(importPath, 'post', await send('PK\u0003\u0004 not a feed'), 422)
    expect([error.code, run.state]).toEqual(['unreadable_file', 'failed'])
  })

  test('FEED-03 a held run, refused and approved by staff', async () => {
    const held = await documented(importPath, 'post', await send(lines(...stock(2))), 200)
    expect(held.run.state).toBe('held')
    const decide = async (name: 'approve' | 'refuse', headers: HeadersInit) => {
      const { POST } =
        name === 'approve'
          ? await import('@/src/app/api/feeds/[client]/runs/[run]/approve/route')
          : await import('@/src/app/api/feeds/[client]/runs/[run]/refuse/route')
      const url = `http://${host}${held.run.links.self}/${name}`
      const request = new Request(url, {
        method: 'POST',
        headers: { host, ...Object.fromEntries(new Headers(headers)) },
      })
      return POST(request, { params: Promise.resolve({ client: feed.id, run: held.run.id }) })
    }
    const path = (name: string) => `/api/feeds/{client}/runs/{run}/${name}`
    await documented(path('approve'), 'post', await decide('approve', byKey()), 403)
    const refused = await documented(path('refuse'), 'post', await decide('refuse', byStaff()), 200)
    expect(refused.run.state).toBe('refused')
    await documented(path('approve'), 'post', await decide('approve', byStaff()), 409)
  })
})

const rest = async (method: string, path: string, body?: object, headers: HeadersInit = byKey()): Promise<Response> => {
  const { handleApi } = await import('@/src/payload/http/handleApi')
  const all = { host, 'content-type': 'application/json', ...Object.fromEntries(new Headers(headers)) }
  const url = `http://${host}${path}`
  return handleApi(
    stand.config,
    new Request(url, { method, headers: all, ...(body ? { body: JSON.stringify(body) } : {}) }),
  )
}

const wrongKey = { authorization: `Feed-Key fk_${'x'.repeat(43)}` }

test('FEED-01 single cars: create, read, list, change, delete and their errors are as documented', async () => {
  const made = await rest('POST', '/api/cars', {
    make: 'VW',
    model: 'Golf',
    stocknum: 'G1',
    price: '$39,997',
    km: '12,345 km',
  })
  const { doc } = await documented('/api/cars', 'post', made, 201)
  expect(doc).toMatchObject({ make: 'Volkswagen', price: 39_997, km: 12_345, tenant: own.id })
  await documented('/api/cars/{id}', 'get', await rest('GET', `/api/cars/${doc.id}`), 200)
  const list = await documented(
    '/api/cars',
    'get',
    await rest('GET', '/api/cars?limit=2&where[stocknum][equals]=G1'),
    200,
  )
  expect(list.docs.map(({ id }: { id: string }) => id)).toEqual([doc.id])
  const changed = await rest('PATCH', `/api/cars/${doc.id}`, { price: 'POA', status: 'Sold' })
  expect((await documented('/api/cars/{id}', 'patch', changed, 200)).doc).toMatchObject({ price: null, status: 'sold' })
  await documented('/api/cars', 'post', await rest('POST', '/api/cars', { make: 'VW', model: 'Golf', km: 'many' }), 400)
  await documented('/api/cars/{id}', 'patch', await rest('PATCH', `/api/cars/${own.id}`, { price: 1 }), 403)
  await documented('/api/cars', 'post', await rest('POST', '/api/cars', { make: 'VW', model: 'Golf' }, wrongKey), 403)
  await documented('/api/cars/{id}', 'delete', await rest('DELETE', `/api/cars/${doc.id}`), 200)
  await documented('/api/cars/{id}', 'get', await rest('GET', `/api/cars/${doc.id}`), 404)
})

test('FEED-09 a wrong outbound link is answered as documented, and the document is served', async () => {
  const { GET } = await import('@/src/app/api/outbound/[tenant]/[format]/route')
  const params = Promise.resolve({ tenant: 'own', format: 'stock.csv' })
  const wrong = await GET(new Request(`http://${host}/api/outbound/own/stock.csv?v=1&sig=x`, { headers: { host } }), {
    params,
  })
  await documented('/api/outbound/{tenant}/{format}', 'get', wrong, 404)
  const served = (await import('@/src/app/api/openapi.json/route')).GET()
  expect(await served.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: `http://${host}` }] })
})
