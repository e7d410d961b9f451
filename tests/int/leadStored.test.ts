import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Car, Tenant } from '@/src/payload-types'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ referer: 'https://own-motors.test/cars/x', 'user-agent': 'Mozilla/5.0' }),
}))

let stand: TestPayload
let own: Tenant
let car: Car

const tenant = (slug: string): Promise<Tenant> =>
  stand.payload.create({
    collection: 'tenants',
    data: { name: slug, slug, websiteId: `web-${slug}`, template: 'default' },
  })

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true'
  stand = await testPayload()
  own = await tenant('own-motors')
  car = await stand.payload.create({
    collection: 'cars',
    depth: 0,
    data: {
      tenant: own.id,
      make: 'Toyota',
      model: 'Corolla',
      year: 2021,
      stocknum: 'U1',
      car_type: 'used',
      item_type: 'car',
      status: 'in_stock',
      price: 20_000,
      show_on_dealer_website: true,
    },
  })
}, 180_000)
afterAll(() => stand?.destroy())

const sender = () => ({
  name: 'Sam',
  last_name: 'Lee',
  email: `${crypto.randomUUID()}@shopper.test`,
  phone: '0412 345 678',
  postcode: '2000',
  message: 'Is it still here?',
})
let address = 0
const post = async (
  path: 'enquiries' | 'leads',
  body: unknown,
  { key, host = 'own-motors' }: { key?: string; host?: string } = {},
) => {
  const route =
    path === 'enquiries' ? await import('@/src/app/api/enquiries/route') : await import('@/src/app/api/leads/route')
  const request = new Request(`http://${host}.localhost:3000/api/${path}`, {
    method: 'POST',
    headers: {
      host: `${host}.localhost:3000`,
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.${Math.floor(address / 250)}.${(address += 1) % 250}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  const response = await route.POST(request)
  return { status: response.status, json: await response.json() }
}
const leadsOf = async (email: string) => {
  const { docs } = await stand.payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })
  return docs
}

const rowsOf = async (id: string) => {
  const { rows } = await stand.payload.db.drizzle.execute(sql`
    SELECT to_jsonb(leads) AS lead, to_jsonb(version) AS version,
      (SELECT jsonb_agg(to_jsonb(t) - 'id' - 'parent_id' ORDER BY "order") FROM leads_texts AS t WHERE parent_id = leads.id) AS texts,
      (SELECT jsonb_agg(to_jsonb(t) - 'id' - 'parent_id' ORDER BY "order") FROM _leads_v_texts AS t WHERE parent_id = version.id)
        AS version_texts
    FROM leads JOIN _leads_v AS version ON version.parent_id = leads.id WHERE leads.id = ${id}`)
  expect(rows).toHaveLength(1)
  return Object(rows[0])
}

test('LEA-03 ENT-21 ENT-24 every column of a lead holds what was sent and what is known of the car, in the lead and its first version', async () => {
  const body = {
    ...sender(),
    phone: '0498 765 433',
    category: 'Sales Enquiry',
    subcategory: 'Fleet',
    car_id: car.id,
    page_id: 'p1',
    opt_in: true,
  }
  const { json } = await post('enquiries', body, { key: 'key-of-the-columns' })
  const { lead, version } = await rowsOf(json.lead_id)
  const written = {
    tenant_id: own.id,
    name: 'Sam',
    last_name: 'Lee',
    email: body.email,
    phone: '0498 765 433',
    postcode: '2000',
    category: 'Sales Enquiry',
    subcategory: 'Fleet',
    message: 'Is it still here?',
    opt_in: true,
    vehicle_id: car.id,
    car_id: car.id,
    stock_number: 'U1',
    vehicle_make: 'Toyota',
    vehicle_model: 'Corolla',
    car_type: 'used',
    vehicle_status: 'in_stock',
    dealership_slug: 'own-motors',
    car_dealership_id: own.id,
    manufacturer_slug: 'toyota',
    page_id: 'p1',
    url: 'https://own-motors.test/cars/x',
    source: 'Website',
    user_agent: 'Mozilla/5.0',
    workflow: 'new',
    idempotency_key: 'key-of-the-columns',
  }
  expect(lead).toMatchObject(written)
  const ofVersion = Object.entries(written).map(([name, value]) => [`version_${name}`, value])
  expect(version).toMatchObject(Object.fromEntries(ofVersion))
})

test('LEA-03 ENT-24 a lead about no car names the dealership of the site, and no facts of a car', async () => {
  const body = sender()
  await post('enquiries', body)
  const [lead] = await leadsOf(body.email)
  expect(lead).toMatchObject({
    tenant: own.id,
    dealership_slug: 'own-motors',
    vehicle: null,
    car_id: '',
    car_type: '',
    vehicle_make: '',
    vehicle_model: '',
    vehicle_status: '',
    stock_number: '',
    manufacturer_slug: '',
  })
})

test('LEA-03 CMS-01 the command stores what Payload stores, with its first version', async () => {
  const phone = '0498 765 432'
  const body = { ...sender(), phone, car_id: car.id, page_id: 'p1', additional_services: ['Finance', 'Delivery'] }
  const { json } = await post('enquiries', body)
  const ours = await rowsOf(json.lead_id)
  const [{ id: _, createdAt, updatedAt, ...data } = {}] = await leadsOf(body.email)
  const other = await stand.payload.create({ collection: 'leads', data: { tenant: own.id, ...data } })
  const theirs = await rowsOf(other.id)
  const moments =
    /(^|_)(id|parent_id|created_at|updated_at|last_touch_at|respond_by|remind_at|escalate_at|joined_to_id)$/
  const lasting = (row: object) =>
    Object.fromEntries(
      Object.entries(row).filter(([name]) => !moments.test(name) || /tenant|vehicle|location/.test(name)),
    )
  expect(lasting(ours.lead)).toEqual(lasting(theirs.lead))
  expect(lasting(ours.version)).toEqual(lasting(theirs.version))
  expect([ours.texts, ours.version_texts]).toEqual([theirs.texts, theirs.version_texts])
  expect(ours.lead.respond_by).toBeTruthy()
  expect(ours.version.version_respond_by).toBe(ours.lead.respond_by)
  expect(createdAt).toBe(updatedAt)
})

test('LEA-34 letters that PostgreSQL cannot store do not lose a lead', async () => {
  const body = { ...sender(), message: 'Half a letter \ud83d and \0 none' }
  expect((await post('enquiries', body)).status).toBe(201)
  const [lead] = await leadsOf(body.email)
  expect(lead?.message).toBe('Half a letter \ufffd and  none')
})
