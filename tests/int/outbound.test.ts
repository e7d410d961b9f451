import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tenant } from '@/src/payload-types'
import { outboundFormats, type OutboundFormatName } from '@/src/domain/outbound/outboundFormats'
import { liveHeap } from '../support/liveHeap'
import { parseCsv } from '../support/parseCsv'
import { testPayload, type TestPayload } from '../setup/testPayload'

let stand: TestPayload
let own: Tenant
let other: Tenant
let group: Tenant
const ids: Record<string, string> = {}

const tenant = (slug: string, extra: object = {}): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: `${slug} motors`, slug, websiteId: slug, template: 'default', ...extra },
  })

let serial = 0
const car = async (of: Tenant, label: string, extra: object = {}): Promise<void> => {
  serial += 1
  const made = await stand.payload.create({
    collection: 'cars',
    data: {
      tenant: of.id,
      make: 'Toyota',
      model: 'Hilux',
      year: 2022,
      stocknum: `S${serial}`,
      vin: `JTFK4RBE5030654${String(serial).padStart(2, '0')}`,
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 39_997,
      price_type: 'egc',
      km: 12_000,
      body: 'Ute',
      private_suburb: 'CANARY-SUBURB',
      images: [{ image: { url: '/studio/ute/white/front.webp' } }],
      standardEquipment: ['Tow bar', 'Reverse camera'],
      ...extra,
    },
  })
  ids[label] = made.id
}

beforeAll(async () => {
  stand = await testPayload()
  own = await tenant('own', { domains: [{ domain: 'www.own.example' }] })
  other = await tenant('other')
  const gone = await tenant('gone')
  group = await tenant('group', { members: [own.id, other.id, gone.id] })
  const place = await stand.payload.create({
    collection: 'locations',
    data: {
      tenant: own.id,
      name: 'Own Artarmon',
      slug: 'own-artarmon',
      primary: true,
      address: { street: '1 Reserve Rd', city: 'Artarmon', state: 'NSW', postcode: '2064' },
    },
  })
  await car(own, 'located', { location: place.id })
  await car(own, 'unlocated')
  await car(own, 'poa', { price: null, images: [{ image: { url: 'https://elsewhere.example/1.jpg' } }] })
  await car(own, 'reserved', { reserved: true })
  await car(own, 'hidden', { show_on_dealer_website: false })
  for (const status of ['sold', 'coming_soon', 'pending', 'archived']) await car(own, status, { status })
  await car(other, 'others')
  await car(gone, 'archived dealership')
  await stand.payload.update({ collection: 'tenants', id: gone.id, data: { archived: true } })
}, 180_000)

afterAll(() => stand?.destroy())

const pathOf = async (of: Tenant, format: string, version = 1): Promise<string> => {
  const { outboundPath } = await import('@/src/payload/auth/outboundLink')
  return outboundPath({ tenantId: of.id, tenantSlug: of.slug, format, version }, stand.payload.secret)
}

/** A request through the route's own handler, at a host. */
const ask = async (path: string, { host = 'localhost:3000', ...init }: RequestInit & { host?: string } = {}) => {
  const { GET } = await import('@/src/app/api/outbound/[tenant]/[format]/route')
  const url = new URL(path, 'http://localhost:3000')
  const [, , , slug = '', format = ''] = url.pathname.split('/')
  const headers = new Headers(init.headers)
  headers.set('host', host)
  return GET(new Request(url, { ...init, headers }), { params: Promise.resolve({ tenant: slug, format }) })
}
const feed = async (of: Tenant, format: OutboundFormatName): Promise<string> =>
  (await ask(await pathOf(of, format))).text()
const idsIn = (text: string): string[] => JSON.parse(text).cars.map(({ id }: { id: string }) => id)

