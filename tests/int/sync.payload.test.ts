import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptySearchState } from '@/src/domain/search/url/SearchState'
import { settingDefaults } from '@/tenants/settings/buildSettings'
import { stockSync } from './stockSync'

let stock: Awaited<ReturnType<typeof stockSync>>
let payload: Payload
let pool: Pool
let harbour: { id: string }
let group: { id: string }
let sync: () => Promise<{ written: number; removed: number; failed: number }>
const tags: string[] = []

beforeAll(async () => {
  stock = await stockSync((dropped) => void tags.push(...dropped))
  ;({ payload, pool, sync } = stock)
  const tenant = (slug: string, members: string[] = []) =>
    payload.create({
      collection: 'tenants',
      data: { name: `Name of ${slug}`, slug, template: 'default', websiteId: slug, members },
    })
  harbour = await tenant('harbour-city')
  group = await tenant('apex', [harbour.id])
  await tenant('second-gear')
})
afterAll(() => stock.end())
beforeEach(async () => {
  await sync()
  await pool.query('DELETE FROM stock_changes')
  tags.length = 0
})

const createCar = (changes: Record<string, unknown> = {}, req?: PayloadRequest) =>
  payload.create({
    collection: 'cars',
    req,
    data: {
      tenant: harbour.id,
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      make: 'Toyota',
      model: 'Corolla',
      year: 2022,
      price: 25_990,
      show_on_dealer_website: true,
      private_suburb: 'CANARY',
      vin: 'JTNKU3JE60J021675',
      ...changes,
    },
  })
const queue = async () => (await pool.query('SELECT car_id, tenant_id, reason FROM stock_changes ORDER BY seq')).rows
const find = async (slug: string, memberIds: string[] = [harbour.id]) => {
  const { searchStock } = await import('@/src/data/search/searchStock')
  return searchStock({ id: slug, slug, memberIds, settings: settingDefaults }, emptySearchState)
}
const ids = async (slug: string) => (await find(slug)).hits.map(({ id }) => id)

describe('a car written through Payload', () => {
  test("SEA-23 is queued in the same transaction, found on its site and its group's, and nowhere else", async () => {
    const car = await createCar()
    expect(await queue()).toEqual([{ car_id: car.id, tenant_id: harbour.id, reason: 'edit' }])
    expect(await sync()).toEqual({ written: 1, removed: 0, failed: 0 })
    for (const slug of ['harbour-city', 'apex']) expect(await ids(slug), slug).toContain(car.id)
    expect(await ids('second-gear')).toEqual([])
    expect(tags).toEqual(expect.arrayContaining([`stock:${harbour.id}`, `stock:${group.id}`]))
    expect(JSON.stringify(await find('apex'))).not.toContain('CANARY')
  })

  test('SEA-23 a rolled-back write leaves nothing behind, a committed one does', async () => {
    const req = await createLocalReq({}, payload)
    const id = await payload.db.beginTransaction()
    if (id === null) throw new Error('no transaction')
    req.transactionID = id
    await createCar({}, req)
    expect(await queue()).toEqual([])
    await payload.db.rollbackTransaction(id)
    expect(await queue()).toEqual([])
  })

  test('SEA-23 an edit replaces the document; hidden, pending and deleted cars leave', async () => {
    const [a, b, c] = [await createCar(), await createCar(), await createCar()]
    await sync()
    await payload.update({ collection: 'cars', id: a.id, data: { price: 19_990 } })
    await payload.update({ collection: 'cars', id: b.id, data: { show_on_dealer_website: false } })
    await payload.delete({ collection: 'cars', id: c.id })
    expect(await sync()).toEqual({ written: 1, removed: 2, failed: 0 })
    const found = new Map((await find('harbour-city')).hits.map((hit) => [hit.id, hit.price]))
    expect(found.get(a.id)).toBe(19_990)
    expect(found.has(b.id) || found.has(c.id)).toBe(false)
  })

  test('CAR-31 its own rank and the times it was listed and changed are in its search document', async () => {
    const car = await createCar({ custom_rank: 7, created_at: '2026-03-01T09:00:00.000Z' })
    const { payloadStockReader } = await import('@/src/jobs/index/payloadStockReader')
    const built = (await payloadStockReader(payload).read([car.id])).get(car.id)
    expect(built).toMatchObject({
      kind: 'document',
      document: {
        custom_rank: 7,
        created_at_timestamp: Date.parse('2026-03-01T09:00:00.000Z') / 1000,
        updated_at: Math.floor(Date.parse(car.updatedAt) / 1000),
      },
    })
  })

  test("SEA-23 a sold car stays for the site's days", async () => {
    const car = await createCar()
    await payload.update({ collection: 'cars', id: car.id, data: { status: 'sold' } })
    await sync()
    const hit = (await find('harbour-city')).hits.find(({ id }) => id === car.id)
    expect(hit?.status).toBe('sold')
  })

  test('SEA-23 a bulk update queues every car', async () => {
    const cars = [await createCar({ badge: 'Bulk' }), await createCar({ badge: 'Bulk' })]
    await sync()
    await pool.query('DELETE FROM stock_changes')
    await payload.update({ collection: 'cars', where: { badge: { equals: 'Bulk' } }, data: { price: 1234 } })
    expect((await queue()).map(({ car_id }) => car_id).sort()).toEqual(cars.map(({ id }) => id).sort())
  })
})

