import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Comparison } from '@/src/domain/stock/pricing/pricePosition'
import type { Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
/** The stock's answers; the engine itself is asked in tests/contract. */
const stock = { comparisons: [] as Comparison[], isAway: false }
vi.mock('@/src/data/cars/getTradeInComparisons', () => ({
  getTradeInComparisons: async () => {
    if (stock.isAway) throw new Error('The engine is away.')
    return stock.comparisons
  },
}))

const comparable: Comparison[] = [{ prices: { '20000': 3, '24000': 3 }, years: [2023, 2025] }]
let stand: TestPayload
let visitor = 0

const tenant = (slug: string, settings: Record<string, unknown> = {}): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default', settings },
  })

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  const { id } = await tenant('own-motors')
  await stand.payload.create({
    collection: 'cars',
    data: {
      ...{ tenant: id, make: 'Toyota', model: 'Corolla', year: 2021, regplate: 'DXK41P', stocknum: 'one' },
      ...{ car_type: 'used', item_type: 'car', status: 'in_stock', price: 20_000, show_on_dealer_website: true },
    },
  })
  await tenant('closed-motors', { 'gates.tradeIn': true })
}, 180_000)
afterAll(() => stand?.destroy())
beforeEach(() => {
  Object.assign(stock, { comparisons: comparable, isAway: false })
  visitor += 1
})

describe('GET /api/trade-in-estimate', () => {
  const ask = async (query: string, host = 'own-motors') => {
    const { GET } = await import('@/src/app/api/trade-in-estimate/route')
    const headers = { host: `${host}.localhost:3000`, 'x-forwarded-for': `10.5.0.${visitor}` }
    const response = await GET(new Request(`http://${host}.localhost:3000/api/trade-in-estimate?${query}`, { headers }))
    return { status: response.status, body: await response.json() }
  }
  const year = new Date().getFullYear() - 2
  const car = `make=Toyota&model=Corolla&year=${year}`

  test('LEA-31 LEA-36 the range before anything is sent is the one the sent form gets; nothing is stored', async () => {
    const before = await stand.payload.count({ collection: 'leads' })
    const { body } = await ask(`${car}&odometer_km=30000&condition=Good&accidents=Repaired`)
    expect(body).toMatchObject({
      success: true,
      range: { kind: 'range', estimate: { low: 14_700, high: 19_400, count: 6 } },
    })
    expect((await ask(`${car}&odometer_km=100001`)).body.range).toEqual({ kind: 'beyond' })
    stock.comparisons = []
    expect((await ask(`${car}&odometer_km=30000`)).body.range).toEqual({ kind: 'few' })
    expect(await stand.payload.count({ collection: 'leads' })).toEqual(before)
  })

  test('ERR-19 a question that is none, another host and an engine that is away are refused in the platform’s shape', async () => {
    const { status, body } = await ask('make=Toyota&odometer_km=x')
    expect([status, Object.keys(body.error.fields).toSorted()]).toEqual([400, ['model', 'odometer_km', 'year']])
    expect((await ask(car, 'nobody')).status).toBe(421)
    stock.isAway = true
    expect((await ask(`${car}&odometer_km=30000`)).status).toBe(503)
  })

  test('WAT-21 behind the gate of the trade-in nobody who is signed out is answered', async () => {
    expect(await ask(`${car}&odometer_km=30000`, 'closed-motors')).toMatchObject({
      status: 401,
      body: { error: { code: 'sign_in' } },
    })
  })
})

test('LEA-32 POST /api/leads with a plate and its state: the vehicle is filled in; an unknown plate is kept as sent', async () => {
  const { POST } = await import('@/src/app/api/leads/route')
  const send = async (rego: string): Promise<unknown> => {
    const contact = { name: 'Robin', email: `${crypto.randomUUID()}@x.test`, phone: '0400000000', postcode: '2000' }
    const answer = await POST(
      new Request('http://own-motors.localhost:3000/api/leads', {
        method: 'POST',
        headers: {
          ...{ host: 'own-motors.localhost:3000', 'content-type': 'application/json' },
          'x-forwarded-for': `10.6.0.${visitor}`,
        },
        body: JSON.stringify({ ...contact, category: 'Trade In', rego, regoState: 'nsw' }),
      }),
    )
    const { lead_id } = await answer.json()
    return (await stand.payload.findByID({ collection: 'leads', id: lead_id, depth: 0 })).lead_attributes
  }
  const plate = { rego: 'DXK41P', rego_state: 'NSW' }
  expect(await send('dxk41p')).toEqual(
    expect.objectContaining({ trade_in: { ...plate, make: 'Toyota', model: 'Corolla', year: 2021 } }),
  )
  expect(await send('zzz999')).toEqual(expect.objectContaining({ trade_in: { ...plate, rego: 'ZZZ999' } }))
})
