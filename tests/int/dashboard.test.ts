import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countCarView } from '@/src/actions/countCarView'
import { isRead, readPanels } from '@/src/app/(payload)/views/readPanels'
import { rollUpEvents } from '@/src/jobs/analytics/analyticsTasks'
import { type Editing, editingHarness } from './editing.harness'

const DAY_MS = 86_400_000
const now = new Date()
const today = now.toISOString().slice(0, 10)
const ahead = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()

let h: Editing
let third: string

const panelsOf = async (email: string, dealership: string | null = null) => {
  const { user } = await h.reqOf(email)
  if (!user) throw new Error(`${email} is not there.`)
  return readPanels({ payload: h.payload, user, dealership, now: new Date() })
}

const lead = (tenant: string, data: object = {}) =>
  h.payload.create({
    collection: 'leads',
    depth: 0,
    data: { tenant, name: 'Kim', email: `${crypto.randomUUID()}@shopper.test`, category: 'Enquiry', ...data },
  })

const ofOffer = (tenant: string, name: string, expiry: string, _status: 'draft' | 'published' = 'published') =>
  h.payload.create({
    collection: 'offers',
    depth: 0,
    data: { tenant, name, slug: crypto.randomUUID(), expiry, _status },
  })

beforeAll(async () => {
  h = await editingHarness()
  const { own, other, payload, pool } = h
  third = (
    await payload.create({
      collection: 'tenants',
      data: { name: 'Quiet', slug: 'quiet', websiteId: 'quiet', template: 'default' },
    })
  ).id
  await payload.create({
    collection: 'users',
    data: {
      email: 'both@own.test',
      password: crypto.randomUUID(),
      tenants: [
        { tenant: own.tenant, role: 'dealership-admin' },
        { tenant: other.tenant, role: 'marketer' },
      ],
    },
  })
  await payload.update({ collection: 'cars', id: own.freshCar(), data: { status: 'sold' } })
  const [waiting] = [await lead(own.tenant), await lead(own.tenant), await lead(other.tenant)]
  await pool.query(`UPDATE leads SET respond_by = now() - interval '1 hour' WHERE id = $1`, [waiting.id])
  const old = await lead(own.tenant)
  await pool.query(`UPDATE leads SET created_at = now() - interval '3 days', respond_by = NULL WHERE id = $1`, [old.id])
  await ofOffer(own.tenant, 'Ends soon', ahead(3))
  await ofOffer(own.tenant, 'Ends later', ahead(20))
  await ofOffer(own.tenant, 'A draft', ahead(3), 'draft')
  await ofOffer(other.tenant, 'Of the other', ahead(3))
  const feed = await payload.find({ collection: 'feed-clients', limit: 1, depth: 0 })
  await payload.create({
    collection: 'feed-runs',
    data: {
      tenant: own.tenant,
      client: feed.docs[0]?.id,
      state: 'failed',
      startedAt: now.toISOString(),
      rows: 9,
      rejected: 4,
      message: 'The file is cut off.',
    },
  })
}, 180_000)
afterAll(() => h?.destroy())

test('CMS-02 a dealership admin sees stock, leads, feeds and what ends of the own dealership alone', async () => {
  const { stock, leads, feeds, soon, attention } = await panelsOf('admin@own.test')
  const { docs: cars } = await h.payload.find({
    collection: 'cars',
    where: { tenant: { equals: h.own.tenant } },
    depth: 0,
    pagination: false,
  })
  const byStatus = Map.groupBy(cars, ({ status }) => status ?? '')
  const counts = Object.fromEntries([...byStatus].map(([status, rows]) => [status, rows.length]))
  expect(stock).toEqual({ counts, isGroup: false })
  expect(counts).toMatchObject({ sold: 1 })
  expect(leads).toMatchObject({ today: 2, overdue: 1 })
  if (!isRead(feeds) || !isRead(soon)) throw new Error('Not read.')
  expect(feeds.feeds.map(({ name, lastRun }) => [name, lastRun?.state, lastRun?.rejected])).toEqual([
    ['feed', 'failed', 4],
  ])
  expect(soon.events.map(({ name, event }) => [name, event])).toEqual([['Ends soon', 'ends']])
  expect(soon.ends).toEqual({ offers: 1, 'promo-cards': 0, 'picture-overlays': 0 })
  expect(attention).toBeNull()
})

test('CMS-02 TEN-15 CMS-05 a marketer sees no leads, sales staff no feeds or offers, and another dealership’s nothing of it', async () => {
  const marketer = await panelsOf('marketer@own.test')
  expect(marketer.leads).toBe('denied')
  expect(marketer.feeds).toMatchObject({ feeds: [{ name: 'feed' }] })
  const sales = await panelsOf('sales@own.test')
  expect(sales.leads).toMatchObject({ today: 2, overdue: 1 })
  expect([sales.feeds, sales.soon, sales.shown]).toEqual(['denied', 'denied', 'denied'])
  const other = await panelsOf('admin@other.test')
  expect(other.leads).toMatchObject({ today: 1, overdue: 0 })
  expect(other.feeds).toEqual({ feeds: [], refusedCars: 0 })
  // A chosen dealership that is not theirs gives nothing, whatever a cookie says.
  const forged = await panelsOf('admin@other.test', h.own.tenant)
  expect([forged.stock, forged.leads, forged.feeds, forged.viewed, forged.soon]).toEqual(Array(5).fill('denied'))
})

