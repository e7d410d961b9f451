import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { autoGaugeSchema } from '@/src/domain/content/AutoGauge'
import type { Car, Location, Tenant } from '@/src/payload-types'
import { endlessBody } from '@/tests/support/endlessBody'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let stand: TestPayload
let own: Tenant
let other: Tenant
let place: Location

const tenant = (slug: string, settings: Record<string, unknown> = {}): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: `${slug} motors`, slug, websiteId: `web-${slug}`, template: 'default', settings },
  })

const newCar = (of: Tenant, extra: object = {}): Promise<Car> =>
  stand.payload.create({
    collection: 'cars',
    depth: 0,
    data: {
      tenant: of.id,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      stocknum: crypto.randomUUID().slice(0, 8),
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 20_000,
      ...extra,
    },
  })

beforeAll(async () => {
  // Visitors are told apart by X-Forwarded-For here; each has its own limits.
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  own = await tenant('own-motors')
  other = await tenant('other-motors', { plugins: [] })
  place = await stand.payload.create({
    collection: 'locations',
    data: {
      tenant: own.id,
      name: 'Own Artarmon',
      slug: 'own-artarmon',
      visible: true,
      contact_detail: { phone: '+61 2 9437 5512' },
    },
  })
}, 180_000)
afterAll(() => stand?.destroy())
beforeEach(() => {
  globalThis.carViews = undefined
})

const headersOf = (of: string, extra: Record<string, string> = {}) => ({
  host: `${of}.localhost:3000`,
  'user-agent': 'Mozilla/5.0',
  'x-forwarded-for': '10.0.0.1',
  ...extra,
})

describe('GET /api/cars/{slug}/view.json', () => {
  const look = async (slug: string, query = '', extra: Record<string, string> = {}, of = 'own-motors') => {
    const { GET } = await import('@/src/app/api/cars/[slug]/view.json/route')
    const request = new Request(`http://${of}.localhost:3000/api/cars/${slug}/view.json${query}`, {
      headers: headersOf(of, extra),
    })
    const response = await GET(request, { params: Promise.resolve({ slug }) })
    return { status: response.status, body: await response.json() }
  }

  test('VDP-40 counts a look once for each visitor, and no program’s', async () => {
    const { slug } = await newCar(own)
    expect((await look(slug ?? '')).body).toMatchObject({ success: true, views: 1 })
    expect((await look(slug ?? '')).body.views).toBe(1)
    expect((await look(slug ?? '', '', { 'x-forwarded-for': '10.0.0.2' })).body.views).toBe(2)
    const bot = { 'x-forwarded-for': '10.0.0.3', 'user-agent': 'Googlebot/2.1' }
    expect((await look(slug ?? '', '', bot)).body.views).toBe(2)
  })

  test('VDP-40 a view is no edit: the car’s version and time of change stay', async () => {
    const car = await newCar(own)
    await look(car.slug ?? '')
    const after = await stand.payload.findByID({ collection: 'cars', id: car.id, depth: 0 })
    expect(after).toMatchObject({ views: 1, updatedAt: car.updatedAt })
  })

  test('VDP-40 answers the car’s fields, and says when the page that asks is older', async () => {
    const car = await newCar(own, { price: 31_000 })
    const seconds = Math.floor(Date.parse(car.updatedAt) / 1000)
    const { body } = await look(car.slug ?? '', `?photos_count=0&updated_at=${seconds}&website_id=web-own-motors`)
    expect(body).toMatchObject({ outdated: false, car_fields: { id: car.id, price: 31_000, status: 'in_stock' } })
    expect(body.car_fields).not.toHaveProperty('vin')
    expect((await look(car.slug ?? '', `?photos_count=0&updated_at=${seconds - 1}`)).body.outdated).toBe(true)
    expect((await look(car.slug ?? '', `?photos_count=3&updated_at=${seconds}`)).body.outdated).toBe(true)
    expect((await look(car.slug ?? '')).body.outdated).toBe(false)
  })

  test('VDP-40 TEN-15 another site’s car or website_id is refused', async () => {
    const { slug } = await newCar(own)
    expect((await look(slug ?? '', '', {}, 'other-motors')).status).toBe(404)
    expect((await look(slug ?? '', '?website_id=web-other-motors')).status).toBe(400)
    expect((await look(slug ?? '', '', {}, 'nobody')).status).toBe(421)
  })
})

