import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import type { Lead } from '@/src/payload-types'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
  await h.payload.create({
    collection: 'locations',
    data: {
      tenant: h.own.tenant,
      name: 'Sales',
      slug: 'sales',
      location_type: 'sales',
      contact_detail: { email: 'sales@own.example', phone: '02 9000 1234' },
    },
  })
})
afterAll(() => h.destroy())

const sent = vi.fn()
beforeEach(() => {
  sent.mockReset().mockResolvedValue(undefined)
  vi.spyOn(h.payload, 'sendEmail').mockImplementation(sent)
})

const work = async (): Promise<void> => {
  const taskList = leadTasks({ payload: h.payload, pool: h.pool, allow: [] })
  await runOnce({ pgPool: h.pool, taskList, noHandleSignals: true })
  // graphile-worker stops before it has reported the end of its last job.
  const locked = 'SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL'
  await expect.poll(async () => (await h.pool.query(locked)).rowCount).toBe(0)
}
const lead = (data: Partial<Lead>) =>
  h.payload.create({
    collection: 'leads',
    data: { tenant: h.own.tenant, name: 'Jane', category: 'Test Drive', ...data },
  })
const read = (id: string) => h.payload.findByID({ collection: 'leads', id, depth: 0 })
const mailsTo = (to: string) => sent.mock.calls.flatMap(([mail]) => (mail.to === to ? [mail] : []))

test('LEA-24 a shopper is told once that the lead has arrived; the answer goes to the location', async () => {
  const { id } = await lead({ email: 'once@shopper.example', message: 'Buy pills', vehicle: h.own.freshCar() })
  await work()
  const [mail, ...more] = mailsTo('once@shopper.example')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ replyTo: 'sales@own.example', subject: 'We have your message, Jane' })
  expect(mail.text).toContain(`call us on 02 9000 1234 and say that your reference is ${id.slice(0, 8).toUpperCase()}`)
  expect(`${mail.text}${mail.html}`).not.toContain('Buy pills')
  expect((await read(id)).confirmed_at).toEqual(expect.any(String))
  const { body } = await h.send(h.who.sales, 'GET', `/leads/${id}/desk`)
  expect(Object(body).timeline).toContainEqual(
    expect.objectContaining({ kind: 'confirmed', title: 'Confirmation mailed to once@shopper.example' }),
  )
  await h.payload.update({ collection: 'leads', id, data: { workflow: 'in_progress' } })
  await work()
  expect(mailsTo('once@shopper.example')).toHaveLength(1)
})

test('LEA-18 LEA-24 not for held spam before staff release it, nor without an address', async () => {
  const { id } = await lead({ email: 'held@shopper.example', workflow: 'held' })
  const { id: without } = await lead({ phone: '0412 345 678' })
  await work()
  expect(mailsTo('held@shopper.example')).toEqual([])
  expect((await read(without)).confirmed_at ?? null).toBeNull()
  await h.payload.update({ collection: 'leads', id, data: { workflow: 'new' } })
  await work()
  expect(mailsTo('held@shopper.example')).toHaveLength(1)
})

test('CMS-03 LEA-24 in the dealership’s own words, or not at all', async () => {
  const configure = (settings: Record<string, unknown>) =>
    h.payload.update({ collection: 'tenants', id: h.own.tenant, data: { settings } })
  await configure({ 'forms.confirmationSubject': 'G’day {name}', 'forms.confirmationText': 'Ta.\n\n{dealership}' })
  await lead({ email: 'words@shopper.example' })
  await work()
  expect(mailsTo('words@shopper.example')).toMatchObject([
    { subject: 'G’day Jane', text: expect.stringMatching(/^Ta\./) },
  ])
  await configure({ 'forms.confirmationMail': false })
  await lead({ email: 'off@shopper.example' })
  await work()
  expect(mailsTo('off@shopper.example')).toEqual([])
  await configure({})
})

test('NFR-06 LEA-24 a mail that fails is tried again, and its error names nobody', async () => {
  sent.mockImplementation(async ({ to }) => {
    if (to === 'broken@shopper.example')
      throw Object.assign(new Error('550 <broken@shopper.example> no such user'), {
        responseCode: 550,
        code: 'EENVELOPE',
      })
  })
  const { id } = await lead({ email: 'broken@shopper.example' })
  await work()
  const { rows } = await h.pool.query(
    `SELECT last_error FROM graphile_worker._private_jobs WHERE last_error IS NOT NULL`,
  )
  expect(rows).toMatchObject([{ last_error: expect.stringContaining('EENVELOPE 550') }])
  expect(JSON.stringify(rows)).not.toContain('broken@')
  sent.mockResolvedValue(undefined)
  await h.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await work()
  expect((await read(id)).confirmed_at).toEqual(expect.any(String))
})
