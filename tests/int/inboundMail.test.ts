import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runOnce } from 'graphile-worker'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { leadTasks } from '@/src/jobs/leads/leadTasks'
import type { Lead } from '@/src/payload-types'
import { leadMailbox } from '@/src/payload/auth/leadMailbox'
import { signatureHeader } from '@/src/payload/auth/webhookSignature'
import { type Editing, editingHarness } from './editing.harness'

const DOMAIN = 'replies.example.com'
const SECRET = 'secret of the mail server'
const drop = mkdtempSync(path.join(tmpdir(), 'mail-drop-'))
mkdirSync(path.join(drop, 'new'))

let h: Editing
let seller: string
const sent =
  vi.fn<(mail: { to: unknown; subject: string; text: string; html: string; replyTo?: string }) => Promise<void>>()

beforeAll(async () => {
  Object.assign(process.env, { LEAD_MAIL_DOMAIN: DOMAIN, INBOUND_MAIL_SECRET: SECRET, INBOUND_MAIL_DROP: drop })
  h = await editingHarness()
  Object.defineProperty(h.payload, 'sendEmail', { value: sent })
  const user = (email: string, role: 'sales' | 'marketer') =>
    h.payload.create({
      collection: 'users',
      data: { email, password: crypto.randomUUID(), tenants: [{ tenant: h.own.tenant, role }] },
    })
  seller = (await user('seller@own.test', 'sales')).id
  await user('marketing@own.test', 'marketer')
  const contact_detail = { email: 'Place@own.test', opening_hours: [] }
  const data = { tenant: h.own.tenant, name: 'Yard', slug: 'yard-of-mail', primary: true, contact_detail }
  await h.payload.create({ collection: 'locations', data })
}, 180_000)
afterAll(async () => {
  for (const name of ['LEAD_MAIL_DOMAIN', 'INBOUND_MAIL_SECRET', 'INBOUND_MAIL_DROP']) delete process.env[name]
  rmSync(drop, { recursive: true })
  await h?.destroy()
})
beforeEach(async () => {
  await h.pool.query('DELETE FROM graphile_worker._private_jobs')
  sent.mockReset()
})

const work = () =>
  runOnce({
    pgPool: h.pool,
    taskList: leadTasks({ payload: h.payload, pool: h.pool, allow: [] }),
    noHandleSignals: true,
  })
/** A lead of its own shopper, whose first mails are sent. */
const lead = async (data: object = {}): Promise<Lead> => {
  const email = `jane-${crypto.randomUUID()}@shopper.test`
  const made = await h.payload.create({
    collection: 'leads',
    depth: 0,
    data: { tenant: h.own.tenant, name: 'Jane', email, category: 'Test Drive', assigned_to: seller, ...data },
  })
  await work()
  sent.mockReset()
  return made
}
const read = (id: string): Promise<Lead> => h.payload.findByID({ collection: 'leads', id, depth: 0 })
const boxOf = ({ id }: Lead): string => leadMailbox(id, DOMAIN, h.payload.secret)

const raw = (from: string, to: string, text = 'Yes, it is here.', headers: string[] = []): Buffer =>
  Buffer.from(
    [`From: ${from}`, `To: ${to}`, 'Subject: Re: Your enquiry', ...headers, '', text, '', '> Is it there?', ''].join(
      '\r\n',
    ),
  )
const post = async (mail: Buffer, headers: Record<string, string> = {}) => {
  const { POST } = await import('@/src/app/api/mail/inbound/route')
  const signed = signatureHeader(SECRET, Math.floor(Date.now() / 1000), mail)
  const answer = await POST(
    new Request('http://localhost:3000/api/mail/inbound', {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', 'x-signature': signed, ...headers },
      body: new Uint8Array(mail),
    }),
  )
  return { status: answer.status, body: Object(await answer.json()) }
}
const outcome = async (mail: Buffer): Promise<unknown> => (await post(mail)).body.outcome
const timeline = async (id: string): Promise<{ kind: string; text: string; who: string }[]> => {
  const { rows } = await h.pool.query(
    'SELECT kind::text, text, who FROM lead_activities WHERE lead_id = $1 ORDER BY created_at, id',
    [id],
  )
  return rows
}

