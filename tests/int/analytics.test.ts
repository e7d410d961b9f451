import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readDailyEvents } from '@/src/data/analytics/readDailyEvents'
import { relationId } from '@/src/domain/relationId'
import { recordLeadEvent } from '@/src/jobs/analytics/enqueueLeadEvent'
import { leadContext } from '@/src/payload/leads/leadContext'
import { rollUpEvents } from '@/src/jobs/analytics/analyticsTasks'
import { tasks } from '@/src/jobs/taskNames'
import type { Lead } from '@/src/payload-types'
import { type Editing, editingHarness } from './editing.harness'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let h: Editing
beforeAll(async () => {
  // Visitors are told apart by X-Forwarded-For here; each has its own limits.
  process.env.TRUST_PROXY = 'true'
  h = await editingHarness()
}, 180_000)
afterAll(() => h.destroy())

const rows = async (where = ''): Promise<Record<string, unknown>[]> => {
  const columns = 'tenant_id, day::text AS day, event_id, label, channel, car_id, path'
  return (await h.pool.query(`SELECT ${columns} FROM analytics_events ${where} ORDER BY at`)).rows
}
const clear = () => h.pool.query('TRUNCATE analytics_events, analytics_daily')

const slugOf = async (tenant: string): Promise<string> =>
  (await h.payload.findByID({ collection: 'tenants', id: tenant, depth: 0 })).slug