describe('FEED-09 outbound feeds', () => {
  test('FEED-09 the stock feed has every free car for sale and no other', async () => {
    const text = await feed(own, 'stock.json')
    expect(idsIn(text).sort()).toEqual([ids.located, ids.unlocated, ids.poa].sort())
    expect(text).not.toContain('CANARY-SUBURB')
    // A photo of another server that is not fetched yet is not on the page either (FEED-08).
    expect(text).not.toContain('elsewhere.example')
    const [first] = JSON.parse(text).cars.filter(({ id }: { id: string }) => id === ids.unlocated)
    expect(first).toMatchObject({
      price: 39_997,
      price_type: 'egc',
      location_code: 'own-artarmon',
      features: ['Tow bar', 'Reverse camera'],
      images: ['http://www.own.example/studio/ute/white/front.webp'],
    })
    expect(first.url).toMatch(/^http:\/\/www\.own\.example\/cars\/2022-toyota-hilux/)
  })

  test('FEED-09 Google and Meta get the cars with a price', async () => {
    const google = (await feed(own, 'google-vehicle-ads.tsv')).trimEnd().split('\n')
    expect(google.slice(1).map((line) => line.split('\t')[0])).toEqual([ids.located, ids.unlocated].sort())
    const meta = parseCsv(await feed(own, 'meta-inventory.csv'))
    expect(meta.map((row) => row.vehicle_id)).toEqual([ids.located, ids.unlocated].sort())
    expect(meta[0]).toMatchObject({ price: '39997 AUD', body_style: 'TRUCK', dealer_name: 'own motors' })
  })

  test('FEED-09 a group’s feed has its live members’ cars once each, on the group’s own domain', async () => {
    const { cars } = JSON.parse(await feed(group, 'stock.json'))
    const found = cars.map(({ id }: { id: string }) => id)
    expect(found.sort()).toEqual([ids.located, ids.unlocated, ids.poa, ids.others].sort())
    expect(cars[0].url).toMatch(/^http:\/\/group\.localhost:3000\/cars\//)
  })

  test('FEED-09 only the right link, on the dealership’s or the platform’s host, opens a feed', async () => {
    const path = await pathOf(own, 'stock.csv')
    expect((await ask(path)).status).toBe(200)
    expect((await ask(path, { host: 'www.own.example' })).status).toBe(200)
    expect((await ask(path, { host: 'own.localhost:3000' })).status).toBe(200)
    const query = path.split('?')[1]
    for (const [wrong, host] of [
      [path, 'other.localhost:3000'],
      [path, 'nobody.example'],
      ['/api/outbound/own/stock.csv', undefined],
      ['/api/outbound/own/stock.csv?v=1&sig=', undefined],
      [`/api/outbound/own/stock.json?${query}`, undefined],
      [`/api/outbound/other/stock.csv?${query}`, undefined],
      [`/api/outbound/nobody/stock.csv?${query}`, undefined],
      [`/api/outbound/own/stock.exe?${query}`, undefined],
      [await pathOf(own, 'stock.csv', 2), undefined],
      [await pathOf({ ...own, id: other.id }, 'stock.csv'), undefined],
    ] as const) {
      const answer = await ask(wrong, { host })
      expect([wrong, host, answer.status]).toEqual([wrong, host, 404])
      expect(await answer.json()).toMatchObject({ success: false, error: { code: 'not_found' } })
    }
  })

  test('FEED-09 an archived dealership has no feeds, and a raised version ends every earlier link at once', async () => {
    const brief = await tenant('brief')
    const old = await pathOf(brief, 'stock.csv')
    expect((await ask(old)).status).toBe(200)
    await stand.payload.update({ collection: 'tenants', id: brief.id, data: { outboundLinkVersion: 2 } })
    expect((await ask(old)).status).toBe(404)
    expect((await ask(await pathOf(brief, 'stock.csv', 2))).status).toBe(200)
    // A form that was open meanwhile sends the version it had.
    await stand.payload.update({ collection: 'tenants', id: brief.id, data: { outboundLinkVersion: 1 } })
    expect((await ask(old)).status).toBe(404)
    await stand.payload.update({ collection: 'tenants', id: brief.id, data: { archived: true } })
    expect((await ask(await pathOf(brief, 'stock.csv', 2))).status).toBe(404)
  })

  test('FEED-09 a receiver that has the feed gets 304 until the stock changes', async () => {
    const path = await pathOf(own, 'stock.csv')
    const first = await ask(path)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    expect(Date.parse(first.headers.get('last-modified') ?? '')).toBeGreaterThan(Date.now() - 600_000)
    expect(first.headers.get('cache-control')).toContain('s-maxage=300')
    expect(first.headers.get('surrogate-key')).toBe(`site:${own.id} stock:${own.id}`)
    const again = { headers: { 'if-none-match': `"x", ${etag}` } }
    expect((await ask(path, again)).status).toBe(304)
    expect((await ask(await pathOf(own, 'stock.json'), again)).status).toBe(200)
    const head = await ask(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
    await car(own, 'fleeting')
    const added = await ask(path, again)
    expect(added.status).toBe(200)
    const withIt = { headers: { 'if-none-match': added.headers.get('etag') ?? '' } }
    expect((await ask(path, withIt)).status).toBe(304)
    await stand.payload.delete({ collection: 'cars', id: ids.fleeting ?? '' })
    expect((await ask(path, withIt)).status).toBe(200)
  })

  test('FEED-09 admins of the dealership see the links; nobody else does, and not on a dealership’s host', async () => {
    const { GET } = await import('@/src/app/api/outbound/links/route')
    const password = 'correct horse battery'
    const signIn = async (email: string, data: object): Promise<string> => {
      await stand.payload.create({ collection: 'users', data: { email, password, ...data } })
      return (await stand.payload.login({ collection: 'users', data: { email, password } })).token ?? ''
    }
    const admin = await signIn('a@own.test', { tenants: [{ tenant: own.id, role: 'dealership-admin' }] })
    const marketer = await signIn('m@own.test', { tenants: [{ tenant: own.id, role: 'marketer' }] })
    const links = (of: string, token: string, host = 'localhost:3000') =>
      GET(
        new Request(`http://localhost:3000/api/outbound/links?tenant=${of}`, {
          headers: { host, ...(token ? { authorization: `JWT ${token}` } : {}) },
        }),
      )
    for (const [of, token, host] of [
      [own.id, ''],
      [own.id, marketer],
      [other.id, admin],
      ['nonsense', admin],
      [own.id, admin, 'own.localhost:3000'],
    ] as const) {
      expect((await links(of, token, host)).status).toBe(403)
    }
    const answer = await (await links(own.id, admin)).json()
    expect(answer.links.map(({ format }: { format: string }) => format)).toEqual(Object.keys(outboundFormats))
    expect(answer.links[0]).toMatchObject({ cars: 2, left_out: [{ code: 'no_price', cars: 1 }] })
    for (const { url } of answer.links) {
      expect(url).toMatch(/^http:\/\/www\.own\.example\/api\/outbound\/own\//)
      expect((await ask(url.replace('http://www.own.example', ''), { host: 'www.own.example' })).status).toBe(200)
    }
  })
})

describe('FEED-09 10,000 cars', () => {
  let big: Tenant

  beforeAll(async () => {
    big = await tenant('big', { settings: { 'feeds.showRemotePhotos': true } })
    await stand.payload.db.pool.query(
      `WITH made AS (
         INSERT INTO cars
           (tenant_id, slug, make, model, year, vin, km, price, price_type, status, listed_at, dealercomments)
         SELECT $1, 'big-' || n, 'Mazda', 'CX-5', 2021, 'JM0KF4W7A00' || lpad(n::text, 6, '0'), n, 20000 + n, 'egc',
           'in_stock', now(), repeat('A fine car. ', 100) FROM generate_series(1, 10000) n RETURNING id)
       INSERT INTO cars_images (_order, _parent_id, id, image_url)
       SELECT o, made.id, gen_random_uuid()::text, 'https://photos.example/' || made.id || '/' || o || '.jpg'
       FROM made, generate_series(1, 12) o`,
      [big.id],
    )
    const address = { street: '1 Big Rd', city: 'Artarmon', state: 'NSW' as const, postcode: '2064' }
    await stand.payload.create({
      collection: 'locations',
      data: { tenant: big.id, name: 'Big', slug: 'big', address },
    })
  })

  test.each(Object.keys(outboundFormats))('FEED-09 %s: every car once, a page of cars at a time', async (format) => {
    const path = await pathOf(big, format)
    const before = liveHeap()
    const started = performance.now()
    const body = (await ask(path)).body?.getReader()
    const decoder = new TextDecoder()
    const seen = new Set<string>()
    const sizes = { bytes: 0, pieces: 0, live: 0, checking: 0 }
    for (let part = await body?.read(); part && !part.done; part = await body?.read()) {
      sizes.bytes += part.value.byteLength
      sizes.pieces += 1
      for (const [, id] of decoder.decode(part.value).matchAll(/^(?:\{"id":")?([0-9a-f-]{36})[",\t]/gm))
        seen.add(id ?? '')
      const pause = performance.now()
      if (sizes.pieces % 7 === 0) sizes.live = Math.max(sizes.live, liveHeap() - before)
      sizes.checking += performance.now() - pause
    }
    const seconds = (performance.now() - started - sizes.checking) / 1000
    process.stdout.write(
      `FEED-09 ${format}, 10,000 cars: ${seconds.toFixed(2)} s, ${(sizes.bytes / 1e6).toFixed(1)} MB, live heap +${sizes.live.toFixed(1)} MB\n`,
    )
    expect(seen.size).toBe(10_000)
    expect(sizes.pieces).toBeGreaterThan(15)
    expect(sizes.live).toBeLessThan(30)
  })
})
