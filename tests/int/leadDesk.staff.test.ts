import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { leadClock } from '@/src/jobs/leads/leadClock'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import type { Lead } from '@/src/payload-types'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
let place: string
const sent = vi.fn<(mail: { to: unknown }) => Promise<void>>()
beforeAll(async () => {
  h = await editingHarness()
  vi.spyOn(h.payload, 'sendEmail').mockImplementation(sent as never)
  const contact_detail = { email: 'place@own.test', opening_hours: [] }
  const data = { tenant: h.own.tenant, name: 'Desk place', slug: 'desk-place', primary: true, contact_detail }
  place = (await h.payload.create({ collection: 'locations', data })).id
}, 180_000)
afterAll(() => h?.destroy())

const staff = async (email: string): Promise<string> =>
  (
    await h.payload.create({
      collection: 'users',
      data: { email, password: crypto.randomUUID(), tenants: [{ tenant: h.own.tenant, role: 'sales' }] },
    })
  ).id
const lead = (data: object = {}): Promise<Lead> =>
  h.payload.create({
    collection: 'leads',
    depth: 0,
    data: { tenant: h.own.tenant, name: 'Jane', email: `${crypto.randomUUID()}@shopper.test`, ...data },
  })
const rule = (data: object) =>
  h.payload.create({
    collection: 'lead-rules',
    data: { tenant: h.own.tenant, name: 'Rule', priority: 1, hours: 'any', enabled: true, ...data },
  })
const desk = async (id: string, body: object): Promise<number> =>
  (await h.send(h.who.sales, 'POST', `/leads/${id}/desk`, body)).status

test('CRM-04 TEN-15 who has left the dealership is given no more leads and mailed nothing of them; the lead can be changed', async () => {
  const leaver = await staff('leaver@own.test')
  const second = await staff('second@own.test')
  await rule({ categories: ['Parts Enquiry'], assign_to: [leaver] })
  await rule({ categories: ['Trade In'], assign_to: [leaver, second] })
  const given = await lead({ category: 'Parts Enquiry', location: place })
  expect(given.assigned_to).toBe(leaver)
  await h.payload.update({
    collection: 'users',
    id: leaver,
    data: { tenants: [{ tenant: h.other.tenant, role: 'sales' }] },
  })
  expect((await lead({ category: 'Parts Enquiry', location: place })).assigned_to ?? null).toBeNull()
  expect((await lead({ category: 'Trade In', location: place })).assigned_to).toBe(second)
  await h.pool.query(`UPDATE leads SET remind_at = now() - interval '1 second' WHERE id = $1`, [given.id])
  expect(await leadClock(h.pool)).toBe(1)
  await runOnce({
    pgPool: h.pool,
    taskList: leadTasks({ payload: h.payload, pool: h.pool, allow: [] }),
    noHandleSignals: true,
  })
  const told = sent.mock.calls.flatMap(([{ to }]) => to)
  expect(told).toContain('place@own.test')
  expect(told).not.toContain('leaver@own.test')
  expect(await desk(given.id, { do: 'progress', workflow: 'in_progress' })).toBe(200)
  expect(await desk(given.id, { do: 'assign', user: leaver }), 'named already').toBe(200)
  expect(await desk(given.id, { do: 'assign', user: second })).toBe(200)
  expect(await desk(given.id, { do: 'assign', user: leaver }), 'named anew').toBe(400)
})