describe('POST /api/reveal-phone', () => {
  const ask = async (body: object | string, extra: Record<string, string> = {}, of = 'own-motors') => {
    const { POST } = await import('@/src/app/api/reveal-phone/route')
    return POST(
      new Request(`http://${of}.localhost:3000/api/reveal-phone`, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: headersOf(of, { 'content-type': 'application/json', ...extra }),
      }),
    )
  }
  const callFor = (car: Car) => ({ car_id: car.id, dealership_id: own.id, website_id: 'web-own-motors' })

  test('VDP-24 VDP-25 VDP-27 the number of the car’s location, as Australians write it', async () => {
    const response = await ask(callFor(await newCar(own, { location: place.id })))
    expect(await response.json()).toEqual({ success: true, phone: '02 9437 5512', href: 'tel:+61294375512' })
  })

  test('VDP-25 a form sent without JavaScript is answered with a page', async () => {
    const body = new URLSearchParams(callFor(await newCar(own, { location: place.id }))).toString()
    const response = await ask(body, { 'content-type': 'application/x-www-form-urlencoded' })
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('02 9437 5512')
  })

  test('VDP-26 ERR-16 a location without a phone has none to reveal', async () => {
    const response = await ask(callFor(await newCar(own)))
    expect(response.status).toBe(404)
    expect((await response.json()).error).toMatchObject({ code: 'no_phone', message: 'Phone not available' })
  })

  test('VDP-25 TEN-15 other sites, other dealerships, other origins and nonsense are refused', async () => {
    const car = await newCar(own, { location: place.id })
    expect((await ask({ ...callFor(car), website_id: 'web-other-motors' })).status).toBe(400)
    expect((await ask({ ...callFor(car), dealership_id: other.id })).status).toBe(404)
    expect((await ask({ ...callFor(car), website_id: 'web-other-motors' }, {}, 'other-motors')).status).toBe(404)
    expect((await ask(callFor(car), { origin: 'https://elsewhere.example' })).status).toBe(403)
    const wrong = await ask({ car_id: 'seven' })
    expect(wrong.status).toBe(400)
    expect(Object.keys((await wrong.json()).error.fields)).toEqual(['car_id', 'dealership_id', 'website_id'])
    expect((await ask('no json')).status).toBe(400)
  })

  test('VDP-25 who asks for number after number is stopped', async () => {
    const car = await newCar(own, { location: place.id })
    const collector = { 'x-forwarded-for': '10.0.0.77' }
    const answers = await Promise.all(Array.from({ length: 22 }, () => ask(callFor(car), collector)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status === 200).length).toBe(20)
  })
})

describe('NFR-06 H2 a body beyond what the route reads', () => {
  const routes = {
    'reveal-phone': () => import('@/src/app/api/reveal-phone/route'),
    'youx/quote': () => import('@/src/app/api/youx/quote/route'),
  }
  test.each([
    ['reveal-phone', 'application/json'],
    ['reveal-phone', 'application/x-www-form-urlencoded'],
    ['youx/quote', 'application/json'],
  ] as const)('is refused half-way: %s, %s', async (path, type) => {
    const { POST } = await routes[path]()
    const { body, sent } = endlessBody()
    const headers = headersOf('own-motors', { 'content-type': type, 'x-forwarded-for': '10.0.0.78' })
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const response = await POST(new Request(`http://own-motors.localhost:3000/api/${path}`, init))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false, error: { code: 'too_large' } })
    expect(sent()).toBeLessThan(200_000)
  })
})

describe('GET {carPath}/autogauge', () => {
  const gauge = async (of: Tenant, slug: string | null | undefined) => {
    const { GET } = await import('@/src/app/(site)/[domain]/cars/[slug]/autogauge/route')
    const request = new Request(`http://${of.slug}.localhost:3000/cars/${slug}/autogauge`)
    return GET(request, { params: Promise.resolve({ domain: of.id, slug: slug ?? '' }) })
  }
  const market = { autograb_data: { average_market_price: 21_000, state_average_market_price: 23_000 } }

  test('CAR-28 VDP-32 ENT-01 the auto-gauge fields of a car whose market is known', async () => {
    const response = await gauge(own, (await newCar(own, market)).slug)
    expect(response.status).toBe(200)
    expect(autoGaugeSchema.parse(await response.json())).toMatchObject({ listing_price: 20_000, fill: 0.738 })
  })

  test('VDP-32 VDP-39 ENT-20 nothing for a car without a market, one that is sold, or a site without the plugin', async () => {
    expect((await gauge(own, (await newCar(own)).slug)).status).toBe(204)
    expect((await gauge(own, (await newCar(own, { ...market, status: 'sold' })).slug)).status).toBe(204)
    expect((await gauge(own, (await newCar(own, { ...market, reserved: true })).slug)).status).toBe(204)
    expect((await gauge(other, (await newCar(other, market)).slug)).status).toBe(204)
  })

  test('VDP-32 TEN-15 another site’s car is not found', async () => {
    expect((await gauge(other, (await newCar(own, market)).slug)).status).toBe(404)
  })
})
