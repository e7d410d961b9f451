import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Car, Lead, Location, Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
const request = { host: 'own-motors.localhost:3000', visitor: 0 }
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: request.host, 'x-forwarded-for': `10.3.0.${(request.visitor += 1)}` }),
}))

let stand: TestPayload
let own: Tenant
let other: Tenant
let car: Car
let place: Location
let elsewhere: Location
beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  const tenant = (slug: string, members: string[] = []): Promise<Tenant> =>
    stand.payload.create({
      collection: 'tenants',
      data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default', members },
    })
  own = await tenant('own-motors')
  other = await tenant('other-motors')
  await tenant('group-motors', [own.id, other.id])
  const yard = (of: Tenant, name: string): Promise<Location> =>
    stand.payload.create({
      collection: 'locations',
      depth: 0,
      data: { tenant: of.id, name, slug: name.toLowerCase().replace(' ', '-'), visible: true },
    })
  place = await yard(own, 'Own Yard')
  elsewhere = await yard(other, 'Other Yard')
  car = await newCar({ stocknum: 'U1', car_type: 'used' })
}, 180_000)
afterAll(() => stand?.destroy())

const newCar = (more: Pick<Car, 'stocknum' | 'car_type'> & Partial<Car>): Promise<Car> =>
  stand.payload.create({
    collection: 'cars',
    depth: 0,
    data: {
      tenant: own.id,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      item_type: 'car',
      status: 'in_stock',
      price: 20_000,
      show_on_dealer_website: true,
      ...more,
    },
  })

const newForm = (more: Record<string, string>): FormData => {
  const form = new FormData()
  const email = `${crypto.randomUUID()}@shopper.test`
  const typed = { name: 'Sam', email, phone: '0412 345 678', postcode: '2000', message: 'Is it here?', ...more }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  return form
}
const storedOf = async (form: FormData): Promise<Lead[]> => {
  const where = { email: { equals: String(form.get('email')) } }
  return (await stand.payload.find({ collection: 'leads', where, depth: 0 })).docs
}
/** The lead of a form that ended on the confirmation page. */
const leadOf = async (form: FormData, sent: Promise<unknown>): Promise<Lead | undefined> => {
  await expect(sent).rejects.toMatchObject({ digest: expect.stringContaining('/success?lead_id=') })
  return (await storedOf(form))[0]
}

test('LEA-05 what the radio buttons of a form chose decides how it is filed, and is no field of the lead', async () => {
  const { submitEnquiry } = await import('@/src/actions/submitEnquiry')
  for (const [kind, category] of [
    ['enquiry', 'General Enquiry'],
    ['test-drive', 'Test Drive'],
  ] as const) {
    const form = newForm({ car_id: car.id, kind })
    const lead = await leadOf(form, submitEnquiry({ kind: 'idle' }, form))
    expect(lead).toMatchObject({ category, subcategory: '', message: 'Is it here?' })
    expect(lead?.lead_attributes).toEqual({})
    expect(Object.values(lead ?? {}), 'as it was posted').not.toContain(kind)
  }
})

test('ENT-25 CRM-01 an advertisement whose name no database takes does not cost the lead', async () => {
  const { submitEnquiry } = await import('@/src/actions/submitEnquiry')
  const touch = {
    landing_page: '/',
    at: '2026-11-24T00:00:00.000Z',
    utm_source: 'a\u0000b',
    utm_campaign: 'cut \ud83d',
  }
  const form = newForm({ car_id: car.id, attribution: JSON.stringify({ first: touch, last: touch, visited: ['/'] }) })
  const lead = await leadOf(form, submitEnquiry({ kind: 'idle' }, form))
  expect(lead?.lead_attributes).toMatchObject({ visited_pages: ['/'], linked_query_params: {} })
})

test('TEN-15 LEA-11 on a group’s site a form is stored whichever dealership was chosen: of its car’s, else of the chosen one', async () => {
  request.host = 'group-motors.localhost:3000'
  const { submitGeneralEnquiry } = await import('@/src/actions/submitGeneralEnquiry')
  const send = (about: Record<string, string>) => {
    const form = newForm({ kind: 'finance', ...about })
    return leadOf(form, submitGeneralEnquiry({ kind: 'idle' }, form))
  }
  expect(await send({ car_id: car.id, location_id: elsewhere.id })).toMatchObject({
    tenant: own.id,
    vehicle: car.id,
    location: null,
    lead_attributes: { location: 'Other Yard' },
    message: expect.stringContaining('Location: Other Yard'),
  })
  expect(await send({ car_id: car.id, location_id: place.id })).toMatchObject({ tenant: own.id, location: place.id })
  expect(await send({ location_id: elsewhere.id })).toMatchObject({ tenant: other.id, location: elsewhere.id })
  const nowhere = newForm({ kind: 'contact', category: 'General Enquiry' })
  expect(await submitGeneralEnquiry({ kind: 'idle' }, nowhere)).toMatchObject({
    kind: 'invalid',
    errors: { location_id: 'Please choose where your enquiry goes.' },
  })
})