const report = async (body: unknown, { of = h.own.tenant, headers = {} }: { of?: string; headers?: object } = {}) => {
  const { POST } = await import('@/src/app/api/events/route')
  const host = `${await slugOf(of)}.localhost:3000`
  const request = new Request(`http://${host}/api/events`, {
    method: 'POST',
    headers: { host, 'x-forwarded-for': '10.0.0.1', 'user-agent': 'Mozilla/5.0 canary', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const response = await POST(request)
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}
const CAR = 'a4b4535f-33f5-459a-9099-156d29bb4ca5'

test('ANA-16 a reported event is stored for the site of its host, with nothing of the visitor', async () => {
  await clear()
  const sent = { event_id: 25, label: 'New Car', car_id: CAR, path: '/cars/x?email=jane@example.com' }
  expect((await report({ ...sent, tenant_id: h.other.tenant })).status).toBe(204)
  const [row] = await rows()
  expect(row).toEqual({
    tenant_id: h.own.tenant,
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    event_id: 25,
    label: 'New Car',
    channel: '',
    car_id: CAR,
    path: '/cars/x',
  })
  const { rows: whole } = await h.pool.query('SELECT * FROM analytics_events')
  expect(JSON.stringify(whole)).not.toMatch(/jane|10\.0\.0\.1|canary/)
})

test('ANA-16 ERR-19 a report that is wrong, large, from elsewhere or of no site is refused in the API’s shape', async () => {
  await clear()
  const refused = (code: string) => ({ success: false, error: expect.objectContaining({ code }) })
  expect(await report({ event_id: 14, path: '/' })).toEqual({
    status: 400,
    body: {
      success: false,
      error: {
        code: 'invalid_request',
        message: expect.any(String),
        fields: { event_id: 'This event is recorded with its lead.' },
      },
    },
  })
  expect(await report('{')).toEqual({ status: 400, body: refused('invalid_request') })
  expect(await report('x'.repeat(2_001))).toEqual({ status: 413, body: refused('too_large') })
  const elsewhere = { headers: { origin: 'https://elsewhere.example' } }
  expect(await report({ event_id: 39, path: '/' }, elsewhere)).toEqual({ status: 403, body: refused('cross_origin') })
  const nobody = { headers: { host: 'nobody.localhost:3000', origin: 'http://nobody.localhost:3000' } }
  expect((await report({ event_id: 39, path: '/' }, nobody)).status).toBe(421)
  expect(await rows()).toEqual([])
})

test('ANA-16 NFR-06 one visitor cannot fill the table', async () => {
  const headers = { 'x-forwarded-for': '10.0.0.99' }
  const answers = Array.from({ length: 120 }, () => report({ event_id: 39, path: '/' }, { headers }))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses).toContain(204)
  // Sixty at once, and one more every two seconds.
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(30)
})

const makeLead = (data: Partial<Lead>): Promise<Lead> =>
  h.payload.create({
    collection: 'leads',
    depth: 0,
    data: { tenant: h.own.tenant, email: 'jane@example.com', ...data },
  })

const record = async (req: PayloadRequest, lead: Lead): Promise<void> => {
  const context = await leadContext(req, h.own.tenant, relationId(lead.vehicle))
  if (!context) throw new Error('The dealership is gone.')
  await recordLeadEvent(req, lead, context)
}
const setPixel = (metaPixelId: string | null) =>
  h.payload.update({
    collection: 'tenants',
    id: h.own.tenant,
    data: { settings: metaPixelId ? { 'analytics.metaPixelId': metaPixelId } : {} },
  })

test('ANA-08 ANA-10 ANA-16 a lead is counted in its transaction: with it, or not at all', async () => {
  const vehicle = h.own.freshCar()
  await h.payload.update({ collection: 'cars', id: vehicle, data: { tag: 'Test Drive Only', car_type: 'used' } })
  const last_touch = { landing_page: '/', at: '2026-11-30T00:00:00.000Z', gclid: 'abc' }
  const lead = await makeLead({
    category: 'Test Drive',
    car_type: 'used',
    vehicle,
    lead_attributes: { last_touch },
  })
  const count = async (end: typeof commitTransaction): Promise<void> => {
    const req = await createLocalReq({}, h.payload)
    await initTransaction(req)
    await record(req, lead)
    await end(req)
  }
  await setPixel('1234567890')
  await clear()
  await h.pool.query('DELETE FROM graphile_worker._private_jobs')
  await count(killTransaction)
  expect(await rows()).toEqual([])
  expect((await h.pool.query('SELECT FROM graphile_worker.jobs')).rowCount).toBe(0)
  await count(commitTransaction)
  expect(await rows()).toMatchObject([
    { tenant_id: h.own.tenant, event_id: 17, channel: 'paid_search', car_id: vehicle, path: '' },
  ])
  const { rows: jobs } = await h.pool.query(
    `SELECT identifier, payload FROM graphile_worker._private_jobs AS jobs
     JOIN graphile_worker._private_tasks AS names ON names.id = jobs.task_id`,
  )
  expect(jobs).toEqual([{ identifier: tasks.reportConversion, payload: { leadId: lead.id, eventId: 17 } }])
  await setPixel(null)
  await h.pool.query('DELETE FROM graphile_worker._private_jobs')
  await count(commitTransaction)
  expect((await h.pool.query('SELECT FROM graphile_worker.jobs')).rowCount, 'no pixel, no report').toBe(0)
})

test('ANA-11 ANA-16 LEA-18 a lead held as spam is counted when staff release it, once', async () => {
  await clear()
  const lead = await makeLead({ category: 'General Enquiry', workflow: 'held' })
  const move = (workflow: 'held' | 'new') => h.payload.update({ collection: 'leads', id: lead.id, data: { workflow } })
  await h.payload.update({ collection: 'leads', id: lead.id, data: { notes: 'Looks real' } })
  expect(await rows()).toEqual([])
  await move('new')
  const counted = await rows()
  expect(counted).toMatchObject([{ tenant_id: h.own.tenant, event_id: 22 }])
  await move('held')
  await move('new')
  expect(await rows()).toEqual(counted)
})

test('ANA-15 a lead whose event cannot be counted is stored all the same', async () => {
  const lead = await makeLead({ category: 'General Enquiry' })
  await h.pool.query('ALTER TABLE analytics_events RENAME TO away')
  try {
    const req = await createLocalReq({}, h.payload)
    await initTransaction(req)
    const kept = await h.payload.update({ collection: 'leads', id: lead.id, data: { notes: 'kept' }, req })
    await record(req, kept)
    await commitTransaction(req)
  } finally {
    await h.pool.query('ALTER TABLE away RENAME TO analytics_events')
  }
  expect((await h.payload.findByID({ collection: 'leads', id: lead.id })).notes).toBe('kept')
})

const put = (day: string, event: number, tenant = h.own.tenant) =>
  h.pool.query('INSERT INTO analytics_events (tenant_id, day, event_id) VALUES ($1, $2, $3)', [tenant, day, event])
const partitions = async (): Promise<string[]> => {
  const { rows: found } = await h.pool.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'analytics_events'::regclass ORDER BY 1`,
  )
  return found.map(({ name }) => String(name))
}

test('ANA-16 days are counted once however often the worker counts, and late events are counted too', async () => {
  await clear()
  for (const day of ['2026-03-01', '2026-03-01', '2026-03-02']) await put(day, 39)
  await put('2026-03-02', 39, h.other.tenant)
  const now = new Date('2026-03-03T16:37:00Z')
  await rollUpEvents(h.pool, now)
  await rollUpEvents(h.pool, now)
  await put('2026-03-02', 39)
  await rollUpEvents(h.pool, now)
  const read = (tenants: string[]) => readDailyEvents(h.payload, tenants, { from: '2026-03-01', to: '2026-03-31' })
  const of = (day: string, count: number) => ({ day, event_id: 39, label: '', channel: '', count })
  expect(await read([h.own.tenant])).toEqual([of('2026-03-01', 2), of('2026-03-02', 2)])
  expect(await read([h.own.tenant, h.other.tenant])).toEqual([of('2026-03-01', 2), of('2026-03-02', 3)])
  expect(await read([])).toEqual([])
})

test('ANA-16 events have partitions by month ahead of time, move out of the default one, and go after 13 months', async () => {
  await clear()
  await put('2031-05-17', 39)
  await rollUpEvents(h.pool, new Date('2031-03-31T00:00:00Z'))
  expect(await partitions()).toEqual(
    expect.arrayContaining(['analytics_events_2031_03', 'analytics_events_2031_04', 'analytics_events_2031_05']),
  )
  expect((await h.pool.query('SELECT FROM analytics_events_2031_05')).rowCount).toBe(1)
  await rollUpEvents(h.pool, new Date('2032-06-30T00:00:00Z'))
  expect(await partitions()).toContain('analytics_events_2031_05')
  await rollUpEvents(h.pool, new Date('2032-07-01T00:00:00Z'))
  const left = await partitions()
  expect(left).not.toContain('analytics_events_2031_05')
  expect(left).toContain('analytics_events_default')
  expect((await h.pool.query(`SELECT FROM analytics_daily WHERE day = '2031-05-17'`)).rowCount).toBe(1)
})

test('TEN-15 ANA-16 staff read the counts of their own dealerships only', async () => {
  await clear()
  const today = new Date().toISOString().slice(0, 10)
  await put(today, 39)
  await put(today, 25, h.other.tenant)
  const { GET } = await import('@/src/app/api/events/daily/route')
  const ask = async (as: keyof Editing['who'], query = '', host = 'localhost:3000') => {
    const url = `http://${host}/api/events/daily?from=${today}&to=${today}${query}`
    const response = await GET(new Request(url, { headers: { ...h.who[as].headers, host } }))
    return { status: response.status, body: await response.json() }
  }
  const ids = ({ body }: { body: { events: { event_id: number }[] } }) => body.events.map(({ event_id }) => event_id)
  for (const party of ['sales', 'marketer', 'dealershipAdmin'] as const) {
    expect(ids(await ask(party)), party).toEqual([39])
    expect((await ask(party, `&tenant=${h.other.tenant}`)).status, party).toBe(404)
  }
  expect(ids(await ask('platformAdmin'))).toEqual([25, 39])
  for (const party of ['anonymous', 'shopper', 'feedClient'] as const)
    expect((await ask(party)).status, party).toBe(403)
  expect((await ask('marketer', '', `${await slugOf(h.own.tenant)}.localhost:3000`)).status).toBe(403)
  expect((await ask('marketer', '&tenant=x')).status).toBe(400)
})
