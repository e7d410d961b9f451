import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leadClock } from '@/src/jobs/leads/leadClock'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import type { Lead } from '@/src/payload-types'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
let car: string
/** Without opening hours, so every minute counts at any time of the day. */
let place: string
let sales: string
let second: string
const sent =
  vi.fn<(mail: { to: unknown; subject: string; text: string; html: string; replyTo?: string }) => Promise<void>>()

beforeAll(async () => {
  h = await editingHarness()
  Object.defineProperty(h.payload, 'sendEmail', { value: sent })
  const make = (email: string) =>
    h.payload.create({
      collection: 'users',
      data: {
        email,
        name: email.split('@')[0] ?? '',
        password: crypto.randomUUID(),
        tenants: [{ tenant: h.own.tenant, role: 'sales' }],
      },
    })
  sales = (await make('first@own.test')).id
  second = (await make('second@own.test')).id
  const desk = await h.payload.create({
    collection: 'locations',
    data: {
      tenant: h.own.tenant,
      name: 'Desk place',
      slug: 'desk-place',
      primary: true,
      contact_detail: { email: 'place@own.test', opening_hours: [] },
    },
  })
  place = desk.id
  const [one] = (
    await h.payload.find({ collection: 'cars', where: { tenant: { equals: h.own.tenant } }, limit: 1, depth: 0 })
  ).docs
  car = String(one?.id)
}, 180_000)
afterAll(() => h?.destroy())
beforeEach(async () => {
  sent.mockReset()
  await h.pool.query('DELETE FROM graphile_worker._private_jobs')
})

const someone = () => `${crypto.randomUUID()}@shopper.test`
const lead = (data: object = {}): Promise<Lead> =>
  h.payload.create({
    collection: 'leads',
    depth: 0,
    data: {
      tenant: h.own.tenant,
      name: 'Jane',
      email: someone(),
      category: 'Test Drive',
      vehicle_make: 'Toyota',
      ...data,
    },
  })
const read = (id: string): Promise<Lead> => h.payload.findByID({ collection: 'leads', id, depth: 0 })
const rule = (data: object) =>
  h.payload.create({
    collection: 'lead-rules',
    data: { tenant: h.own.tenant, name: 'Rule', priority: 1, hours: 'any', enabled: true, ...data },
  })
const work = () =>
  runOnce({
    pgPool: h.pool,
    taskList: leadTasks({ payload: h.payload, pool: h.pool, allow: [] }),
    noHandleSignals: true,
  })
const desk = async (id: string, body?: object, as = h.who.sales) => {
  const { status, body: answer } = await h.send(as, body ? 'POST' : 'GET', `/leads/${id}/desk`, body)
  return { status, answer: Object(answer) }
}

test('CRM-03 a second contact about the same car within 24 hours joins the open lead, and every touch is kept', async () => {
  const first = await lead({ vehicle: car, email: 'Kim@shopper.test', phone: '0412 345 678' })
  const byMail = await lead({ vehicle: car, email: 'kim@shopper.test', category: 'Vehicle Enquiry', message: 'Again' })
  const byPhone = await lead({ vehicle: car, phone: '+61 412 345 678' })
  expect([byMail.joined_to, byPhone.joined_to]).toEqual([first.id, first.id])
  const { answer } = await desk(first.id)
  expect(answer.lead).toMatchObject({ more: 2, joinedTo: null })
  expect(answer.timeline.filter((entry: { kind: string }) => entry.kind === 'enquiry')).toHaveLength(3)
  expect(JSON.stringify(answer.timeline)).toContain('Again')

  const otherCar = await lead({ email: 'kim@shopper.test' })
  expect(otherCar.joined_to ?? null).toBeNull()
  await expect(lead({ vehicle: car, tenant: h.other.tenant, email: 'kim@shopper.test' })).rejects.toThrow()
  await h.pool.query(`UPDATE leads SET created_at = now() - interval '25 hours', last_touch_at = NULL WHERE id = $1`, [
    first.id,
  ])
  expect((await lead({ vehicle: car, email: 'kim@shopper.test' })).joined_to ?? null).toBeNull()
})

