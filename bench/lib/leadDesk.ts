import { withDatabase } from '../../scripts/servers/database.ts'
import { mustAsk } from './http.ts'
import { signIn } from '../parts/sync.ts'
import { timed } from './leadLoad.ts'
import { site, type Stand, type Web } from './stand.ts'

export const DESK_LEADS = 50_000

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

export const panels = ['list', 'found', 'lead', 'page'] as const
export type Panel = (typeof panels)[number]

/** Fills a dealership's desk. Returns what opens each of its panels, and what only signs in. */
export const fullDesk = async (stand: Stand): Promise<Record<Panel | 'sign-in', (web: Web) => Promise<unknown>>> => {
  const tenant = await stand.tenantIdOf(site)
  const leadId = await withDatabase(stand.servers.databaseUrl, async (client) => {
    await client.query(FILL, [tenant])
    await client.query('ANALYZE leads')
    const { rows } = await client.query(`SELECT id::text FROM leads WHERE tenant_id = $1 LIMIT 1`, [tenant])
    return String(Object(rows[0]).id)
  })
  const token = await signIn(stand, 'sales')
  const headers = { authorization: `JWT ${token}`, cookie: `payload-tenant=${tenant}; payload-token=${token}` }
  const open = (path: string) => (web: Web) => mustAsk(web.port, web.platform, path, { headers })
  return {
    list: open('/api/leads/desk?view=due'),
    found: open('/api/leads/desk?view=all&search=lead-4999'),
    lead: open(`/api/leads/${leadId}/desk`),
    page: open('/admin/lead-desk'),
    'sign-in': open('/api/users/me'),
  }
}

/** The time a panel takes to open, so many times after the first, in ms. */
export const openOften = async (open: () => Promise<unknown>, times: number): Promise<number[]> => {
  await open()
  const taken: number[] = []
  for (let n = 0; n < times; n += 1) taken.push(await timed(open))
  return taken
}
