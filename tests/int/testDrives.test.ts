import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Car, Location, Tenant } from '@/src/payload-types'
import { appointmentsAnswerSchema } from '@/src/domain/testDrives/appointmentsAnswer'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

let stand: TestPayload
let own: Tenant
let other: Tenant
let place: Location
let cars: Car[]

const tenant = (slug: string): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: {
      name: slug,
      slug,
      websiteId: `web-${slug}`,
      template: 'default',
      settings: { testDrive: { dateField: true } },
    },
  })
const carOf = (of: Tenant, location: Location | null, more: Partial<Car> = {}): Promise<Car> =>
  stand.payload.create({
    collection: 'cars',
    depth: 0,
    data: {
      tenant: of.id,
      location: location?.id,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      stocknum: crypto.randomUUID().slice(0, 8),
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 20_000,
      show_on_dealer_website: true,
      ...more,
    },
  })

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  process.env.VISITOR_LIMIT_FACTOR = '100'
  stand = await testPayload()
  own = await tenant('own-motors')
  other = await tenant('other-motors')
  place = await stand.payload.create({
    collection: 'locations',
    data: { tenant: own.id, name: 'Own Artarmon', slug: 'own-artarmon', visible: true, address: { state: 'NSW' } },
  })
  cars = [await carOf(own, place), await carOf(own, place)]
}, 180_000)
afterAll(() => stand?.destroy())

const hostOf = (slug: string) => `${slug}.localhost:3000`
const askFor = async (carId: string, slug = 'own-motors') => {
  const { GET } = await import('@/src/app/api/test-drive/appointments/route')
  const url = `http://${hostOf(slug)}/api/test-drive/appointments?car_id=${carId}`
  return GET(new Request(url, { headers: { host: hostOf(slug) } }))
}
const timesOf = async (carId: string): Promise<string[]> =>
  appointmentsAnswerSchema.parse(await (await askFor(carId)).json()).appointments