test('CRM-03 one that was answered waits again, one that is finished is not joined', async () => {
  const first = await lead({ vehicle: car })
  const email = first.email ?? ''
  await desk(first.id, { do: 'call' })
  expect(await read(first.id)).toMatchObject({ respond_by: null, workflow: 'in_progress' })
  await lead({ vehicle: car, email })
  const again = await read(first.id)
  expect(again.respond_by).toBeTruthy()
  expect(again.responded_at).toBeTruthy()
  await desk(first.id, { do: 'progress', workflow: 'lost' })
  expect((await lead({ vehicle: car, email })).joined_to ?? null).toBeNull()
})

test('CRM-04 a rule says who answers and how soon; several people take turns', async () => {
  const off = await rule({ enabled: false, priority: 0, assign_to: [second], respond_within: 5 })
  const made = await rule({ categories: ['Trade In'], assign_to: [sales, second], respond_within: 15 })
  const leads = [
    await lead({ category: 'Trade In', location: place }),
    await lead({ category: 'Trade In', location: place }),
    await lead({ category: 'Trade In', location: place }),
  ]
  expect(leads.map(({ assigned_to }) => assigned_to)).toEqual([sales, second, sales])
  const [first] = leads
  const minutes = (Date.parse(first?.respond_by ?? '') - Date.parse(first?.createdAt ?? '')) / 60_000
  expect(Math.round(minutes)).toBe(15)
  const unruled = await lead({ location: place })
  expect(unruled.assigned_to ?? null).toBeNull()
  expect(Math.round((Date.parse(unruled.respond_by ?? '') - Date.parse(unruled.createdAt)) / 60_000)).toBe(120)
  for (const { id } of [off, made]) await h.payload.delete({ collection: 'lead-rules', id })
})

test('CRM-04 only staff of the dealership can be chosen, in a rule and on the desk', async () => {
  const [outsider] = (
    await h.payload.find({
      collection: 'users',
      where: { 'tenants.tenant': { equals: h.other.tenant } },
      limit: 1,
      depth: 0,
    })
  ).docs
  await expect(rule({ assign_to: [outsider?.id] })).rejects.toThrow()
  const one = await lead()
  expect((await desk(one.id, { do: 'assign', user: outsider?.id })).status).toBe(400)
  expect((await desk(one.id, { do: 'assign', user: second })).status).toBe(200)
  expect((await read(one.id)).assigned_to).toBe(second)
})

test('CRM-04 a lead that is not answered in time: a mail to who answers it, later to the admins, each once', async () => {
  const late = await lead({ assigned_to: sales, phone: '0400 111 222' })
  await lead()
  await work()
  sent.mockReset()
  expect(await leadClock(h.pool)).toBe(0)
  await h.pool.query(`UPDATE leads SET respond_by = now(), remind_at = now() - interval '1 second' WHERE id = $1`, [
    late.id,
  ])
  expect(await leadClock(h.pool)).toBe(1)
  expect(await leadClock(h.pool)).toBe(0)
  await work()
  expect(sent.mock.calls.map(([mail]) => mail)).toMatchObject([
    {
      to: ['first@own.test'],
      subject: 'Please answer: Jane, Toyota',
      html: expect.stringMatching(/href="tel:0400111222".*0400 111 222/),
    },
  ])
  expect(sent.mock.calls[0]?.[0].text).toContain(`/admin/lead-desk/${late.id}`)
  await h.pool.query(`UPDATE leads SET escalate_at = now() - interval '1 second' WHERE id = $1`, [late.id])
  await leadClock(h.pool)
  await work()
  expect(sent.mock.calls[1]?.[0]).toMatchObject({ subject: 'Still not answered: Jane, Toyota' })
  expect(sent.mock.calls[1]?.[0].to).not.toContain('first@own.test')
  const { answer } = await desk(late.id)
  expect(answer.timeline.map((entry: { kind: string }) => entry.kind)).toEqual(
    expect.arrayContaining(['reminder', 'escalation']),
  )

  // Answered between the clock and the mail: no mail is sent.
  await h.pool.query(`UPDATE leads SET remind_at = now() - interval '1 second' WHERE id = $1`, [late.id])
  await leadClock(h.pool)
  await desk(late.id, { do: 'answered' })
  await work()
  expect(sent).toHaveBeenCalledTimes(2)
})

