import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Comparison } from '@/src/domain/stock/pricing/pricePosition'
import type { Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
const request = { host: 'own-motors.localhost:3000', visitor: 0 }
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: request.host, 'x-forwarded-for': `10.1.0.${request.visitor}` }),
}))
/** The stock's answer; the engine itself is asked in tests/contract. */
const stock = { comparisons: [] as Comparison[], isAway: false }
vi.mock('@/src/data/cars/getTradeInComparisons', () => ({
  getTradeInComparisons: async () => {
    if (stock.isAway) throw new Error('The engine is away.')
    return stock.comparisons
  },
}))

const comparable: Comparison[] = [{ prices: { '20000': 3, '24000': 3 }, years: [2023, 2025] }]
let stand: TestPayload
let keeping: Tenant

const tenant = (slug: string, settings: Record<string, unknown> = {}): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default', settings },
  })

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  const own = await tenant('own-motors')
  keeping = await tenant('keeping-motors', { 'tradeIn.saveValuation': true })
  for (const [regplate, extra] of [
    ['DXK41P', {}],
    ['HID00N', { show_on_dealer_website: false }],
  ] as const)
    await stand.payload.create({
      collection: 'cars',
      data: {
        tenant: own.id,
        make: 'Toyota',
        model: 'Corolla',
        year: 2021,
        regplate,
        stocknum: regplate,
        car_type: 'used',
        item_type: 'car',
        status: 'in_stock',
        price: 20_000,
        show_on_dealer_website: true,
        ...extra,
      },
    })
}, 180_000)
afterAll(() => stand?.destroy())
beforeEach(() => {
  Object.assign(stock, { comparisons: comparable, isAway: false })
  Object.assign(request, { host: 'own-motors.localhost:3000', visitor: request.visitor + 1 })
})

