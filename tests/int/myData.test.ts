import { runOnce } from 'graphile-worker'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { erasedLeadFields, keptLeadFields } from './leadColumns'
import { enqueueMyDataMail } from '@/src/jobs/leads/enqueueLeadMail'
import { eraseOldLeads } from '@/src/jobs/leads/eraseOldLeads'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import { createPersonToken } from '@/src/payload/auth/personToken'
import type { Lead } from '@/src/payload-types'
import { type Editing, editingHarness } from './editing.harness'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let h: Editing
let cars: [string, string]
beforeAll(async () => {
  h = await editingHarness()
  cars = [h.own.freshCar(), h.own.freshCar()]
}, 180_000)
afterAll(() => h.destroy())

const sent = vi.fn()
beforeEach(() => {
  sent.mockReset().mockResolvedValue(undefined)
  vi.spyOn(h.payload, 'sendEmail').mockImplementation(sent)
})

const shopper = (): string => `Jane.${crypto.randomUUID().slice(0, 8)}@shopper.example`
const lead = (email: string, data: Partial<Lead> = {}) =>
  h.payload.create({
    collection: 'leads',
    depth: 0,
    data: {
      tenant: h.own.tenant,
      name: 'Jane',
      last_name: 'Canary',
      email,
      phone: '0412 999 111',
      message: 'Canary words',
      category: 'Test Drive',
      url: 'http://own.test/cars/x?email=canary',
      user_agent: 'Canary browser',
      lead_attributes: { last_touch: { gclid: 'canary' }, opt_in: { text: 'News', at: '2026-11-24', how: 'Form' } },
      ...data,
    },
  })
const read = (id: string) => h.payload.findByID({ collection: 'leads', id, depth: 0 })
const audit = async (action: string) => {
  const where = { action: { equals: action } }
  return (await h.payload.find({ collection: 'audit-log', where, sort: '-createdAt', depth: 0 })).docs
}
const linkFor = (value: string, tenant = h.own.tenant, secondsAgo = 0): string => {
  const now = Math.floor(Date.now() / 1000) - secondsAgo
  return createPersonToken({ tenant, person: { by: 'email', value } }, h.payload.secret, now)
}

const HOST = 'http://own.localhost:3000'
const params = (tenant: string) => Promise.resolve({ domain: tenant })
/** The cookie a link gives to the browser that opens it on a site; '' when it opens nothing. */
const open = async (token: string, tenant = h.own.tenant): Promise<string> => {
  const { GET } = await import('@/src/app/(site)/[domain]/privacy/my-data/open/[token]/route')
  const answer = await GET(new Request(`${HOST}/`), { params: Promise.resolve({ domain: tenant, token }) })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/privacy/my-data/held')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return /^my-data=([^;]*);/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
}
const file = async (key: string, tenant = h.own.tenant): Promise<string> => {
  const { GET } = await import('@/src/app/(site)/[domain]/privacy/my-data/file/route')
  const request = new Request(`${HOST}/privacy/my-data/file`, { headers: { cookie: `a=b; my-data=${key}` } })
  return (await GET(request, { params: params(tenant) })).text()
}
const erase = async (key: string, body = 'confirm=on', headers: Record<string, string> = {}) => {
  const { POST } = await import('@/src/app/(site)/[domain]/privacy/my-data/erase/route')
  const type = 'application/x-www-form-urlencoded'
  const all = { host: 'own.localhost:3000', cookie: `my-data=${key}`, 'content-type': type, ...headers }
  const request = new Request(`${HOST}/privacy/my-data/erase`, { method: 'POST', body, headers: all })
  const answer = await POST(request, { params: params(h.own.tenant) })
  return answer.headers.get('location') ?? String(answer.status)
}

test('LAW-08 the mailed link opens what the dealership holds, with consents; nothing of it is in the queue or the address', async () => {
  const email = shopper()
  const { id } = await lead(email.toLowerCase())
  await h.pool.query(
    `INSERT INTO lead_activities (tenant_id, lead_id, kind, text, who) VALUES ($1, $2, 'note', 'Likes blue', 'staff@own.test')`,
    [h.own.tenant, id],
  )
  const other = await lead(email, { tenant: h.other.tenant, message: 'Of another dealership' })
  const req = await createLocalReq({}, h.payload)
  await enqueueMyDataMail(req, { tenant: h.own.tenant, email })
  await enqueueMyDataMail(req, { tenant: h.own.tenant, email: 'nobody@shopper.example' })
  const { rows } = await h.pool.query(
    `SELECT payload FROM graphile_worker._private_jobs WHERE payload::jsonb ? 'token'`,
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/@|shopper\.example/)
  await runOnce({
    pgPool: h.pool,
    taskList: leadTasks({ payload: h.payload, pool: h.pool, allow: [] }),
    noHandleSignals: true,
  })
  const mails = sent.mock.calls.flatMap(([mail]) => (/^Your data at/.test(mail.subject) ? [mail] : []))
  expect(mails).toMatchObject([{ to: email }])
  const [, address = '', token = ''] = /(http\S+\/open\/)(\S+)/.exec(mails[0].text) ?? []
  expect(address).toMatch(/\/privacy\/my-data\/open\/$/)
  const held = await file(await open(token))
  for (const part of ['Canary words', '0412 999 111', 'News', 'canary', 'Likes blue']) expect(held).toContain(part)
  expect(held).not.toContain('Of another dealership')
  expect(held, 'who of the staff wrote it is not the shopper’s').not.toContain('staff@own.test')
  expect(await read(other.id)).toMatchObject({ message: 'Of another dealership' })
})

