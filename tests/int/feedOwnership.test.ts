import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import pg from 'pg'
import { carFieldValue, ownableFields } from '@/src/domain/feeds/columns/suppliedFields'
import { importFeed } from '@/src/jobs/feeds/importFeed'
import { own, payload, send, setUpTwoDealerships, who } from './access/twoDealerships'
import { fedValues as fed, typedValues } from './fedAndTyped'
import { ndjson } from './feedHarness'

setUpTwoDealerships()

let pool: pg.Pool
let clientId: string
let number = 0
let stocknum = ''
let typed = typedValues
const base = { make: 'Toyota', model: 'Corolla', year: 2021, price: 30_000, km: 12_000 }

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  const yard = (name: string, slug: string) =>
    payload.create({ collection: 'locations', data: { tenant: own.tenant, name, slug, visible: true } })
  typed = { ...typed, location: (await yard('Our yard', 'our-yard')).id }
  await yard('Feed yard', 'feed-yard')
})
afterAll(() => pool.end())
beforeEach(async () => {
  number += 1
  stocknum = `OWN${number}`
  const data = { tenant: own.tenant, name: `Yard ${number}`, active: true, mode: 'snapshot' } as const
  clientId = (await payload.create({ collection: 'feed-clients', data: { ...data, profile: 'canonical' } })).id
})

const others = () => Array.from({ length: 9 }, (_, index) => ({ ...base, stocknum: `${stocknum}-${index}` }))
const deliver = async (changes: Record<string, unknown> | null = {}) => {
  const request = { mode: null, sequence: null, idempotencyKey: null, dryRun: false, fileName: null }
  const cars = [...others(), ...(changes === null ? [] : [{ ...base, stocknum, ...changes }])]
  await importFeed(String(process.env.DATABASE_URL), { ...request, clientId, bytes: ndjson(cars) })
}
const stored = async (): Promise<Record<string, unknown> & { id: string }> => {
  const where = { stocknum: { equals: stocknum }, tenant: { equals: own.tenant } }
  return { ...(await payload.find({ collection: 'cars', depth: 0, where })).docs[0]! }
}
const edit = async (data: object) => {
  const answer = await send(who.marketer, 'PATCH', `/cars/${(await stored()).id}?depth=0`, data)
  expect(answer.status, answer.text).toBe(200)
}

/** Who the car is, which no edit takes from a feed. */
const identity = ['stocknum', 'vin']
const paths = ownableFields.map(({ path }) => path).filter((path) => !identity.includes(path))
const facts = (car: Record<string, unknown>) =>
  Object.fromEntries(paths.map((path) => [path, carFieldValue(car, path)]))

describe('what staff say stays said', () => {
  test('FEED-06 the feed’s words differ from staff’s in every field, and fill a car nobody has touched', async () => {
    await deliver()
    await edit(typed)
    const ours = facts(await stored())
    stocknum = `${stocknum}B`
    await deliver(fed)
    const theirs = facts(await stored())
    expect(paths.filter((path) => theirs[path] === null || theirs[path] === ours[path])).toEqual([])
  })

  test('FEED-06 an edit of every field survives columns the feed sends from then on, going missing and coming back', async () => {
    await deliver()
    await edit(typed)
    const before = facts(await stored())
    expect(before).toMatchObject({ price: 28_500, status: 'pending', 'variant.power': 95, offer_price: 27_000 })
    await deliver(fed)
    expect(facts(await stored())).toEqual(before)
    await deliver(null)
    expect(facts(await stored())).toEqual(before)
    await deliver({ ...fed, km: 1 })
    expect(facts(await stored())).toEqual(before)
  })

  test('FEED-06 a car typed by hand keeps every word when a feed takes it over; the feed fills the rest', async () => {
    const { show_on_dealer_website: _shown, ...car } = typed
    const answer = await send(who.marketer, 'POST', '/cars?depth=0', { ...car, stocknum, tenant: own.tenant })
    expect(answer.status, answer.text).toBe(201)
    const before = facts(await stored())
    await deliver({ ...fed, vin: '6T153BK360X070769', show_on_dealer_website: undefined })
    const after = await stored()
    expect(facts(after)).toEqual(before)
    expect(after.vin).toBe('6T153BK360X070769')
  })

  test('FEED-06 a status unlocked is the feed’s again: in stock while its file holds the car', async () => {
    await deliver()
    await edit({ status: 'pending' })
    expect((await stored()).feed_locks).toEqual(['status'])
    await edit({ feed_locks: [] })
    expect(await stored()).toMatchObject({ status: 'in_stock', feed_locks: null })
  })
})

describe('a price and what it includes', () => {
  test('FEED-06 LAW-04 are locked together: a feed’s drive-away price does not make staff’s price drive away', async () => {
    await deliver({ price_type: 'egc' })
    await edit({ price: 30_500 })
    expect((await stored()).feed_locks).toEqual(['price', 'price_type'])
    await deliver({ price: 33_000, price_type: 'drive_away' })
    expect(await stored()).toMatchObject({ price: 30_500, price_type: 'egc' })
    await edit({ feed_locks: ['price_type'] })
    expect(await stored()).toMatchObject({ price: 33_000, price_type: 'drive_away', feed_locks: null })
  })

  test('FEED-06 LAW-04 a basis set by staff keeps the price it was set for', async () => {
    await deliver({ price_type: 'egc' })
    await edit({ price_type: 'drive_away' })
    await deliver({ price: 29_000, price_type: 'egc' })
    expect(await stored()).toMatchObject({ price: 30_000, price_type: 'drive_away' })
  })

  test('FEED-06 LAW-04 an offer of staff’s keeps its basis; prices of the same basis follow the feed', async () => {
    await deliver({ price_type: 'egc' })
    await edit({ offer_price: 27_000 })
    await deliver({ price: 29_000, price_type: 'egc' })
    expect(await stored()).toMatchObject({ price: 29_000, price_type: 'egc', offer_price: 27_000 })
    await deliver({ price: 33_000, price_type: 'drive_away' })
    expect(await stored()).toMatchObject({ price: 29_000, price_type: 'egc', offer_price: 27_000 })
  })

  test('FEED-06 LAW-04 a lock of the price from before they went together covers both', async () => {
    await deliver({ price_type: 'egc' })
    await pool.query(`UPDATE cars SET feed_locks = '["price"]', price = 30500 WHERE stocknum = $1`, [stocknum])
    await deliver({ price: 33_000, price_type: 'drive_away' })
    expect(await stored()).toMatchObject({ price: 30_500, price_type: 'egc' })
  })
})