/** What a form that is stored is counted as: the event of the confirmation's address, and the rows of its lead. */
const countedAs = async (send: () => Promise<unknown>) => {
  await stand.payload.db.drizzle.execute(sql`TRUNCATE analytics_events`)
  const error: unknown = await send().then(
    (state) => state,
    (thrown: unknown) => thrown,
  )
  const address = String(Object(error).digest).split(';')[2] ?? JSON.stringify(error)
  const { rows } = await stand.payload.db.drizzle.execute(sql`SELECT event_id, tenant_id, car_id FROM analytics_events`)
  return { path: address.split('?')[0], told: new URLSearchParams(address.split('?')[1]).get('event'), rows }
}

test('ANA-06 ANA-07 ANA-10 ANA-14 a stored question or test drive is counted by its car, and the confirmation’s address tells the same event', async () => {
  request.host = 'own-motors.localhost:3000'
  const { submitEnquiry } = await import('@/src/actions/submitEnquiry')
  const cases = [
    [car, { enquiry: 15, 'test-drive': 48 }],
    [await newCar({ stocknum: 'N1', car_type: 'new' }), { enquiry: 14, 'test-drive': 17 }],
    [await newCar({ stocknum: 'D1', car_type: 'demo' }), { enquiry: 14, 'test-drive': 17 }],
    [await newCar({ stocknum: 'U2', car_type: 'used', tag: 'Test Drive Only' }), { enquiry: 15, 'test-drive': 17 }],
  ] as const
  for (const [{ id, car_type, tag }, events] of cases)
    for (const [kind, event] of Object.entries(events))
      expect(
        await countedAs(() => submitEnquiry({ kind: 'idle' }, newForm({ car_id: id, kind }))),
        `${car_type} ${tag} ${kind}`,
      ).toEqual({
        path: '/success',
        told: String(event),
        rows: [{ event_id: event, tenant_id: own.id, car_id: id }],
      })
})

test('ANA-02 ANA-12 LEA-39 a stored careers, service or offer enquiry is counted as what it is filed as, and the address tells it', async () => {
  const { submitGeneralEnquiry } = await import('@/src/actions/submitGeneralEnquiry')
  for (const [about, event, filed] of [
    [
      { kind: 'contact', category: 'Careers Enquiry' },
      51,
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
    ],
    [{ kind: 'service' }, 4, { category: 'Service Enquiry', subcategory: 'Service Booking' }],
    [{ kind: 'offer' }, 49, { category: 'General Enquiry', subcategory: 'Offer Enquiry' }],
    [{ kind: 'contact', category: 'General Enquiry' }, 22, { category: 'General Enquiry', subcategory: '' }],
  ] as const) {
    const form = newForm(about)
    const counted = await countedAs(() => submitGeneralEnquiry({ kind: 'idle' }, form))
    expect(counted, JSON.stringify(about)).toEqual({
      path: '/success',
      told: String(event),
      rows: [{ event_id: event, tenant_id: own.id, car_id: null }],
    })
    expect(await storedOf(form)).toMatchObject([filed])
  }
})

test('LEA-16 a site that does not enforce its checks takes a form with a wrong postcode and no phone; one that does refuses it', async () => {
  const { submitEnquiry } = await import('@/src/actions/submitEnquiry')
  const wrong = () => newForm({ car_id: car.id, kind: 'enquiry', postcode: 'near Perth', phone: '' })
  const enforce = (enforced: boolean) =>
    stand.payload.update({
      collection: 'tenants',
      id: own.id,
      data: { settings: { 'forms.enforceValidation': enforced } },
    })
  await enforce(false)
  const taken = wrong()
  expect(await leadOf(taken, submitEnquiry({ kind: 'idle' }, taken))).toMatchObject({
    tenant: own.id,
    postcode: 'near Perth',
    phone: '',
    workflow: 'new',
  })
  await enforce(true)
  const refused = wrong()
  expect(await submitEnquiry({ kind: 'idle' }, refused)).toMatchObject({
    kind: 'invalid',
    errors: { postcode: expect.any(String), phone: expect.any(String) },
  })
  expect(await storedOf(refused)).toEqual([])
})

test('LEA-09 the registration that a shopper types is in the message of the lead, in capitals', async () => {
  const { submitEnquiry } = await import('@/src/actions/submitEnquiry')
  const form = newForm({ car_id: car.id, kind: 'enquiry', rego: 'abc12d' })
  const lead = await leadOf(form, submitEnquiry({ kind: 'idle' }, form))
  expect(lead?.message).toBe('Is it here?\n\nRegistration: ABC12D')
})