const shopper = () => ({
  name: 'Sam',
  email: `${crypto.randomUUID()}@shopper.test`,
  phone: '0412 345 678',
  postcode: '2000',
  category: 'Test Drive',
})
let address = 0
const post = async (body: Record<string, unknown>) => {
  const { POST } = await import('@/src/app/api/enquiries/route')
  const response = await POST(
    new Request(`http://${hostOf('own-motors')}/api/enquiries`, {
      method: 'POST',
      headers: {
        host: hostOf('own-motors'),
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${Math.floor(address / 250)}.${(address += 1) % 250}`,
      },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, json: await response.json() }
}
const book = (carId: string | undefined, test_drive_at: string | undefined, who = shopper()) =>
  post({ ...who, car_id: carId, test_drive_at })
const leadsOf = async (email: string) =>
  (await stand.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })).docs
const drivesAt = async (at: string) =>
  (
    await stand.payload.find({
      collection: 'appointments',
      where: { starts_at: { equals: new Date(at).toISOString() } },
      depth: 0,
    })
  ).docs

test('LEA-22 a car’s free times lie in its location’s hours, with the offset there; others’ cars have none', async () => {
  const response = await askFor(cars[0]?.id ?? '')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const answer = appointmentsAnswerSchema.parse(await response.json())
  expect(answer).toMatchObject({
    location: { id: place.id, name: 'Own Artarmon' },
    time_zone: 'Australia/Sydney',
    duration_minutes: 30,
  })
  expect(answer.appointments.length).toBeGreaterThan(150)
  for (const at of answer.appointments) expect(at).toMatch(/T(08:30|(09|1[0-6]):[03]0|17:00):00\+1[01]:00$/)
  expect((await askFor(cars[0]?.id ?? '', 'other-motors')).status).toBe(404)
  expect((await askFor(crypto.randomUUID())).status).toBe(404)
  expect((await askFor('x')).status).toBe(400)
  expect((await askFor(cars[0]?.id ?? '', 'nowhere')).status).toBe(421)
  expect(await timesOf((await carOf(own, place, { status: 'coming_soon' })).id), 'not there yet').toEqual([])
})

test('LEA-22 two appointments for one time at once: one winner each', async () => {
  const times = (await timesOf(cars[0]?.id ?? '')).slice(-50)
  expect(times).toHaveLength(50)
  for (const [index, at] of times.entries()) {
    const who = [shopper(), shopper()]
    // In turns for the same car and for two cars of a place that takes one drive at a time.
    const answers = await Promise.all(who.map((one, n) => book(cars[index % 2 === 0 ? 0 : n]?.id, at, one)))
    expect(answers.map(({ status }) => status).toSorted(), at).toEqual([201, 409])
    const lost = answers.find(({ status }) => status === 409)
    expect(lost?.json.error.fields).toEqual({
      test_drive_at: 'This time has just been taken. Please choose another.',
    })
    const leads = (await Promise.all(who.map(({ email }) => leadsOf(email)))).flat()
    expect(leads, at).toHaveLength(1)
    expect(await drivesAt(at)).toMatchObject([{ lead: leads[0]?.id, state: 'booked', seat: 1, location: place.id }])
  }
  const left = await timesOf(cars[1]?.id ?? '')
  for (const at of times) expect(left).not.toContain(at)
}, 120_000)

test('LEA-22 a place that takes two at once gives each its seat, and never one car to both', async () => {
  const wide = await stand.payload.create({
    collection: 'locations',
    data: {
      tenant: own.id,
      name: 'Own Wide',
      slug: 'own-wide',
      visible: true,
      test_drives: { at_once: 2, minutes: 45 },
    },
  })
  const three = await Promise.all([1, 2, 3].map(() => carOf(own, wide)))
  for (const at of (await timesOf(three[0]?.id ?? '')).slice(-10)) {
    const all = [...three, three[0]].map((car) => book(car?.id, at))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.toSorted(), at).toEqual([201, 201, 409, 409])
    const drives = (await drivesAt(at)).filter(({ location }) => location === wide.id)
    expect(drives.map(({ seat }) => seat).toSorted()).toEqual([1, 2])
    expect(new Set(drives.map(({ car }) => car)).size).toBe(2)
  }
}, 60_000)

test('LEA-22 LEA-34 a double press is one lead with one appointment; another time is another lead', async () => {
  const [first, second] = await timesOf(cars[0]?.id ?? '')
  const who = shopper()
  const answers = await Promise.all([1, 2, 3].map(() => book(cars[0]?.id, first, who)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ json }) => json.lead_id)).size).toBe(1)
  expect(await drivesAt(first ?? '')).toHaveLength(1)
  expect((await book(cars[0]?.id, second, who)).status).toBe(201)
  const leads = await leadsOf(who.email)
  expect(leads).toHaveLength(2)
  expect(leads[0]?.lead_attributes).toMatchObject({ test_drive_at: second, test_drive_booked: true })
})

test('LEA-21 LEA-22 a time of the plain field is booked when it is free, else the lead keeps it as a wish', async () => {
  const [at = ''] = await timesOf(cars[0]?.id ?? '')
  const local = at.slice(0, 16)
  const [booked, wished, sunday] = [shopper(), shopper(), shopper()]
  expect((await book(cars[0]?.id, local, booked)).status).toBe(201)
  expect((await book(cars[0]?.id, local, wished)).status).toBe(201)
  expect((await book(cars[0]?.id, `${local.slice(0, 11)}03:07`, sunday)).status).toBe(201)
  expect(await drivesAt(at)).toMatchObject([{ lead: (await leadsOf(booked.email))[0]?.id }])
  for (const [who, isBooked] of [
    [booked, true],
    [wished, false],
    [sunday, false],
  ] as const)
    expect((await leadsOf(who.email))[0]?.lead_attributes).toMatchObject({ test_drive_booked: isBooked })
  expect((await book(cars[0]?.id, '2030-02-31T10:00')).status, 'no date').toBe(400)
})

test('LEA-22 LEA-18 what is held as spam takes no time', async () => {
  const [at = ''] = await timesOf(cars[0]?.id ?? '')
  expect((await post({ ...shopper(), car_id: cars[0]?.id, test_drive_at: at, tracking: 'pills' })).status).toBe(201)
  expect(await drivesAt(at)).toEqual([])
})

test('LEA-22 cancelling frees the time; staff cannot give it away twice', async () => {
  const [at = ''] = await timesOf(cars[0]?.id ?? '')
  const ask = { collection: 'appointments', overrideAccess: true, depth: 0 } as const
  await book(cars[0]?.id, at)
  expect(await timesOf(cars[0]?.id ?? '')).not.toContain(at)
  const [drive] = await drivesAt(at)
  await stand.payload.update({ ...ask, id: drive?.id ?? '', data: { state: 'cancelled' } })
  expect(await timesOf(cars[0]?.id ?? '')).toContain(at)
  expect((await book(cars[1]?.id, at)).status).toBe(201)
  const again = stand.payload.update({ ...ask, id: drive?.id ?? '', data: { state: 'booked' } })
  await expect(again).rejects.toMatchObject({
    data: { errors: [{ path: 'starts_at', message: 'This time is taken. Choose another seat or time.' }] },
  })
  const backwards = stand.payload.update({ ...ask, id: drive?.id ?? '', data: { ends_at: drive?.starts_at } })
  await expect(backwards).rejects.toMatchObject({ data: { errors: [{ path: 'ends_at' }] } })
  await expect(
    stand.payload.update({ ...ask, id: drive?.id ?? '', data: { state: 'kept' } }),
    'another state takes no time',
  ).resolves.toMatchObject({ state: 'kept' })
})

test('LEA-22 TEN-15 a dealership’s appointments are its own', async () => {
  const [at = ''] = await timesOf(cars[0]?.id ?? '')
  const theirs = await stand.payload.create({
    collection: 'locations',
    data: { tenant: other.id, name: 'Other Yard', slug: 'other-yard', visible: true },
  })
  const start = new Date(at).toISOString()
  const row = {
    starts_at: start,
    ends_at: new Date(Date.parse(at) + 60_000).toISOString(),
    state: 'booked' as const,
    seat: 1,
  }
  const make = (location: string) =>
    stand.payload.create({ collection: 'appointments', data: { tenant: other.id, location, ...row }, depth: 0 })
  await expect(make(place.id), 'another dealership’s location').rejects.toThrow()
  await make(theirs.id)
  expect(await timesOf(cars[0]?.id ?? ''), 'elsewhere takes nothing here').toContain(at)
})

test('LEA-21 a site without the field books nothing and keeps the wish', async () => {
  await stand.payload.update({ collection: 'tenants', id: own.id, data: { settings: {} } })
  expect(await timesOf(cars[0]?.id ?? '')).toEqual([])
  const who = shopper()
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  expect((await book(cars[0]?.id, `${day}T10:00`, who)).status).toBe(201)
  expect((await leadsOf(who.email))[0]?.lead_attributes).toMatchObject({ test_drive_booked: false })
})
