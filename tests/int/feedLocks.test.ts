import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importFeed } from '@/src/jobs/feeds/importFeed'
import { other, own, payload, send, setUpTwoDealerships, staff, who } from './access/twoDealerships'
import { ndjson } from './feedHarness'

setUpTwoDealerships()

let pool: pg.Pool
let clientId: string
let number = 0
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  const data = { tenant: own.tenant, name: 'Yard system', active: true, profile: 'canonical', mode: 'delta' } as const
  clientId = (await payload.create({ collection: 'feed-clients', data })).id
})
afterAll(() => pool.end())

interface StoredCar {
  id: string
  [field: string]: unknown
}

let sent: Record<string, unknown>
let car: StoredCar
const deliver = async (changes: Record<string, unknown> = {}) => {
  sent = { ...sent, ...changes }
  const request = { mode: null, sequence: null, idempotencyKey: null, dryRun: false, fileName: null }
  await importFeed(String(process.env.DATABASE_URL), { ...request, clientId, bytes: ndjson([sent]) })
}
const stored = async (): Promise<StoredCar> => {
  const { docs } = await payload.find({
    collection: 'cars',
    depth: 0,
    where: { stocknum: { equals: sent.stocknum }, tenant: { equals: own.tenant } },
  })
  return { ...docs[0]! }
}
const edit = async (data: object, as = who.marketer) => {
  const answer = await send(as, 'PATCH', `/cars/${car.id}?depth=0`, data)
  expect(answer.status, answer.text).toBe(200)
  car = await stored()
}
interface FeedAnswer {
  feed: { clientName: string; missing: boolean } | null
  locks: string[]
  fields: { path: string; label: string; sent: string; now: string; same: boolean; seen: string }[]
}
const provenance = async (): Promise<FeedAnswer> => {
  const answer = await send(who.marketer, 'GET', `/cars/${car.id}/feed`)
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

beforeEach(async () => {
  number += 1
  sent = {
    stocknum: `L${number}`,
    make: 'Toyota',
    model: 'Corolla',
    year: 2021,
    price: 30_000,
    km: 12_000,
    colour: 'White',
    variant: { power: 90, cylinders: 4 },
    images: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'],
    standardEquipment: ['ABS', 'Airbags'],
  }
  await deliver()
  car = await stored()
})

describe('locks', () => {
  test('FEED-06 a field the dealership edits is locked and the feed leaves it alone; all others follow the feed', async () => {
    await edit({ price: 28_500, variant: { power: 95 } })
    expect(car.feed_locks).toEqual(['price', 'price_type', 'variant.power'])
    await deliver({ price: 29_000, km: 13_000, variant: { power: 91, cylinders: 6 } })
    expect(await stored()).toMatchObject({ price: 28_500, km: 13_000, variant: { power: 95, cylinders: 6 } })
  })

  test('FEED-06 lists, photos and the status are locked like any field', async () => {
    await edit({
      standardEquipment: ['Sunroof'],
      images: [{ image: { url: 'https://photos.example/9.jpg' } }],
      status: 'pending',
    })
    expect(car.feed_locks).toEqual(['images', 'standardEquipment', 'status'])
    await deliver({ standardEquipment: ['ABS'], images: ['https://photos.example/3.jpg'], status: 'in_stock' })
    const now = await stored()
    expect(now.standardEquipment).toEqual(['Sunroof'])
    expect(now.images).toMatchObject([{ image: { url: 'https://photos.example/9.jpg' } }])
    expect(now.status).toBe('pending')
  })

  test('FEED-06 unlocked, a field has the feed’s last value at once, and follows it from then on', async () => {
    await edit({ price: 28_500, colour: 'Pearl' })
    await deliver({ price: 29_000, colour: 'Silver' })
    await edit({ feed_locks: ['colour'] })
    expect(car).toMatchObject({ price: 29_000, colour: 'Pearl', feed_locks: ['colour'] })
    await edit({ feed_locks: [] })
    expect(car).toMatchObject({ colour: 'Silver', feed_locks: null })
    await deliver({ colour: 'Red' })
    expect((await stored()).colour).toBe('Red')
  })

  test('FEED-06 unlocked photos come with the next delivery, even when it says nothing new', async () => {
    await edit({ images: [] })
    await edit({ feed_locks: [] })
    await deliver()
    expect((await stored()).images).toHaveLength(2)
  })

  test('FEED-06 a field may be locked as it is; an edit that says what the feed says locks nothing', async () => {
    await edit({ feed_locks: ['km', 'nonsense', 5] })
    await deliver({ km: 15_000 })
    expect((await stored()).km).toBe(12_000)
    await edit({ feed_locks: null, price: 30_000, colour: 'White' })
    expect(car).toMatchObject({ feed_locks: null, km: 15_000 })
  })

  test('FEED-06 what a delivery changed behind an open form is not taken for an edit', async () => {
    const form = { ...car }
    const seen = Object.fromEntries((await provenance()).fields.map((field) => [field.path, field.seen]))
    await deliver({ price: 27_000, km: 14_000 })
    const { id: _id, createdAt: _created, updatedAt: _updated, ...opened } = form
    await edit({ ...opened, colour: 'Blue', km: 12_500, feed_seen: seen })
    expect(car).toMatchObject({ price: 27_000, colour: 'Blue', km: 12_500, feed_locks: ['colour', 'km'] })
    expect(car.feed_seen ?? null).toBeNull()
  })

  test('FEED-06 the feed’s own key locks nothing, unlocks nothing and cannot get past a lock', async () => {
    const feed = who.feedClient
    await edit({ km: 12_001 }, feed)
    expect(car.feed_locks ?? null).toBeNull()
    await edit({ price: 28_500 })
    await edit({ price: 20_000, km: 12_002, feed_locks: [] }, feed)
    expect(car).toMatchObject({ price: 28_500, km: 12_002, feed_locks: ['price', 'price_type'] })
  })

  test('FEED-06 a car no feed supplies is locked where staff edit it, should a feed take it over', async () => {
    const answer = await send(who.marketer, 'PATCH', `/cars/${own.freshCar()}?depth=0`, { colour: 'Green' })
    expect(answer.body.doc).toMatchObject({ colour: 'Green', feed_locks: ['colour'] })
  })
})

describe('provenance', () => {
  test('FEED-06 staff see each supplied field: the feed’s value, the value now, who decides, and the delivery', async () => {
    await edit({ price: 28_500 })
    const { feed, fields, locks } = await provenance()
    expect(feed).toMatchObject({ clientName: 'Yard system', missing: false })
    expect(locks).toEqual(['price', 'price_type'])
    const by = new Map(fields.map((field) => [field.path, field]))
    expect(by.get('price')).toMatchObject({ label: 'Price', sent: '$30,000', now: '$28,500', same: false })
    expect(by.get('km')).toMatchObject({ sent: '12,000', now: '12,000', same: true })
    expect(by.get('images')).toMatchObject({ sent: '2 photos', same: true })
    expect(by.has('vin')).toBe(false)
  })

  test('FEED-06 NFR-06 nobody but staff of the dealership reads provenance, prices or locks', async () => {
    const stranger = await staff('stranger@other.test', [{ tenant: other.tenant, role: 'dealership-admin' }])
    for (const as of [who.anonymous, who.shopper, who.feedClient, stranger.credentials]) {
      for (const path of ['feed', 'prices']) {
        expect((await send(as, 'GET', `/cars/${car.id}/${path}`)).status).toBe(404)
      }
    }
    const visitor = await send(who.anonymous, 'GET', `/cars/${car.id}`)
    expect(visitor.status).toBe(200)
    expect(visitor.body).not.toHaveProperty('feed_locks')
    const prices = await send(who.marketer, 'GET', `/cars/${car.id}/prices`)
    expect(prices.body).toMatchObject({ minDays: 7, periods: [{ price: 30_000, listed: true }] })
  })
})
