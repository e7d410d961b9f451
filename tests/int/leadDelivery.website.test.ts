import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tasks } from '@/src/jobs/taskNames'
import { type DeliveryWorld, deliveryWorld } from './leadDelivery.harness'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers() }))

let h: DeliveryWorld
beforeAll(async () => {
  h = await deliveryWorld()
})
afterAll(() => h.end())

const mailed = vi.fn()
beforeEach(async () => {
  mailed.mockReset()
  vi.spyOn(h.payload, 'sendEmail').mockImplementation(mailed)
  h.hook.received.length = 0
  await h.payload.delete({ collection: 'lead-destinations', where: {} })
})

/** An enquiry as a page of the website sends it. */
const enquire = async (email: string) => {
  const { POST } = await import('@/src/app/api/enquiries/route')
  const host = `${h.own.slug}.localhost:3000`
  const body = { name: 'Jane', email, phone: '0412 345 678', postcode: '2000', message: 'Is it here?' }
  const headers = { host, 'content-type': 'application/json' }
  const response = await POST(
    new Request(`http://${host}/api/enquiries`, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  return { status: response.status, json: await response.json() }
}

test('CRM-01 an enquiry of a website is stored with its delivery, which arrives; where that cannot be queued, neither is kept', async () => {
  await h.destination()
  const { status, json } = await enquire('stored@example.com')
  expect(status).toBe(201)
  expect(await h.deliveryOf(json.lead_id)).toMatchObject({ state: 'queued' })
  const names = [tasks.deliverLead, tasks.mailLead]
  const { rows: queued } = await h.pool.query(
    'SELECT task_identifier AS name FROM graphile_worker.jobs WHERE task_identifier = ANY($1) ORDER BY 1',
    [names],
  )
  expect(queued.map(({ name }) => name)).toEqual(names)
  await h.work()
  expect(h.hook.received.map(({ body }) => JSON.parse(body))).toMatchObject([
    { id: json.lead_id, email: 'stored@example.com' },
  ])
  const jobs = async () => (await h.pool.query('SELECT id FROM graphile_worker._private_jobs ORDER BY id')).rows
  const before = await jobs()
  const leadsOf = async () =>
    (await h.payload.find({ collection: 'leads', where: { email: { equals: 'lost@example.com' } }, depth: 0 })).docs
  await h.pool.query('ALTER TABLE lead_deliveries RENAME TO away')
  try {
    expect(await enquire('lost@example.com')).toMatchObject({
      status: 500,
      json: { success: false, error: { code: 'not_stored' } },
    })
  } finally {
    await h.pool.query('ALTER TABLE away RENAME TO lead_deliveries')
  }
  expect(await leadsOf()).toEqual([])
  expect(await jobs()).toEqual(before)
  // It can be sent again.
  expect((await enquire('lost@example.com')).status).toBe(201)
  expect(await leadsOf()).toHaveLength(1)
  await h.work()
})

test('CRM-02 the car of a lead is described from stock, in ADF’s order, and the lead dated as it was sent', async () => {
  await h.destination({ kind: 'adf-mail', address: 'adf@crm.example', secret: '' })
  const id = h.own.freshCar()
  const facts = { vin: 'JTDBR32E720012345', stocknum: 'S-77', badge: 'Ascent Sport', km: 24_000, price: 20_500 }
  await h.payload.update({ collection: 'cars', id, data: { ...facts, car_type: 'used' } })
  const lead = await h.lead({ vehicle: id })
  await h.work()
  const xml = String(mailed.mock.calls.map(([mail]) => mail).find(({ to }) => to === 'adf@crm.example')?.text)
  const within = (opened: string, name: string) => {
    const [, inner = ''] = xml.split(opened)
    const elements = inner.slice(0, inner.indexOf(`</${name}>`)).matchAll(/<(\w+)([^>]*)>([^<]*)<\/\1>/g)
    return [...elements].map(([, element, attributes = '', text]) => [element, text, attributes.trim()])
  }
  expect(within('<vehicle interest="test-drive" status="used">', 'vehicle')).toEqual([
    ['year', '2021', ''],
    ['make', 'Toyota', ''],
    ['model', 'Corolla', ''],
    ['vin', 'JTDBR32E720012345', ''],
    ['stock', 'S-77', ''],
    ['trim', 'Ascent Sport', ''],
    ['odometer', '24000', 'units="km"'],
    ['price', '20500', 'type="asking" currency="AUD"'],
  ])
  const { createdAt } = await h.payload.findByID({ collection: 'leads', id: lead, depth: 0 })
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(xml).toContain(`<requestdate>${createdAt}</requestdate>`)
  expect(within('<provider>', 'provider')).toEqual([
    ['name', 'Forecourt', 'part="full"'],
    ['service', 'Website', ''],
  ])
})