test('LAW-08 TEN-15 a link opens nothing at another dealership, nor expired, nor made up', async () => {
  const email = shopper()
  await lead(email)
  await lead(email, { tenant: h.other.tenant })
  const ours = linkFor(email)
  expect(await open(ours, h.other.tenant)).toBe('')
  expect(await file(ours, h.other.tenant)).toBe('')
  expect(await open(linkFor(email, h.own.tenant, 3601))).toBe('')
  expect(await file('made-up')).toBe('')
  expect(await open(ours)).toBe(ours)
})

test('LAW-08 deleting needs the tick and the own site, leaves a lead that can be counted, and says so without the person', async () => {
  const email = shopper()
  const { id } = await lead(email)
  const elsewhere = await lead(email, { tenant: h.other.tenant })
  await h.payload.update({ collection: 'leads', id, data: { notes: 'Canary notes' } })
  await h.pool.query(
    `INSERT INTO lead_deliveries (tenant_id, lead_id, state, last_answer, log)
     VALUES ($1, $2, 'sent', 'Canary answer', '[{"answer":"Canary answer"}]')`,
    [h.own.tenant, id],
  )
  const drive = await h.payload.create({
    collection: 'appointments',
    depth: 0,
    data: {
      tenant: h.own.tenant,
      lead: id,
      starts_at: '2027-03-01T00:00:00.000Z',
      ends_at: '2027-03-01T00:30:00.000Z',
      state: 'booked',
      seat: 1,
      notes: 'Canary brings a child seat',
    },
  })
  await h.payload.update({ collection: 'appointments', id: drive.id, data: { notes: 'Canary brings two' } })
  const account = await h.payload.create({
    collection: 'shoppers',
    data: { tenant: h.own.tenant, phone: '0412 999 222', email: email.toLowerCase() },
  })
  await h.payload.create({
    collection: 'watchlist-entries',
    data: { tenant: h.own.tenant, shopper: account.id, car: cars[0] },
  })
  const key = linkFor(email)
  expect(await erase(key, '')).toBe('/privacy/my-data/held')
  expect(await erase(key, 'confirm=on', { origin: 'https://evil.example' })).toBe('403')
  expect((await read(id)).email).toBe(email)
  expect(await erase(key)).toBe('/privacy/my-data/erased')

  const { rows } = await h.pool.query(
    `SELECT row_to_json(leads) AS lead, (SELECT count(*)::int FROM _leads_v WHERE parent_id = leads.id) AS versions,
       (SELECT json_agg(lead_deliveries) FROM lead_deliveries WHERE lead_id = leads.id) AS deliveries,
       (SELECT json_agg(appointments) FROM appointments WHERE lead_id = leads.id) AS drives,
       (SELECT json_agg(_appointments_v) FROM _appointments_v WHERE version_lead_id = leads.id) AS drive_versions
     FROM leads WHERE id = $1`,
    [id],
  )
  expect(JSON.stringify(rows)).not.toMatch(/canary|jane|0412|shopper\.example/i)
  expect(rows[0].drives).toMatchObject([{ id: drive.id, state: 'booked', notes: null }])
  expect(rows[0]).toMatchObject({ versions: 0, lead: { category: 'Test Drive', url: 'http://own.test/cars/x' } })
  expect(await h.payload.count({ collection: 'shoppers', where: { id: { equals: account.id } } })).toEqual({
    totalDocs: 0,
  })
  expect((await read(elsewhere.id)).email).toBe(email)
  const [entry] = await audit('person-erased')
  expect(entry).toMatchObject({ tenant: h.own.tenant, detail: { by: 'the person', leads: 1, accounts: 1, kept: 0 } })
  expect(JSON.stringify(entry)).not.toMatch(/shopper\.example|0412/)

  // A link deletes once: what came afterwards stays.
  const later = await lead(email)
  expect(await erase(key)).toBe('/privacy/my-data/held')
  expect(await open(key)).toBe('')
  expect((await read(later.id)).email).toBe(email)
})

