import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Car, Location, Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ referer: 'https://own-motors.test/cars/x', 'user-agent': 'Mozilla/5.0' }),
}))

let stand: TestPayload
let own: Tenant
let other: Tenant
let car: Car
let place: Location

const tenant = (slug: string, members: string[] = []): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default', members },
  })

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  own = await tenant('own-motors')
  other = await tenant('other-motors')
  await tenant('group-motors', [own.id, other.id])
  place = await stand.payload.create({
    collection: 'locations',
    data: { tenant: own.id, name: 'Own Artarmon', slug: 'own-artarmon', visible: true },
  })
  car = await stand.payload.create({
    collection: 'cars',
    depth: 0,
    data: {
      tenant: own.id,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      stocknum: 'U1',
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 20_000,
      show_on_dealer_website: true,
    },
  })
}, 180_000)
afterAll(() => stand?.destroy())

const sender = () => ({
  name: 'Sam',
  last_name: 'Lee',
  email: `${crypto.randomUUID()}@shopper.test`,
  phone: '0412 345 678',
  postcode: '2000',
  message: 'Is it still here?',
})
let address = 0
const post = async (
  path: 'enquiries' | 'leads',
  body: unknown,
  { key, host = 'own-motors' }: { key?: string; host?: string } = {},
) => {
  const route =
    path === 'enquiries' ? await import('@/src/app/api/enquiries/route') : await import('@/src/app/api/leads/route')
  const request = new Request(`http://${host}.localhost:3000/api/${path}`, {
    method: 'POST',
    headers: {
      host: `${host}.localhost:3000`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${Math.floor(address / 250)}.${(address += 1) % 250}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  const response = await route.POST(request)
  return { status: response.status, json: await response.json() }
}
const leadsOf = async (email: string) => {
  const { docs } = await stand.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })
  return docs
}

test('LEA-01 LEA-03 LEA-34 ENT-24 an enquiry is stored with its car’s facts, and answered with the lead’s id', async () => {
  const body = { ...sender(), car_id: car.id, page_id: 'p1', additional_services: ['Finance'], opt_in: false }
  const { status, json } = await post('enquiries', body)
  const [lead, ...more] = await leadsOf(body.email)
  expect(more).toEqual([])
  expect({ status, json }).toEqual({ status: 201, json: { success: true, lead_id: lead?.id } })
  expect(lead).toMatchObject({
    tenant: own.id,
    category: 'General Enquiry',
    vehicle: car.id,
    car_id: car.id,
    car_type: 'used',
    vehicle_make: 'Toyota',
    vehicle_model: 'Corolla',
    stock_number: 'U1',
    manufacturer_slug: 'toyota',
    vehicle_status: 'in_stock',
    dealership_slug: 'own-motors',
    page_id: 'p1',
    additional_services: ['Finance'],
    opt_in: false,
    source: 'Website',
    workflow: 'new',
  })
})

test('ENT-25 a lead says from which page and browser it came, how far it got, and nothing the sender makes up', async () => {
  const made_up = {
    source: 'Elsewhere',
    url: 'https://evil.example/',
    user_agent: 'Made up',
    car_dealership_id: other.id,
  }
  const body = { ...sender(), ...made_up, car_id: car.id, form_completed: true, offer_accepted: true }
  await post('leads', body)
  const [lead] = await leadsOf(body.email)
  expect(lead).toMatchObject({
    url: 'https://own-motors.test/cars/x',
    source: 'Website',
    user_agent: 'Mozilla/5.0',
    car_id: car.id,
    car_dealership_id: own.id,
  })
  expect([lead?.form_completed, lead?.offer_accepted].some(Boolean), 'before its later steps').toBe(false)
})

test('LAW-07 a consent is kept with its words, when and how; where none was given, none is assumed', async () => {
  const [given, silent] = [{ ...sender(), opt_in: true }, sender()]
  await post('enquiries', given)
  await post('enquiries', silent)
  const [lead] = await leadsOf(given.email)
  expect(lead).toMatchObject({
    opt_in: true,
    lead_attributes: {
      opt_in: { text: 'Email me similar stock and latest offers.', at: expect.stringMatching(/^\d{4}-/), how: 'API' },
    },
  })
  const [other] = await leadsOf(silent.email)
  expect(other?.opt_in).toBe(false)
  expect(other?.lead_attributes).not.toHaveProperty('opt_in')
})

test('LEA-39 LEA-06 careers are filed as a general enquiry here too; the location that is named is kept', async () => {
  const body = { ...sender(), category: 'Careers Enquiry', location_id: place.id }
  await post('enquiries', body)
  const [lead] = await leadsOf(body.email)
  expect(lead).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry', location: place.id })
})

test('ERR-19 LEA-17 mistakes are named by field; a car, location or dealership of others is refused; nothing is stored', async () => {
  const body = sender()
  const wrong = await post('enquiries', { ...body, name: '', phone: '12' })
  expect(wrong.status).toBe(400)
  expect(wrong.json).toMatchObject({ success: false, error: { code: 'invalid_request' } })
  expect(Object.keys(wrong.json.error.fields)).toEqual(expect.arrayContaining(['name', 'phone']))
  expect((await post('enquiries', 'no object')).status).toBe(400)
  expect((await post('enquiries', { ...body, car_id: crypto.randomUUID() })).status).toBe(404)
  expect((await post('enquiries', { ...body, car_id: car.id }, { host: 'other-motors' })).status).toBe(404)
  expect((await post('enquiries', { ...body, location_id: crypto.randomUUID() })).status).toBe(400)
  expect((await post('enquiries', { ...body, dealership_slug: 'other-motors' })).status).toBe(400)
  expect((await post('enquiries', body, { host: 'nowhere' })).status).toBe(421)
  expect(await leadsOf(body.email)).toEqual([])
})

test('ENT-21 TEN-15 on a group’s site an enquiry goes to the dealership it names', async () => {
  const body = { ...sender(), dealership_slug: 'other-motors' }
  expect((await post('enquiries', body, { host: 'group-motors' })).status).toBe(201)
  expect(await leadsOf(body.email)).toMatchObject([{ tenant: other.id }])
})

test('LEA-34 a double press, a retry and four at once are one lead; another dealership has its own', async () => {
  const body = { ...sender(), car_id: car.id }
  const answers = await Promise.all(Array.from({ length: 4 }, () => post('enquiries', body)))
  expect(new Set(answers.map(({ json }) => json.lead_id)).size).toBe(1)
  expect(await leadsOf(body.email)).toHaveLength(1)
  await post('enquiries', { ...body, message: 'And the service book?' })
  expect(await leadsOf(body.email)).toHaveLength(2)
  const { car_id: _, ...general } = body
  await post('enquiries', general, { host: 'other-motors' })
  expect((await leadsOf(body.email)).filter(({ tenant: of }) => of === other.id)).toHaveLength(1)
})

test('LEA-34 an Idempotency-Key names one lead for ever; with other content it is refused', async () => {
  const body = sender()
  const key = crypto.randomUUID()
  const first = await post('enquiries', body, { key })
  await stand.payload.update({
    collection: 'leads',
    id: first.json.lead_id,
    data: { createdAt: new Date(Date.now() - 3_600_000).toISOString() },
  })
  expect((await post('enquiries', body, { key })).json.lead_id).toBe(first.json.lead_id)
  expect((await post('enquiries', { ...body, message: 'Other words' }, { key })).status).toBe(409)
  expect(await leadsOf(body.email)).toHaveLength(1)
  // Without a key the same words an hour later are a new enquiry.
  await post('enquiries', body)
  expect(await leadsOf(body.email)).toHaveLength(2)
})

test('LEA-18 what fills the spam trap is answered like any other, kept, and held with the reason', async () => {
  const body = sender()
  const { status, json } = await post('enquiries', { ...body, tracking: 'buy pills' })
  const [lead] = await leadsOf(body.email)
  expect({ status, json }).toEqual({ status: 201, json: { success: true, lead_id: lead?.id } })
  expect(lead).toMatchObject({ workflow: 'held', lead_attributes: { held_because: 'trap' } })
})

test('LEA-29 LEA-30 ENT-25 the first step of a lead carries pages and query; LEA-31 later steps name it', async () => {
  const body = {
    ...sender(),
    category: 'Trade In',
    rego: 'abc12d',
    regoState: 'nsw',
    lead_attributes: { visited_pages: ['/search', '/sell-your-car'], linked_query_params: { utm_source: 'radio' } },
  }
  const { status, json } = await post('leads', body)
  expect(status).toBe(201)
  const lead_id: string = json.lead_id
  const answers = { service_history: 'full', tyres: 3 }
  await post('leads', { lead_id, subcategory: '2. Valuation', adjustmentAnswers: answers })
  const accepted = {
    lead_id,
    category: 'Trade In',
    subcategory: '3. Offer Accepted',
    form_completed: true,
    offer_accepted: true,
  }
  expect(await post('leads', accepted)).toEqual({ status: 201, json: { success: true, lead_id } })
  const [lead, ...more] = await leadsOf(body.email)
  expect(more).toEqual([])
  expect(lead).toMatchObject({
    category: 'Trade In',
    subcategory: '3. Offer Accepted',
    form_completed: true,
    offer_accepted: true,
    lead_attributes: {
      ...body.lead_attributes,
      trade_in: { rego: 'ABC12D', rego_state: 'NSW' },
      adjustmentAnswers: answers,
    },
  })
  expect((await post('leads', accepted, { host: 'other-motors' })).status, 'of another site').toBe(404)
  expect((await post('leads', { ...accepted, lead_id: crypto.randomUUID() })).status).toBe(404)
})

test('LEA-01 many at once, more than the database has connections, are all stored', async () => {
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, n) =>
      post('enquiries', { ...sender(), phone: `04${10_000_000 + n}`, car_id: car.id }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 201)).toEqual([])
})