test('CRM-04 the desk lists overdue leads first, finds by name, phone and car, and counts', async () => {
  await h.pool.query('DELETE FROM leads')
  const old = await lead({ name: 'Overdue', phone: '0499 888 777' })
  await lead({ name: 'Fresh', vehicle_model: 'Kluger', assigned_to: sales })
  await lead({ name: 'Spam', workflow: 'held' })
  await lead({ name: 'Theirs', tenant: h.other.tenant })
  await h.pool.query(`UPDATE leads SET respond_by = now() - interval '1 minute' WHERE id = $1`, [old.id])
  const list = async (query: string) => Object((await h.send(h.who.sales, 'GET', `/leads/desk?${query}`)).body)
  const all = await list('view=open')
  expect(all.leads.map(({ name }: { name: string }) => name)).toEqual(['Overdue', 'Fresh'])
  expect(all.counts).toMatchObject({ due: 2, overdue: 1, open: 2, held: 1 })
  const names = async (query: string) => (await list(query)).leads.map(({ name }: { name: string }) => name)
  expect(await names('view=open&search=0499888777')).toEqual(['Overdue'])
  expect(await names('view=open&search=toyota klug')).toEqual(['Fresh'])
  expect(await names('view=held')).toEqual(['Spam'])
  expect((await h.send(h.who.anonymous, 'GET', '/leads/desk')).status).toBe(403)
  expect((await h.send(h.who.marketer, 'GET', '/leads/desk')).body).toMatchObject({ leads: [] })
})

test('CRM-04 an answer is mailed once, from the dealership, and a reply goes to who wrote it', async () => {
  const one = await lead()
  await work()
  sent.mockReset()
  const { status, answer } = await desk(one.id, {
    do: 'mail',
    subject: 'Your enquiry',
    text: 'Hi Jane,\n\nit is here.',
  })
  expect([status, answer.lead.respondBy, answer.lead.workflow]).toEqual([200, null, 'in_progress'])
  await work()
  await work()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(sent.mock.calls[0]?.[0]).toMatchObject({
    to: one.email,
    subject: 'Your enquiry',
    text: 'Hi Jane,\n\nit is here.',
    html: expect.stringContaining('Hi Jane,</p>'),
    from: expect.objectContaining({ name: expect.any(String) }),
    replyTo: expect.stringContaining('@'),
  })
})

test('CRM-03 two leads of one person are joined and separated again; of another dealership never', async () => {
  const [one, two] = [await lead({ email: 'pat@shopper.test' }), await lead({ email: 'pat@shopper.test' })]
  const foreign = await lead({ tenant: h.other.tenant })
  expect((await desk(two.id)).answer.others).toMatchObject([{ id: one.id }])
  expect((await desk(two.id, { do: 'join', lead: foreign.id })).status).toBe(409)
  for (const workflow of ['won', 'lost', 'held'] as const) {
    await h.payload.update({ collection: 'leads', id: one.id, data: { workflow } })
    expect((await desk(two.id, { do: 'join', lead: one.id })).status, `${workflow}: nobody would see it wait`).toBe(409)
  }
  expect((await desk(two.id)).answer.lead).toMatchObject({ joinedTo: null, respondBy: expect.any(String) })
  await h.payload.update({ collection: 'leads', id: one.id, data: { workflow: 'in_progress' } })
  expect((await desk(two.id, { do: 'join', lead: one.id })).status).toBe(200)
  expect((await desk(one.id)).answer.lead.more).toBe(1)
  expect((await desk(two.id, { do: 'separate' })).status).toBe(200)
  expect((await desk(one.id)).answer.lead.more).toBe(0)
})

test('CRM-05 TEN-15 nobody reads or changes the lead of another dealership through the desk', async () => {
  const foreign = await lead({ tenant: h.other.tenant })
  for (const as of [h.who.sales, h.who.dealershipAdmin, h.who.marketer, h.who.anonymous]) {
    expect([403, 404]).toContain((await desk(foreign.id, undefined, as)).status)
    expect([403, 404]).toContain((await desk(foreign.id, { do: 'note', text: 'x' }, as)).status)
  }
  expect((await desk(foreign.id, { do: 'note', text: '' }, h.who.platformAdmin)).status).toBe(400)
})