const lead = (id: string) => stand.payload.findByID({ collection: 'leads', id, depth: 0 })
const submit = async (changes: Record<string, string> = {}) => {
  const { submitTradeIn } = await import('@/src/actions/submitTradeIn')
  const form = new FormData()
  const values = {
    rego: 'abc12d',
    rego_state: 'NSW',
    make: 'Toyota',
    model: 'Corolla',
    year: String(new Date().getFullYear() - 2),
    odometer_km: '30000',
    condition: 'Good',
    accidents: 'Repaired',
    name: 'Robin',
    email: `${crypto.randomUUID()}@shopper.test`,
    phone: '0412 345 678',
    postcode: '2000',
    attribution: JSON.stringify({
      visited: ['/', '/trade-in'],
      last: { gclid: '1', landing_page: '/', at: new Date().toISOString() },
    }),
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return submitTradeIn({ kind: 'idle' }, form)
}
const sent = async (changes: Record<string, string> = {}) => {
  const state = await submit(changes)
  if (state.kind !== 'sent') throw new Error(JSON.stringify(state))
  return state
}

describe('the form', () => {
  test('LEA-30 LEA-31 stores the lead with the visit, then its valuation with the answers', async () => {
    const { reference, estimate } = await sent()
    expect(estimate).toMatchObject({ low: 14_700, high: 19_400, count: 6 })
    expect(await lead(reference)).toMatchObject({
      category: 'Trade In',
      subcategory: '2. Valuation',
      lead_attributes: {
        visited_pages: ['/', '/trade-in'],
        linked_query_params: { gclid: '1' },
        adjustmentAnswers: { condition: 'Good', accidents: 'Repaired' },
        trade_in: { rego: 'ABC12D', make: 'Toyota', odometer_km: 30_000 },
      },
    })
  })

  test('LEA-36 LEA-34 without an estimate the lead stays a request and its id is answered', async () => {
    const tooFar = await sent({ odometer_km: '100001' })
    expect(tooFar.estimate).toBeNull()
    expect(await lead(tooFar.reference)).toMatchObject({ subcategory: '1. Valuation Request' })
    stock.comparisons = []
    expect((await sent()).estimate).toBeNull()
    stock.isAway = true
    expect((await sent()).estimate).toBeNull()
  })

  test('LEA-33 LEA-27 accepting the estimate completes the lead and ends on the confirmation page', async () => {
    const { acceptTradeIn } = await import('@/src/actions/acceptTradeIn')
    await stand.payload.db.drizzle.execute(sql`TRUNCATE analytics_events`)
    const { reference } = await sent()
    const form = new FormData()
    form.set('lead_id', reference)
    await expect(acceptTradeIn({ kind: 'idle' }, form)).rejects.toMatchObject({
      digest: expect.stringContaining(`/success?lead_id=${reference}&event=60`),
    })
    expect(await lead(reference)).toMatchObject({
      category: 'Trade In',
      subcategory: '3. Offer Accepted',
      form_completed: true,
      offer_accepted: true,
    })
    // Counted once, when it was sent.
    const { rows } = await stand.payload.db.drizzle.execute(sql`SELECT event_id FROM analytics_events`)
    expect(rows).toEqual([{ event_id: 60 }])
  })

  test('LEA-28 ERR-12 TEN-15 another site’s lead cannot be accepted', async () => {
    const { acceptTradeIn } = await import('@/src/actions/acceptTradeIn')
    const { reference } = await sent()
    const form = new FormData()
    form.set('lead_id', reference)
    request.host = 'keeping-motors.localhost:3000'
    const message = 'An unexpected error occured'
    expect(await acceptTradeIn({ kind: 'idle' }, form)).toMatchObject({ kind: 'failed', message })
    expect(await lead(reference)).toMatchObject({ subcategory: '2. Valuation' })
  })
})

describe('GET /api/rego-lookup', () => {
  const ask = async (query: string, visitor = `10.2.0.${request.visitor}`, host = 'keeping-motors') => {
    const { GET } = await import('@/src/app/api/rego-lookup/route')
    const headers = { host: `${host}.localhost:3000`, 'x-forwarded-for': visitor }
    const response = await GET(new Request(`http://${host}.localhost:3000/api/rego-lookup?${query}`, { headers }))
    return { status: response.status, body: await response.json() }
  }

  test('LEA-32 TEN-15 a plate of the platform’s stock on sale: make, model and year, and nothing else', async () => {
    expect(await ask('rego=dxk-41p&state=NSW')).toEqual({
      status: 200,
      body: { success: true, vehicle: { make: 'Toyota', model: 'Corolla', year: 2021 } },
    })
    expect((await ask('rego=HID00N&state=NSW')).status).toBe(404)
  })

  test('LEA-32 ERR-19 unknown, unreadable and too many are refused in the platform’s shape', async () => {
    expect(await ask('rego=ZZZ999&state=NSW')).toMatchObject({
      status: 404,
      body: { success: false, error: { code: 'unknown_rego', message: expect.stringContaining('by hand') } },
    })
    const { status, body } = await ask('rego=&state=NZ')
    expect([status, Object.keys(body.error.fields).toSorted()]).toEqual([400, ['rego', 'state']])
    expect((await ask('rego=A&state=NSW', '10.3.0.1', 'nobody')).status).toBe(421)
    const many = await Promise.all(Array.from({ length: 12 }, () => ask('rego=ZZZ999&state=NSW', '10.3.0.2')))
    expect(many.filter((answer) => answer.status === 429).length).toBeGreaterThanOrEqual(1)
  })
})

describe('POST /api/miscellaneous', () => {
  const valuation = { low: 15_000, high: 18_000, method: 'By hand.', count: 6 }
  const save = async (body: object, host: string) => {
    const { POST } = await import('@/src/app/api/miscellaneous/route')
    const response = await POST(
      new Request(`http://${host}.localhost:3000/api/miscellaneous`, {
        method: 'POST',
        headers: {
          host: `${host}.localhost:3000`,
          'content-type': 'application/json',
          'x-forwarded-for': `10.4.0.${request.visitor}`,
        },
        body: JSON.stringify(body),
      }),
    )
    return { status: response.status, body: await response.json() }
  }

  test('LEA-35 keeps the valuation beside what the lead has, where the dealership keeps them', async () => {
    request.host = 'keeping-motors.localhost:3000'
    const { reference: lead_id } = await sent()
    expect(await save({ lead_id, column_name: 'valuation', valuation }, 'keeping-motors')).toEqual({
      status: 201,
      body: { success: true, lead_id },
    })
    const { lead_attributes, tenant: of } = await lead(lead_id)
    expect(of).toBe(keeping.id)
    expect(lead_attributes).toMatchObject({ valuation, adjustmentAnswers: { condition: 'Good' } })
  })

  test('LEA-33 LEA-35 an estimate kept while it is accepted loses neither', async () => {
    const { continueLead } = await import('@/src/actions/leads/continueLead')
    const { saveValuation } = await import('@/src/actions/leads/saveValuation')
    const site = { memberIds: [keeping.id] }
    request.host = 'keeping-motors.localhost:3000'
    const { reference: lead_id } = await sent()
    const accepted = { category: '', subcategory: '3. Offer Accepted', adjustmentAnswers: undefined }
    await Promise.all([
      saveValuation(site, lead_id, valuation),
      continueLead(site, { ...accepted, lead_id, form_completed: true, offer_accepted: true }),
    ])
    expect(await lead(lead_id)).toMatchObject({
      subcategory: '3. Offer Accepted',
      offer_accepted: true,
      lead_attributes: { valuation, adjustmentAnswers: { condition: 'Good' } },
    })
  })

  test('LEA-35 ERR-19 nothing is kept elsewhere, of another site’s lead, or in another column', async () => {
    const { reference: lead_id } = await sent()
    const body = { lead_id, column_name: 'valuation', valuation }
    expect(await save(body, 'own-motors')).toMatchObject({ status: 404, body: { error: { code: 'not_kept' } } })
    expect(await save(body, 'keeping-motors')).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    const refused = await save({ ...body, column_name: 'workflow' }, 'keeping-motors')
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['column_name']])
    expect((await lead(lead_id)).lead_attributes).not.toHaveProperty('valuation')
  })
})