test('CMS-02 a platform admin sees the sum and who needs attention; one who has two roles, leads where they may', async () => {
  const all = await panelsOf('root@platform.test')
  expect(all.leads).toMatchObject({ today: 3, overdue: 1 })
  expect(all.attention).toEqual({
    of: 3,
    dealerships: [
      { id: h.own.tenant, name: 'CANARY-OWN', reasons: ['1 lead overdue', '1 feed failed'] },
      { id: third, name: 'Quiet', reasons: ['No car for sale'] },
    ],
  })
  const chosen = await panelsOf('root@platform.test', h.other.tenant)
  expect(chosen).toMatchObject({ leads: { today: 1, overdue: 0 }, attention: null })
  const both = await panelsOf('both@own.test')
  expect(both.leads).toMatchObject({ today: 2, overdue: 1 })
  expect(both.attention?.of).toBe(2)
})

test('CMS-02 what ends is counted for each kind, however many of another end before it', async () => {
  const tenant = third
  for (let n = 0; n < 51; n += 1) await ofOffer(tenant, `Offer ${n}`, ahead(2))
  await h.payload.create({
    collection: 'promo-cards',
    depth: 0,
    data: {
      tenant,
      title: 'Ends after them',
      node: { style: 'plain', heading: 'Card' },
      expiry: ahead(5),
      _status: 'published',
    },
  })
  const { soon } = await panelsOf('root@platform.test', tenant)
  expect(isRead(soon) && soon.ends).toEqual({ offers: 51, 'promo-cards': 1, 'picture-overlays': 0 })
  expect(isRead(soon) && soon.events).toHaveLength(8)
})

test('CMS-02 CAR-16 a view counts for its day, once; old days are no longer among the most viewed, then gone', async () => {
  const [first, second] = [h.own.freshCar(), h.other.freshCar()]
  const view = (car: string, day: string, isNew = true) => countCarView(h.payload, car, { isNew, day })
  for (let n = 0; n < 3; n += 1) await view(first, today)
  await view(first, today, false)
  await view(second, today)
  const longAgo = new Date(now.getTime() - 8 * DAY_MS).toISOString().slice(0, 10)
  for (let n = 0; n < 9; n += 1) await view(second, longAgo)
  const { viewed } = await panelsOf('marketer@own.test')
  expect(viewed).toMatchObject({ cars: [{ id: first, views: 3 }] })
  const all = await panelsOf('root@platform.test')
  expect(isRead(all.viewed) && all.viewed.cars.map(({ id, views }) => [id, views])).toEqual([
    [first, 3],
    [second, 1],
  ])
  await h.pool.query(`UPDATE car_views SET day = day - 500 WHERE day = $1`, [longAgo])
  await rollUpEvents(h.pool, now)
  const { rows } = await h.pool.query('SELECT sum(count)::int AS views FROM car_views')
  expect(rows).toEqual([{ views: 4 }])
})

test('CMS-02 the days of the most viewed are those of the dealership’s clocks, and its zone is asked once', async () => {
  const tenant = h.other.tenant
  await h.payload.create({
    collection: 'locations',
    depth: 0,
    data: { tenant, name: 'Perth', slug: 'perth', primary: true, address: { state: 'WA' } },
  })
  const car = h.other.freshCar()
  // 23:00 of 1 June in Perth, where the seven days began on 26 May; in Sydney it is 2 June.
  const evening = new Date('2026-06-01T15:00:00Z')
  await countCarView(h.payload, car, { isNew: true, day: '2026-05-26' })
  const { user } = await h.reqOf('root@platform.test')
  if (!user) throw new Error('Nobody is there.')
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const { viewed } = await readPanels({ payload: h.payload, user, dealership: tenant, now: evening })
  const texts = asked.mock.calls.map(([query]) => String(typeof query === 'string' ? query : Object(query).text))
  asked.mockRestore()
  expect(isRead(viewed) && viewed.cars.map(({ id }) => id)).toContain(car)
  expect(texts.filter((text) => /from "locations"/.test(text))).toHaveLength(1)
})

test('CMS-02 no panel takes more than three statements, and one that fails leaves the others', async () => {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await panelsOf('root@platform.test')
  const texts = asked.mock.calls.map(([query]) => String(typeof query === 'string' ? query : Object(query).text))
  asked.mockRestore()
  const about = (table: RegExp): number => texts.filter((text) => table.test(text)).length
  const panels = [/car_views/, /AS overdue/, /LEFT JOIN cars ON cars.tenant_id/, /feed_runs|stock_changes/, /AS begins/]
  expect(panels.map(about)).toEqual([1, 1, 1, 2, 1])
  // Beside them: who asks, what is scheduled, and three counts of what is on the website.
  expect(texts.length).toBeLessThan(20)

  await h.pool.query('ALTER TABLE car_views RENAME TO car_views_away')
  const panels2 = await panelsOf('root@platform.test')
  await h.pool.query('ALTER TABLE car_views_away RENAME TO car_views')
  expect(panels2.viewed).toBe('unread')
  expect(isRead(panels2.stock)).toBe(true)
})