test('CRM-04 what the worker notes while staff change a lead is not lost', async () => {
  const one = await lead()
  const worker = await h.pool.connect()
  const waiting = async () =>
    (await h.pool.query(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`))
      .rowCount
  try {
    await worker.query('BEGIN')
    await worker.query('UPDATE leads SET remind_at = NULL, mailed_at = now() WHERE id = $1', [one.id])
    const acting = desk(one.id, { do: 'progress', workflow: 'in_progress' })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    await worker.query('COMMIT')
    expect(await acting).toBe(200)
  } finally {
    worker.release()
  }
  const { rows } = await h.pool.query(
    'SELECT workflow, remind_at, mailed_at IS NOT NULL AS mailed FROM leads WHERE id = $1',
    [one.id],
  )
  expect(rows).toEqual([{ workflow: 'in_progress', remind_at: null, mailed: true }])
})

test('CRM-04 CMS-01 the admin’s question for leads to choose from, which it sends by POST, is answered with a list', async () => {
  const one = await lead()
  const { POST } = await import('@/src/app/api/leads/route')
  const ask = async (as: (typeof h.who)['sales']) => {
    const headers = new Headers(as.headers)
    headers.set('host', as.host)
    headers.set('content-type', 'application/x-www-form-urlencoded')
    headers.set('x-payload-http-method-override', 'GET')
    const body = new URLSearchParams({ depth: '0', 'where[id][equals]': one.id })
    const answer = await POST(new Request(`http://${as.host}/api/leads`, { method: 'POST', headers, body }))
    return { status: answer.status, body: Object(await answer.json()) }
  }
  expect(await ask(h.who.sales)).toMatchObject({ status: 200, body: { docs: [{ id: one.id }] } })
  expect((await ask(h.who.otherDealershipAdmin)).body.docs).toEqual([])
  expect((await ask(h.who.anonymous)).status).toBe(403)
})

test('CRM-04 a phone number is found however it is written, on the lead and in the search', async () => {
  await lead({ name: 'National', phone: '0477 123 456' })
  await lead({ name: 'Abroad', phone: '+61 477 123 457' })
  const names = async (search: string): Promise<string[]> => {
    const path = `/leads/desk?view=open&search=${encodeURIComponent(search)}`
    const { leads } = Object((await h.send(h.who.sales, 'GET', path)).body)
    return leads.map(({ name }: { name: string }) => name).toSorted()
  }
  for (const search of ['+61 477 123', '+61477123', '0477 123', '0477123', '477123']) {
    expect(await names(search), search).toEqual(['Abroad', 'National'])
  }
  expect(await names('+61 477 123 456')).toEqual(['National'])
  expect(await names('abroad 0477 123 457')).toEqual(['Abroad'])
  expect(await names('0477 999')).toEqual([])
})

test('CRM-04 TEN-15 a rule names people who may read the dealership’s leads, and nobody else', async () => {
  const marketer = await h.payload.create({
    collection: 'users',
    data: {
      email: 'marketing@own.test',
      password: crypto.randomUUID(),
      // Sells elsewhere: that counts for nothing here.
      tenants: [
        { tenant: h.own.tenant, role: 'marketer' },
        { tenant: h.other.tenant, role: 'sales' },
      ],
    },
  })
  const fields = async (data: object): Promise<unknown> => {
    const body = { tenant: h.own.tenant, name: 'Rule', priority: 1, hours: 'any', ...data }
    const answer = await h.send(h.who.dealershipAdmin, 'POST', '/lead-rules', body)
    return [answer.status, Object(answer.body).errors?.[0]?.data.errors ?? null]
  }
  const refused = [400, [{ path: 'assign_to', message: 'Choose people who work with the leads of this dealership.' }]]
  expect(await fields({ assign_to: [marketer.id] })).toEqual(refused)
  const seller = await staff('seller-of-rules@own.test')
  expect(await fields({ assign_to: [seller, marketer.id] })).toEqual(refused)
  expect(await fields({ assign_to: [seller] })).toEqual([201, null])

  // One who has become a marketer since has no turn.
  await rule({ categories: ['Finance Enquiry'], priority: 0, assign_to: [seller] })
  await h.payload.update({
    collection: 'users',
    id: seller,
    data: { tenants: [{ tenant: h.own.tenant, role: 'marketer' }] },
  })
  expect((await lead({ category: 'Finance Enquiry', location: place })).assigned_to ?? null).toBeNull()
})

test('CRM-04 the desk says whose clocks a lead’s next step is on', async () => {
  const { id } = await lead()
  const zone = async (): Promise<unknown> =>
    Object((await h.send(h.who.sales, 'GET', `/leads/${id}/desk`)).body.lead).zone
  expect(await zone()).toBe('Australia/Sydney')
  await h.payload.update({ collection: 'locations', id: place, data: { address: { state: 'WA' } } })
  expect(await zone()).toBe('Australia/Perth')
})