describe('what cars show of others', () => {
  test("SEA-23 a location's cars are queued, and no others", async () => {
    const { enqueueLocationStock } = await import('@/src/jobs/queue/enqueueStockChange')
    const location = await payload.create({
      collection: 'locations',
      data: { tenant: harbour.id, name: 'Artarmon', slug: 'artarmon' },
    })
    const [a] = [await createCar({ location: location.id }), await createCar()]
    await sync()
    await pool.query('DELETE FROM stock_changes')
    const req = await createLocalReq({}, payload)
    await enqueueLocationStock(req, location.id)
    expect((await queue()).map(({ car_id, reason }) => `${reason} ${car_id}`)).toEqual([`location ${a.id}`])
    await sync()
    expect(tags).toContain(`car-slug:${harbour.id}:${a.slug}`)
    expect((await find('harbour-city')).hits.find(({ id }) => id === a.id)?.location_name).toBe('Artarmon')
  })

  test('TEN-15 a renamed dealership, a left group, an archived dealership: their cars follow', async () => {
    const car = await createCar()
    await sync()
    await payload.update({ collection: 'tenants', id: harbour.id, data: { name: 'Renamed' } })
    await sync()
    expect((await find('harbour-city')).facets.dealership_name).toMatchObject([{ value: 'Renamed' }])
    await payload.update({ collection: 'tenants', id: group.id, data: { members: [] } })
    await sync()
    expect(await ids('apex')).toEqual([])
    expect(await ids('harbour-city')).toContain(car.id)
    await payload.update({ collection: 'tenants', id: harbour.id, data: { archived: true } })
    await sync()
    expect(await ids('harbour-city')).toEqual([])
    await payload.update({ collection: 'tenants', id: harbour.id, data: { archived: false } })
    await payload.update({ collection: 'tenants', id: group.id, data: { members: [harbour.id] } })
    await sync()
    expect(await ids('apex')).toContain(car.id)
  })

  test('TEN-15 a changed look of a dealership queues no car', async () => {
    await createCar()
    await sync()
    await pool.query('DELETE FROM stock_changes')
    await payload.update({ collection: 'tenants', id: harbour.id, data: { tagline: 'Something else' } })
    expect(await queue()).toEqual([])
  })
})

describe('rebuild and outage', () => {
  test('SEA-10 a rebuild from the database finds the same cars', async () => {
    await createCar()
    await sync()
    const before = (await ids('harbour-city')).sort()
    const { reindexStock } = await import('@/src/jobs/index/reindexStock')
    const report = await reindexStock(stock.deps, { loadBatch: 2 })
    expect(report.failed.size).toBe(0)
    expect((await ids('harbour-city')).sort()).toEqual(before)
  })

  test("NFR-07 search away: the page still lists the site's cars, from the database, and says so", async () => {
    const car = await createCar()
    const { stockEngine } = await import('@/src/services/search/engine')
    const { SearchError } = await import('@/src/services/search/SearchError')
    const away = vi.spyOn(stockEngine(), 'searchCards').mockRejectedValue(new SearchError('unavailable', 'away'))
    const result = await find('harbour-city')
    expect(result.degraded).toBe(true)
    expect(result.hits.map(({ id }) => id)).toContain(car.id)
    expect(JSON.stringify(result)).not.toContain('CANARY')
    expect((await find('second-gear', [])).hits).toEqual([])
    away.mockRestore()
  })

  test("RTE-20 RTE-21 RTE-22 RTE-23 the site's own makes, models, bodies and dealerships", async () => {
    await createCar({ body: 'Hatchback' })
    await sync()
    const site = { id: 'x', slug: 'apex', memberIds: [harbour.id], settings: settingDefaults }
    const { searchLookups } = await import('@/src/data/search/searchLookups')
    const { plainLookups } = await import('@/src/data/search/plainStockList')
    for (const lookups of [await searchLookups(site), await plainLookups(site)]) {
      expect(lookups.makes).toContainEqual({ slug: 'toyota', value: 'Toyota' })
      expect(lookups.models).toContainEqual({ makeSlug: 'toyota', slug: 'corolla', value: 'Corolla' })
      expect(lookups.bodies.map(({ slug }) => slug)).toContain('hatchback')
      expect(lookups.dealerships.map(({ slug }) => slug)).toEqual(['harbour-city'])
    }
  })
})
