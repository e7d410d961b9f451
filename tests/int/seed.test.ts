import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '@/src/domain/platform/demoPassword'
import { readStudioLibrary } from '@/src/seed/pictures/readStudioLibrary'
import type { SeedContext } from '@/src/seed/SeedContext'
import { demoTenants } from '@/tenants/demo/demoTenants'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

const DAY_MS = 86_400_000

let running: TestPayload
let context: SeedContext
let seed: () => Promise<{ rows: number; cars: number }>

beforeAll(async () => {
  running = await testPayload()
  const { seedDemo } = await import('@/src/seed/seedDemo')
  context = { payload: running.payload, library: await readStudioLibrary(process.cwd()), now: new Date() }
  seed = async () => {
    const { dealerships, users } = await seedDemo(context, () => undefined)
    const cars = dealerships.reduce((sum, dealership) => sum + dealership.cars, 0)
    return { cars, rows: cars + users + dealerships.reduce((sum, { content }) => sum + content, 0) }
  }
  await seed()
}, 300_000)

afterAll(() => running?.destroy())

describe('the demo seed', () => {
  test('TEN-17 gives every demo dealership with stock 60 to 150 vehicles, each at one of its own locations', async () => {
    for (const demo of demoTenants.filter(({ stock }) => stock !== null)) {
      const { docs } = await running.payload.find({
        collection: 'cars',
        where: { 'tenant.slug': { equals: demo.slug } },
        pagination: false,
        depth: 0,
        select: { slug: true, location: true },
      })
      expect(docs.length, demo.slug).toBeGreaterThanOrEqual(60)
      expect(docs.length, demo.slug).toBeLessThanOrEqual(150)
      expect(
        docs.filter(({ location }) => !location),
        demo.slug,
      ).toEqual([])
    }
  })

  test('TEN-17 every demo dealership shows its own logo, by its name', async () => {
    const { docs } = await running.payload.find({ collection: 'tenants', depth: 1, sort: 'slug', pagination: false })
    const shown = docs.map(({ slug, logo }) => [slug, typeof logo === 'object' && logo?.alt])
    expect(shown).toEqual(demoTenants.map(({ slug, name }) => [slug, name]).toSorted())
  })

  test('TEN-15 the group site has the stock of three members and none of its own', async () => {
    const { docs } = await running.payload.find({
      collection: 'tenants',
      where: { template: { equals: 'group' } },
      depth: 1,
    })
    expect(docs[0]?.members).toHaveLength(3)
    const { totalDocs } = await running.payload.count({
      collection: 'cars',
      where: { tenant: { equals: docs[0]?.id } },
    })
    expect(totalDocs).toBe(0)
  })

  test('PRC-14 some vehicles arrived this week and most earlier', async () => {
    const since = new Date(context.now.getTime() - 8 * DAY_MS).toISOString()
    const fresh = await running.payload.count({ collection: 'cars', where: { listed_at: { greater_than: since } } })
    const all = await running.payload.count({ collection: 'cars' })
    expect(fresh.totalDocs).toBeGreaterThan(10)
    expect(fresh.totalDocs).toBeLessThan(all.totalDocs / 2)
  })

  test('SEA-23 every vehicle waits for the search index, as after any other write', async () => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({ connectionString: running.databaseUrl })
    await client.connect()
    const { rows } = await client.query(
      'SELECT count(DISTINCT car_id)::int AS waiting, (SELECT count(*)::int FROM cars) AS cars FROM stock_changes',
    )
    await client.end()
    expect(rows[0].waiting).toBe(rows[0].cars)
  })

  test('LAW-05 the was-prices of the demo are earned: each vehicle stood at it for longer than any site asks', async () => {
    const { docs } = await running.payload.find({
      collection: 'cars',
      where: { before_price: { exists: true }, status: { equals: 'in_stock' } },
      pagination: false,
      depth: 0,
    })
    expect(docs.length).toBeGreaterThan(20)
    expect(docs.filter((car) => (car.before_price_days ?? 0) < 8)).toEqual([])
  })

  test('CMS-05 the demo logins work and belong to their dealership', async () => {
    const platform = await running.payload.login({
      collection: 'users',
      data: { email: 'admin@demo.test', password: demoPassword },
    })
    expect(platform.user?.role).toBe('platform-admin')
    const marketer = await running.payload.login({
      collection: 'users',
      data: { email: 'marketer@second-gear.test', password: demoPassword },
    })
    expect(marketer.user?.tenants).toMatchObject([{ role: 'marketer' }])
  })

  test('a second run creates nothing and keeps what a marketer changed', async () => {
    const { docs } = await running.payload.find({ collection: 'cars', limit: 1, depth: 0 })
    const car = docs[0]
    if (!car) throw new Error('No car was created.')
    await running.payload.update({ collection: 'cars', id: car.id, data: { price: 12_345 }, depth: 0 })
    expect(await seed()).toEqual({ rows: 0, cars: 0 })
    expect((await running.payload.findByID({ collection: 'cars', id: car.id, depth: 0 })).price).toBe(12_345)
  })
})