test('CRM-04 LEA-20 mails about a lead are answered to its own address', async () => {
  const made = await h.payload.create({
    collection: 'leads',
    depth: 0,
    data: { tenant: h.own.tenant, name: 'Jane', email: 'first@shopper.test', category: 'Test Drive' },
  })
  await work()
  expect(sent.mock.calls.map(([{ to, replyTo }]) => [to, replyTo]).toSorted()).toEqual([
    [['Place@own.test'], boxOf(made)],
    ['first@shopper.test', boxOf(made)],
  ])
  expect(sent.mock.calls.find(([{ to }]) => Array.isArray(to))?.[0].html).toContain(`mailto:lead%2B`)
})

test('CRM-04 staff answer by mail: the clock stops, the timeline has the words, the shopper gets them from the dealership', async () => {
  for (const from of ['Kim <SELLER@own.test>', 'place@own.test']) {
    const one = await lead()
    expect(one.respond_by).toBeTruthy()
    expect(await outcome(raw(from, boxOf(one)))).toBe('taken')
    const answered = await read(one.id)
    expect(answered).toMatchObject({ respond_by: null, remind_at: null, escalate_at: null, workflow: 'in_progress' })
    expect(answered.responded_at).toBeTruthy()
    expect(await timeline(one.id)).toMatchObject([{ kind: 'mail', text: 'Re: Your enquiry\n\nYes, it is here.' }])
    await work()
    await work()
    expect(sent.mock.calls.map(([mail]) => mail)).toMatchObject([
      { to: one.email, subject: 'Re: Your enquiry', text: 'Yes, it is here.', replyTo: boxOf(one) },
    ])
    sent.mockReset()
  }
})