test('LAW-08 two presses at the same moment delete once', async () => {
  const email = shopper()
  await lead(email)
  const key = linkFor(email)
  const before = (await audit('person-erased')).length
  const answers = await Promise.all([erase(key), erase(key), erase(key)])
  expect(answers.filter((answer) => answer === '/privacy/my-data/erased')).toHaveLength(1)
  expect(await audit('person-erased')).toHaveLength(before + 1)
})

const reserved = async (email: string, car: string): Promise<Lead> => {
  const { rows } = await h.pool.query(
    `INSERT INTO reservations (tenant_id, car_id, state, amount_cents) VALUES ($1, $2, 'paid', 20000) RETURNING id`,
    [h.own.tenant, car],
  )
  return lead(email, { lead_attributes: { reservation_id: rows[0].id } })
}

test('LAW-08 the record of a paid reservation is kept, and said to be', async () => {
  const email = shopper()
  const { id } = await reserved(email, cars[0])
  const key = linkFor(email)
  expect(JSON.parse(await file(key)).leads).toMatchObject([{ isKept: true }])
  expect(await erase(key)).toBe('/privacy/my-data/erased')
  expect((await read(id)).email).toBe(email)
})

test('LAW-08 TEN-15 staff: only admins of the dealership see, export and erase a person, and the audit log says who', async () => {
  const email = shopper()
  const { id } = await lead(email)
  for (const who of [h.who.sales, h.who.marketer, h.who.otherDealershipAdmin, h.who.anonymous, h.who.shopper]) {
    expect((await h.send(who, 'POST', `/leads/${id}/person`, {})).status).toBe(403)
    expect((await h.send(who, 'GET', `/leads/${id}/person.json`)).status).toBe(403)
    expect((await h.send(who, 'POST', `/leads/${id}/erase-person`, {})).status).toBe(403)
  }
  expect((await read(id)).email).toBe(email)
  const shown = await h.send(h.who.dealershipAdmin, 'POST', `/leads/${id}/person`, {})
  expect(shown.text).toContain('Canary words')
  expect((await h.send(h.who.dealershipAdmin, 'GET', `/leads/${id}/person.json`)).text).toContain('0412 999 111')
  const erased = await h.send(h.who.dealershipAdmin, 'POST', `/leads/${id}/erase-person`, {})
  expect(erased.body).toMatchObject({ success: true, leads: 1, accounts: 0, kept: 0 })
  expect((await read(id)).erased_at).toEqual(expect.any(String))
  for (const action of ['person-shown', 'person-exported', 'person-erased'])
    expect((await audit(action))[0]).toMatchObject({ tenant: h.own.tenant, who: expect.stringContaining('@') })
  expect((await h.send(h.who.dealershipAdmin, 'POST', `/leads/${id}/erase-person`, {})).status).toBe(409)
})

test('LAW-08 leads nobody needs any more are erased after the dealership’s months, and counted in the audit log', async () => {
  const age = (id: string, months: number) =>
    h.pool.query(`UPDATE leads SET updated_at = now() - make_interval(months => $2) WHERE id = $1`, [id, months])
  const [old, recent, paid] = [await lead(shopper()), await lead(shopper()), await reserved(shopper(), cars[1])]
  const elsewhere = await lead(shopper(), { tenant: h.other.tenant })
  await age(old.id, 37)
  await age(recent.id, 35)
  await age(paid.id, 37)
  await age(elsewhere.id, 37)
  await h.payload.update({
    collection: 'tenants',
    id: h.other.tenant,
    data: { settings: { 'privacy.keepLeadsMonths': 60 } },
  })
  expect(await eraseOldLeads(h.payload)).toBe(1)
  expect(await read(old.id)).toMatchObject({ email: null, name: null, category: 'Test Drive' })
  for (const { id, email } of [recent, paid, elsewhere]) expect((await read(id)).email).toBe(email)
  expect((await audit('old-leads-erased'))[0]).toMatchObject({ tenant: h.own.tenant, detail: { leads: 1, months: 36 } })
  expect(await eraseOldLeads(h.payload)).toBe(0)
})

test('LAW-08 every field of a lead is either erased or said to be no personal data', () => {
  const fields = h.payload.collections.leads.config.flattenedFields.flatMap((field) =>
    'virtual' in field && field.virtual ? [] : [field.name],
  )
  expect([...fields].sort()).toEqual([...erasedLeadFields, ...keptLeadFields].sort())
})
