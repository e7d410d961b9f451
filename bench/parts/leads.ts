import { setTimeout as sleep } from 'node:timers/promises'
import { withDatabase } from '../../scripts/servers/database.ts'
import { fixed, table, whole, type Bench, type PartResult } from '../lib/Bench.ts'
import { ask, mustAsk } from '../lib/http.ts'
import { site, type Stand } from '../lib/stand.ts'
import { quantile } from '../lib/stats.ts'
import { signIn } from './sync.ts'

const PER_SECOND = 20
const SECONDS = 20
const PAGE_EVERY_MS = 50
const DESK_LEADS = 50_000
const DESK_ASKED = 40
const TAKEN_LIMIT_MS = 400
const PAGE_LIMIT = 1.5
const DESK_LIMIT_MS = 300

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Leads at a steady rate, whatever the answers take; the time of each, in ms. */
const sendLeads = async ({ web }: Stand, cars: { id: string }[]): Promise<number[]> => {
  const sent: Promise<number>[] = []
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    const json = {
      name: 'Bench',
      last_name: String(n),
      email: `bench-${n}-${Date.now()}@shopper.test`,
      phone: `04${String(10_000_000 + n)}`,
      postcode: '2000',
      message: 'Is it still here?',
      category: 'Vehicle Enquiry',
      car_id: cars[n % cars.length]?.id,
    }
    sent.push(timed(() => mustAsk(web.port, web.host(site), '/api/enquiries', { method: 'POST', json })))
    await sleep(1000 / PER_SECOND)
  }
  return Promise.all(sent)
}

const readPages = async ({ web }: Stand, isOver: () => boolean): Promise<number[]> => {
  const times: number[] = []
  while (!isOver()) {
    times.push(await timed(() => mustAsk(web.port, web.host(site), '/')))
    await sleep(PAGE_EVERY_MS)
  }
  return times
}

const during = async <T>(stand: Stand, work: Promise<T>): Promise<{ result: T; pages: number[] }> => {
  let isOver = false
  const pages = readPages(stand, () => isOver)
  const result = await work
  isOver = true
  return { result, pages: await pages }
}

const FILL = `
  INSERT INTO leads (tenant_id, name, last_name, email, phone, category, message, workflow, vehicle_id, vehicle_make,
    vehicle_model, created_at, updated_at, last_touch_at, respond_by)
  SELECT $1::uuid, 'Lead', n::text, 'lead-' || n || '@shopper.test', '04' || lpad(n::text, 8, '0'), 'Vehicle Enquiry',
    'Is it still here?', (CASE WHEN n % 3 = 0 THEN 'won' ELSE 'new' END)::enum_leads_workflow, cars.id, cars.make,
    cars.model, now() - n * interval '1 minute', now(), now() - n * interval '1 minute',
    CASE WHEN n % 3 = 0 THEN NULL ELSE now() + (n - 100) * interval '1 minute' END
  FROM generate_series(1, ${DESK_LEADS}) AS n
  JOIN (SELECT *, row_number() OVER () - 1 AS place, count(*) OVER () AS many FROM cars WHERE tenant_id = $1::uuid) AS cars
    ON cars.place = n % cars.many`

/** The lead desk's panels with 50,000 leads: the list, a search, one lead. Times in ms. */
const askDesk = async (stand: Stand): Promise<Record<'list' | 'found' | 'lead' | 'page', number[]>> => {
  const { web } = stand
  const tenant = await stand.tenantIdOf(site)
  const leadId = await withDatabase(stand.servers.databaseUrl, async (client) => {
    await client.query(FILL, [tenant])
    await client.query('ANALYZE leads')
    const { rows } = await client.query(`SELECT id::text FROM leads WHERE tenant_id = $1 LIMIT 1`, [tenant])
    return String(Object(rows[0]).id)
  })
  const token = await signIn(stand, 'sales')
  const headers = { authorization: `JWT ${token}`, cookie: `payload-tenant=${tenant}; payload-token=${token}` }
  const times = { list: [0], found: [0], lead: [0], page: [0] }
  const paths = {
    list: '/api/leads/desk?view=due',
    found: '/api/leads/desk?view=all&search=lead-4999',
    lead: `/api/leads/${leadId}/desk`,
    page: '/admin/lead-desk',
  }
  for (const name of ['list', 'found', 'lead', 'page'] as const) {
    times[name].pop()
    await ask(web.port, web.platform, paths[name], { headers })
    for (let n = 0; n < DESK_ASKED; n += 1)
      times[name].push(await timed(() => mustAsk(web.port, web.platform, paths[name], { headers })))
  }
  return times
}

/** Leads are taken while pages are read, and staff open the desk. */
export const leads = async (bench: Bench): Promise<PartResult> => {
  const stand = await bench.stand()
  const cars = await stand.carsOf(site)
  await mustAsk(stand.web.port, stand.web.host(site), '/')
  const idle = await during(stand, sleep(SECONDS * 1000))
  const busy = await during(stand, sendLeads(stand, cars))
  const desk = await askDesk(stand)
  const p95 = (times: readonly number[]): number => quantile(times, 0.95)
  const ratio = p95(busy.pages) / p95(idle.pages)
  const slowest = Math.max(...Object.values(desk).map(p95))
  const row = (name: string, times: readonly number[]): string[] => [
    name,
    `${fixed(quantile(times, 0.5), 1)} ms`,
    `${fixed(p95(times), 1)} ms`,
  ]
  return {
    text: [
      table(
        ['', 'median', 'p95'],
        [
          row(`a lead is taken, ${PER_SECOND} a second`, busy.result),
          row('a cached page, idle', idle.pages),
          row('a cached page meanwhile', busy.pages),
          row(`desk of ${whole(DESK_LEADS)} leads: list`, desk.list),
          row('desk: search', desk.found),
          row('desk: one lead', desk.lead),
          row('desk: the admin’s page', desk.page),
        ],
      ),
      `${busy.result.length} leads over HTTP, each with a car; web, worker, PostgreSQL and the load on one machine.`,
    ],
    limits: [
      {
        promise: `A lead is taken within ${TAKEN_LIMIT_MS} ms (p95) at ${PER_SECOND} a second`,
        measured: `${whole(p95(busy.result))} ms`,
        kept: p95(busy.result) <= TAKEN_LIMIT_MS,
      },
      {
        promise: `Cached pages meanwhile within ${PAGE_LIMIT} of their idle p95`,
        measured: fixed(ratio),
        kept: ratio <= PAGE_LIMIT,
      },
      {
        promise: `The lead desk with ${whole(DESK_LEADS)} leads within ${DESK_LIMIT_MS} ms (p95)`,
        measured: `${whole(slowest)} ms`,
        kept: slowest <= DESK_LIMIT_MS,
      },
    ],
  }
}