test('CRM-03 CRM-04 a shopper answers: the lead waits again, comes forward, and who answers it gets the mail', async () => {
  const one = await lead()
  await outcome(raw('seller@own.test', boxOf(one)))
  await h.pool.query(`UPDATE leads SET last_touch_at = now() - interval '1 day' WHERE id = $1`, [one.id])
  await work()
  sent.mockReset()
  const attached = [
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Can I come\0 today?',
    '--b',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="licence.pdf"',
    '',
    'x',
    '--b--',
  ]
  const mail = Buffer.from(
    [`From: ${one.email}`, `To: ${boxOf(one).toUpperCase()}`, 'Subject: Today', ...attached].join('\r\n'),
  )
  expect(await outcome(mail)).toBe('taken')
  const again = await read(one.id)
  expect(again.respond_by).toBeTruthy()
  expect(Date.parse(again.last_touch_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  const text = 'Today\n\nCan I come today?\n\nAttached, and not passed on: licence.pdf'
  expect(await timeline(one.id)).toContainEqual({ kind: 'note', text, who: 'Mail from the customer' })
  await work()
  await work()
  expect(sent.mock.calls.map(([passed]) => passed)).toMatchObject([
    { to: ['seller@own.test'], subject: 'Jane: Today', replyTo: boxOf(one) },
  ])
  expect(sent.mock.calls[0]?.[0].text).toContain('Can I come today?')

  const unassigned = await lead({ assigned_to: null })
  await outcome(raw(unassigned.email ?? '', boxOf(unassigned)))
  await work()
  expect(sent.mock.calls.at(-1)?.[0].to).toEqual(['Place@own.test'])
})

test('CRM-03 a shopper’s answer about a joined lead brings the lead forward that it belongs to', async () => {
  const head = await lead()
  const joined = await lead({ email: head.email })
  await h.pool.query('UPDATE leads SET joined_to_id = $2, respond_by = NULL WHERE id = $1', [joined.id, head.id])
  await h.pool.query('UPDATE leads SET respond_by = NULL WHERE id = $1', [head.id])
  expect(await outcome(raw(joined.email ?? '', boxOf(joined)))).toBe('taken')
  expect((await read(head.id)).respond_by).toBeTruthy()
  expect((await read(joined.id)).respond_by).toBeNull()
})

test('CRM-01 the same mail twice is one entry and one mail, by either way in', async () => {
  const one = await lead()
  const mail = raw('seller@own.test', boxOf(one), 'Yes.', ['Message-ID: <once@own.test>'])
  expect(await Promise.all([outcome(mail), outcome(mail)])).toEqual(expect.arrayContaining(['taken', 'repeated']))
  writeFileSync(path.join(drop, 'new', 'again'), mail)
  await h.pool.query(`SELECT graphile_worker.add_job('read-mail-drop')`)
  await work()
  expect(readdirSync(path.join(drop, 'done'))).toContain('again')
  expect(await timeline(one.id)).toHaveLength(1)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('CRM-04 anybody else is noted as unknown: no clock, no mail', async () => {
  const one = await lead()
  for (const from of ['stranger@x.test', 'marketing@own.test', '']) {
    expect(await outcome(raw(from, boxOf(one)))).toBe('taken')
    expect((await timeline(one.id)).at(-1)).toMatchObject({ kind: 'note', who: 'Mail from an unknown address' })
  }
  await work()
  expect(sent).not.toHaveBeenCalled()
  expect(await read(one.id)).toMatchObject({ workflow: 'new', responded_at: null, respond_by: one.respond_by })
})

test('TEN-15 staff of another dealership answer nothing, and a shopper’s address counts for the own lead alone', async () => {
  const foreign = await lead({ tenant: h.other.tenant, assigned_to: null })
  const one = await lead()
  for (const from of ['seller@own.test', 'place@own.test', one.email ?? ''])
    expect(await outcome(raw(from, boxOf(foreign)))).toBe('taken')
  expect((await timeline(foreign.id)).map(({ who }) => who)).toEqual(Array(3).fill('Mail from an unknown address'))
  expect((await read(foreign.id)).responded_at).toBeNull()
  expect(await timeline(one.id)).toEqual([])
})

test('CRM-04 mails of machines and our own are left alone', async () => {
  const one = await lead()
  const from = one.email ?? ''
  for (const headers of [['Auto-Submitted: auto-replied'], ['Precedence: bulk'], ['Return-Path: <>']])
    expect(await outcome(raw(from, boxOf(one), 'I am away.', headers))).toBe('ignored')
  expect(await outcome(raw(h.payload.email.defaultFromAddress, boxOf(one)))).toBe('ignored')
  expect(await outcome(raw(boxOf(await lead()), boxOf(one)))).toBe('ignored')
  expect(await timeline(one.id)).toEqual([])
})

test('NFR-06 an address that we did not write, a lead that is gone and a mail without the signature store nothing', async () => {
  const one = await lead()
  const mail = raw('seller@own.test', boxOf(one))
  const forged = boxOf(one).replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
  expect((await post(raw('seller@own.test', forged))).status).toBe(404)
  expect((await post(Buffer.from(''))).status).toBe(404)
  const gone = await lead()
  await h.pool.query('UPDATE leads SET erased_at = now() WHERE id = $1', [gone.id])
  expect((await post(raw('seller@own.test', boxOf(gone)))).status).toBe(404)
  expect((await post(mail, { 'x-signature': 't=1,v1=0' })).body).toMatchObject({
    success: false,
    error: { code: 'unsigned' },
  })
  expect((await post(mail, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await post(Buffer.alloc(10_000_001))).status).toBe(413)
  for (const name of ['forged', 'large'])
    writeFileSync(
      path.join(drop, 'new', name),
      name === 'large' ? Buffer.alloc(10_000_001) : raw('seller@own.test', forged),
    )
  await h.pool.query(`SELECT graphile_worker.add_job('read-mail-drop')`)
  await work()
  expect(readdirSync(path.join(drop, 'refused')).toSorted()).toEqual(['forged', 'large'])
  expect(readdirSync(path.join(drop, 'new'))).toEqual([])
  const { rows } = await h.pool.query('SELECT FROM lead_activities WHERE lead_id IN ($1, $2)', [one.id, gone.id])
  expect(rows).toEqual([])

  delete process.env.INBOUND_MAIL_SECRET
  const { forgetEnv } = await import('@/src/env')
  forgetEnv()
  expect((await post(mail)).status, 'closed without a secret').toBe(503)
  process.env.INBOUND_MAIL_SECRET = SECRET
  forgetEnv()
})
