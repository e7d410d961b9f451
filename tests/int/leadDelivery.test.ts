import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { endLostDeliveries } from '@/src/jobs/leads/endLostDeliveries'
import { type DeliveryWorld, deliveryWorld, SECRET } from './leadDelivery.harness'

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
  h.hook.answers.length = 0
  await h.payload.delete({ collection: 'lead-destinations', where: {} })
})

test('CRM-01 a lead is stored and queued together, sent signed to a webhook, and sent once', async () => {
  const destination = await h.destination()
  const lead = await h.lead()
  expect(await h.waiting()).toBe(1)
  await h.work()
  expect(h.hook.received).toHaveLength(1)
  const { headers, body } = h.hook.received[0]!
  const [, time, hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-signature'])) ?? []
  expect(hash).toBe(createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex'))
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
  expect(headers['idempotency-key']).toBe(`${lead}:${destination}`)
  expect(JSON.parse(body)).toMatchObject({
    id: lead,
    test: false,
    name: 'Jane',
    last_name: 'Doe',
    category: 'Test Drive',
  })
  const delivery = await h.deliveryOf(lead)
  expect(delivery).toMatchObject({ state: 'sent', attempts: 1, last_status: 200, last_answer: 'answer 200' })
  // A job that comes again, and staff who ask again, do not send it twice.
  expect((await h.send(h.who.sales, 'POST', `/lead-deliveries/${delivery.id}/replay`)).status).toBe(409)
  await h.payload.update({ collection: 'leads', id: lead, data: { workflow: 'in_progress' } })
  await h.pool.query("SELECT wake_worker('deliver-lead', $1::json, NULL, NULL)", [{ deliveryId: delivery.id }])
  await h.work()
  expect(h.hook.received).toHaveLength(1)
})

test('CRM-01 an attempt that fails is tried again with the same idempotency key', async () => {
  await h.destination()
  h.hook.answers.push(500, 302)
  const lead = await h.lead()
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await h.work()
    await h.retryNow()
  }
  expect(h.hook.received).toHaveLength(3)
  expect(new Set(h.hook.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  expect(await h.deliveryOf(lead)).toMatchObject({
    state: 'sent',
    attempts: 3,
    log: [{ status: 500 }, { status: 302 }, { status: 200, state: 'sent' }],
  })
  expect(await h.waiting()).toBe(0)
})

test('CRM-01 a refused lead is dead at once, one without success after the last attempt; replay sends both', async () => {
  await h.destination()
  h.hook.answers.push(400)
  const refused = await h.lead()
  await h.work()
  expect(await h.deliveryOf(refused)).toMatchObject({ state: 'failed', last_status: 400, last_answer: 'answer 400' })
  expect(await h.waiting()).toBe(0)
  const unlucky = await h.lead()
  await h.pool.query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts - 1')
  h.hook.answers.push(503)
  await h.work()
  expect(await h.deliveryOf(unlucky)).toMatchObject({ state: 'failed', last_status: 503 })

  const { id } = await h.deliveryOf(refused)
  for (const who of [h.who.otherDealershipAdmin, h.who.marketer, h.who.anonymous, h.who.feedClient])
    expect((await h.send(who, 'POST', `/lead-deliveries/${id}/replay`)).status).not.toBe(200)
  expect((await h.send(h.who.otherDealershipAdmin, 'POST', '/lead-deliveries/replay')).body).toMatchObject({
    replayed: 0,
  })
  const elsewhere = { ...h.who.sales, headers: { ...h.who.sales.headers, origin: 'https://evil.example' } }
  expect((await h.send(elsewhere, 'POST', '/lead-deliveries/replay')).status).toBe(403)
  expect(await h.waiting()).toBe(0)

  expect((await h.send(h.who.sales, 'POST', `/lead-deliveries/${id}/replay`)).body).toMatchObject({ replayed: 1 })
  expect((await h.send(h.who.sales, 'POST', '/lead-deliveries/replay')).body).toMatchObject({ replayed: 1 })
  await h.work()
  for (const lead of [refused, unlucky]) expect(await h.deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
  const { docs } = await h.payload.find({ collection: 'audit-log', where: { action: { equals: 'leads-sent-again' } } })
  expect(docs).toHaveLength(2)
})

test('CRM-01 filters, held leads and addresses that are not public', async () => {
  await h.destination({ categories: ['Service Enquiry'] })
  await h.destination({ makes: ['Mazda'] })
  await h.destination({ enabled: false })
  await h.lead()
  expect(await h.waiting()).toBe(0)
  await h.destination({ makes: ['toyota'] })
  const held = await h.lead({ workflow: 'held' })
  expect(await h.waiting()).toBe(0)
  await h.payload.update({ collection: 'leads', id: held, data: { workflow: 'new' } })
  await h.work()
  expect(h.hook.received).toHaveLength(1)
  for (const address of [
    'http://crm.example.com/',
    'https://127.0.0.1/',
    'https://10.0.0.1/x',
    'https://crm.internal/',
  ])
    await expect(h.destination({ address })).rejects.toThrow(/address/i)
  // A public name that leads inside is refused when it is asked.
  const inside = await h.destination()
  await h.pool.query("UPDATE lead_destinations SET address = 'https://localhost/' WHERE id = $1", [inside])
  const answer = await h.send(h.who.dealershipAdmin, 'POST', `/lead-destinations/${inside}/test`)
  await h.work()
  expect(await h.payload.findByID({ collection: 'lead-deliveries', id: String(answer.body.delivery) })).toMatchObject({
    state: 'failed',
    test: true,
    last_answer: 'The address is not a public https server; nothing was sent to it.',
  })
})

test('CRM-01 the secret is written and never read; a test lead says it is one', async () => {
  const made = await h.send(h.who.dealershipAdmin, 'POST', '/lead-destinations', {
    tenant: h.own.tenant,
    name: 'CRM',
    kind: 'webhook',
    address: `http://${h.hook.host}/leads`,
    secret: SECRET,
  })
  expect(made.status).toBe(201)
  const { id } = made.body.doc as { id: string }
  await h.send(h.who.dealershipAdmin, 'PATCH', `/lead-destinations/${id}`, { name: 'CRM 2', secret: '' })
  const read = await h.send(h.who.dealershipAdmin, 'GET', `/lead-destinations/${id}`)
  expect(read.body).toMatchObject({ name: 'CRM 2', secret_note: 'Set' })
  const list = await h.send(h.who.platformAdmin, 'GET', '/lead-destinations?depth=2')
  for (const { text } of [made, read, list]) expect(text).not.toContain(SECRET)
  const unsigned = { tenant: h.own.tenant, name: 'x', kind: 'webhook', address: `http://${h.hook.host}/` }
  expect((await h.send(h.who.dealershipAdmin, 'POST', '/lead-destinations', unsigned)).status).toBe(400)

  for (const who of [h.who.otherDealershipAdmin, h.who.sales])
    expect((await h.send(who, 'POST', `/lead-destinations/${id}/test`)).status).toBe(404)
  const { body } = await h.send(h.who.dealershipAdmin, 'POST', `/lead-destinations/${id}/test`)
  await h.work()
  expect(JSON.parse(h.hook.received[0]!.body)).toMatchObject({ test: true, id: `test-${body.delivery}` })
})

test('CRM-01 CRM-02 a lead is mailed as ADF 1.0; a mail that fails is tried again', async () => {
  await h.destination({ kind: 'adf-mail', address: 'adf@crm.example', secret: '' })
  let isAway = true
  mailed.mockImplementation(async ({ to }) => {
    const refuses = isAway && to === 'adf@crm.example'
    if (refuses) isAway = false
    if (refuses) throw new Error('The mail server is away.')
  })
  const trade_in = {
    make: 'Mazda',
    model: '3',
    year: 2015,
    odometer_km: 90000,
    rego: 'ABC123',
    rego_state: 'NSW',
    condition: 'Good',
  }
  const lead = await h.lead({ vehicle: h.own.freshCar(), lead_attributes: { trade_in } })
  const adf = () => mailed.mock.calls.map(([mail]) => mail).filter(({ to }) => to === 'adf@crm.example')
  await h.work()
  await h.retryNow()
  await h.work()
  expect(await h.deliveryOf(lead)).toMatchObject({ state: 'sent', attempts: 2 })
  const xml = String(adf().at(-1).text)
  const order = [...xml.matchAll(/<(id|requestdate|vehicle|customer|vendor|provider)\b/g)].map(([, name]) => name)
  expect(order).toEqual(['id', 'requestdate', 'vehicle', 'vehicle', 'customer', 'vendor', 'provider'])
  expect(xml).toContain(`>${lead}</id>`)
  expect(xml).toContain('<vehicle interest="trade-in" status="used">')
  expect(xml).toMatch(/<year>2021<\/year>\s*<make>Toyota<\/make>\s*<model>Corolla<\/model>/)
})

test('CRM-01 what is known of a deleted lead goes with it', async () => {
  await h.destination()
  const lead = await h.lead()
  await h.work()
  await h.payload.delete({ collection: 'leads', id: lead })
  const { rowCount } = await h.pool.query('SELECT FROM lead_deliveries WHERE lead_id IS NULL AND NOT test')
  expect(rowCount).toBe(0)
})

test('CRM-01 an AutoPlay-style CRM and one with a mapping get their own JSON, with their key', async () => {
  await h.destination({ kind: 'autoplay', dealer_code: 'D42' })
  await h.destination({
    kind: 'json',
    key_header: 'X-Api-Key',
    mapping: [
      { path: 'contact.given', from: 'name' },
      { path: 'channel', fixed: 'website' },
    ],
  })
  await h.lead()
  await h.work()
  const bodies = h.hook.received.map(({ body, headers }) => ({ headers, json: JSON.parse(body) }))
  expect(bodies).toHaveLength(2)
  const autoplay = bodies.find(({ json }) => json.dealerCode === 'D42')
  expect(autoplay).toMatchObject({
    headers: { authorization: `Bearer ${SECRET}` },
    json: { customer: { firstName: 'Jane' }, vehicle: { make: 'Toyota' } },
  })
  const mapped = bodies.find(({ json }) => json.channel)
  expect(mapped).toMatchObject({
    headers: { 'x-api-key': SECRET },
    json: { contact: { given: 'Jane' }, channel: 'website' },
  })
  expect(mapped?.headers.authorization).toBeUndefined()
  await expect(h.destination({ kind: 'json', mapping: [{ path: 'a b', from: 'name' }] })).rejects.toThrow(
    /mapping|Values/,
  )
})

test('CRM-04 a CRM tells that it answered a lead it was sent; nobody else can', async () => {
  const destination = await h.destination()
  const lead = await h.lead()
  await h.work()
  const tell = async (body: object, secret = SECRET, time = Math.floor(Date.now() / 1000), of = destination) => {
    const text = JSON.stringify(body)
    const hash = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')
    const headers = { 'x-signature': `t=${time},v1=${hash}` }
    return h.send({ host: h.who.platformAdmin.host, headers }, 'POST', `/lead-destinations/${of}/answered`, body)
  }
  expect((await tell({ lead_id: lead }, 'another secret of 16')).status).toBe(401)
  expect((await tell({ lead_id: lead }, SECRET, Math.floor(Date.now() / 1000) - 600)).status).toBe(401)
  expect((await tell({ lead_id: crypto.randomUUID() })).status).toBe(404)
  expect((await tell({ lead_id: lead, answered_at: 'yesterday' })).status).toBe(400)
  expect((await tell({ lead_id: lead, who: 'K\0im' })).status).toBe(400)
  const before = await h.payload.findByID({ collection: 'leads', id: lead })
  expect(before.respond_by).toBeTruthy()
  expect((await tell({ lead_id: lead, who: 'Alex' })).status).toBe(200)
  expect(await h.payload.findByID({ collection: 'leads', id: lead })).toMatchObject({
    respond_by: null,
    workflow: 'in_progress',
    responded_at: expect.any(String),
  })
})

test('CRM-01 a worker killed during the last attempt leaves a delivery that did not arrive, which replay sends', async () => {
  await h.destination()
  const [lost, held] = [await h.lead(), await h.lead()]
  const { id } = await h.deliveryOf(lost)
  await h.setJob(id, `attempts = max_attempts, locked_at = now(), locked_by = 'a worker'`)
  expect(await endLostDeliveries(h.pool), 'one is under way, one will be tried').toBe(0)
  await h.setJob(id, 'locked_at = NULL, locked_by = NULL')
  expect([await endLostDeliveries(h.pool), await endLostDeliveries(h.pool)]).toEqual([1, 0])
  const last_answer = 'The worker was stopped during the last attempt.'
  expect(await h.deliveryOf(lost)).toMatchObject({ state: 'failed', last_answer, log: [{ state: 'failed' }] })
  await h.pool.query(`UPDATE leads SET workflow = 'held' WHERE id = $1`, [held])
  await h.pool.query('DELETE FROM graphile_worker._private_jobs WHERE attempts < max_attempts')
  expect(await endLostDeliveries(h.pool), 'it waits for its release').toBe(0)
  expect((await h.send(h.who.sales, 'POST', `/lead-deliveries/${id}/replay`)).status).toBe(200)
  // The queue keeps the job that failed for good, without its key.
  await h.pool.query('DELETE FROM graphile_worker._private_jobs WHERE key IS NULL')
  await h.work()
  expect(await h.deliveryOf(lost)).toMatchObject({ state: 'sent' })
})
