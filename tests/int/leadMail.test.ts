import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import { tasks } from '@/src/jobs/taskNames'
import { type Editing, editingHarness } from './editing.harness'

let h: Editing
beforeAll(async () => {
  h = await editingHarness()
})
afterAll(() => h.destroy())

const sent = vi.fn()
beforeEach(() => {
  sent.mockReset()
  vi.spyOn(h.payload, 'sendEmail').mockImplementation(sent)
})

const queued = async (): Promise<number> => {
  const { rowCount } = await h.pool.query('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [
    tasks.mailLead,
  ])
  return rowCount ?? 0
}
/** Runs the mails that wait, as the worker does; failed ones wait for their next attempt. */
const work = async (): Promise<void> => {
  await runOnce({
    pgPool: h.pool,
    taskList: leadTasks({ payload: h.payload, pool: h.pool, allow: [] }),
    noHandleSignals: true,
  })
  // graphile-worker stops before it has reported the end of its last job.
  const locked = 'SELECT FROM graphile_worker.jobs WHERE locked_by IS NOT NULL'
  await expect.poll(async () => (await h.pool.query(locked)).rowCount).toBe(0)
}
const retryNow = () => h.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')

const place = (name: string, type: 'sales' | 'service', email: string) =>
  h.payload.create({
    collection: 'locations',
    data: { tenant: h.own.tenant, name, slug: name, location_type: type, contact_detail: { email } },
  })

const lead = (category: string) =>
  h.payload.create({
    collection: 'leads',
    data: { tenant: h.own.tenant, name: 'Jane', email: 'jane@example.com', category, message: 'Hello' },
  })

test('LEA-20 ENT-21 a lead is mailed once to its department, and says when and to whom', async () => {
  await place('lead-sales', 'sales', 'sales@own.example')
  await place('lead-service', 'service', 'service@own.example')
  const { id } = await lead('Service Enquiry')
  expect(await queued()).toBe(1)
  await work()
  const toDealership = sent.mock.calls.filter(([{ to }]) => to !== 'jane@example.com')
  expect(toDealership).toHaveLength(1)
  expect(toDealership[0]?.[0]).toEqual(
    expect.objectContaining({
      to: ['service@own.example'],
      replyTo: 'jane@example.com',
      subject: 'Service Enquiry: Jane',
    }),
  )
  expect(await h.payload.findByID({ collection: 'leads', id })).toMatchObject({ mailed_to: 'service@own.example' })
  expect(await queued()).toBe(0)
  await h.payload.update({ collection: 'leads', id, data: { workflow: 'in_progress' } })
  expect(await queued()).toBe(0)
})

test('LEA-20 a mail that cannot be sent is tried again, and the lead is kept meanwhile', async () => {
  let isAway = true
  sent.mockImplementation(async ({ to }) => {
    if (isAway && to.includes('sales@own.example')) throw new Error('The mail server is away.')
  })
  const { id } = await lead('Test Drive')
  await work()
  expect(await queued()).toBe(1)
  expect((await h.payload.findByID({ collection: 'leads', id })).mailed_at ?? null).toBeNull()
  isAway = false
  await retryNow()
  await work()
  expect(await queued()).toBe(0)
  expect((await h.payload.findByID({ collection: 'leads', id })).mailed_to).toBe('sales@own.example')
})

test('TEN-15 CMS-01 staff cannot write that a lead was mailed', async () => {
  const { id } = await lead('Test Drive')
  const answer = await h.send(h.who.dealershipAdmin, 'PATCH', `/leads/${id}`, {
    mailed_to: 'me@own.example',
    notes: 'Called.',
  })
  expect(answer.status).toBe(200)
  expect(await h.payload.findByID({ collection: 'leads', id })).toMatchObject({ notes: 'Called.', mailed_to: null })
})

test('LEA-22 the mail of a booked test drive says when and where on the location’s clocks, with a calendar entry', async () => {
  const location = await h.payload.create({
    collection: 'locations',
    data: {
      tenant: h.own.tenant,
      name: 'Perth Yard',
      slug: 'perth-yard',
      address: { street: '1 Hay St', state: 'WA' },
    },
  })
  const { id } = await lead('Test Drive')
  const drive = await h.payload.create({
    collection: 'appointments',
    data: {
      tenant: h.own.tenant,
      location: location.id,
      lead: id,
      starts_at: '2030-01-02T01:30:00.000Z',
      ends_at: '2030-01-02T02:00:00.000Z',
      state: 'booked',
      seat: 1,
    },
  })
  await work()
  const [mail] = sent.mock.calls.find(([{ attachments }]) => attachments) ?? []
  expect(mail.text).toContain('Test drive: Wednesday 2 January 2030, 9:30 am (Perth time), at Perth Yard')
  expect(mail.attachments).toMatchObject([{ filename: 'test-drive.ics' }])
  for (const line of [`UID:${drive.id}@`, 'DTSTART:20300102T013000Z', 'SUMMARY:Test drive: Jane'])
    expect(mail.attachments[0].content).toContain(line)
})
