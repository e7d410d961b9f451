import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tidyApplications } from '@/src/jobs/finance/financeTasks'
import { applicationsOf } from '@/src/payload/applications/applications'
import { answersOf } from '@/src/payload/applications/sealedAnswers'
import { erasePerson } from '@/src/payload/person/erasePerson'
import { findHeld } from '@/src/payload/person/findHeld'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { LenderError } from '@/src/services/lenders/Lender'
import { EICAR } from '@/src/services/virusScan/localScan'
import { request } from './access/request'
import {
  type Browser,
  browserOn,
  type FinanceStand,
  financeStand,
  headersOf,
  turn,
} from './financeApplications.harness'

// The cache of pages exists only inside Next, as do cookies and headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => (turn.browser ? headersOf(turn.browser) : new Headers()),
  cookies: async () => ({
    set: ({ name, value }: { name: string; value: string }) => turn.browser?.cookies.set(name, value),
  }),
}))

const PDF = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'

let s: FinanceStand
beforeAll(async () => {
  s = await financeStand()
}, 180_000)
afterAll(() => s?.destroy())
beforeEach(() => {
  s.lender.refuse = null
  s.lender.sent.length = 0
})

const newEmail = (): string => `${crypto.randomUUID().slice(0, 8)}@shopper.test`
const rows = (email: string) =>
  s.sql('SELECT * FROM finance_applications WHERE email = $1 ORDER BY created_at', [email])
const rowOf = async (email: string) => (await rows(email))[0] ?? {}
const answers = async (id: unknown) => (await answersOf(await s.req(), String(id))).steps
const routes = {
  read: async () => (await import('@/src/app/api/finance-application/documents/[id]/route')).GET,
  remove: async () => (await import('@/src/app/api/finance-application/documents/remove/route')).POST,
  withdraw: async () => (await import('@/src/app/api/finance-application/withdraw/route')).POST,
}
const call = async (route: keyof typeof routes, browser: Browser, form: Record<string, string> | null, id = '') => {
  const headers = headersOf(browser)
  const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
  const handler = await routes[route]()
  return handler(new Request(`http://${headers.get('host')}/api/x`, { headers, ...sent }), {
    params: Promise.resolve({ id }),
  })
}

test('LEA-26 LAW-08 each step is saved sealed, goes on where it stopped, and none can be skipped', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  expect(await s.step(browser, 'income')).toBe('/finance-application')
  expect(await s.step(browser, 'you', { email, birth_date: '2024-01-01' })).toContain('18 or older')
  expect(await rows(email)).toEqual([])
  expect(await s.step(browser, 'you', { email })).toBe('/finance-application/home')
  expect(await s.step(browser, 'loan')).toBe('/finance-application/home')
  expect(await s.step(browser, 'home')).toBe('/finance-application/work')
  expect(await s.step(browser, 'you', { email, licence: '99887766' })).toBe('/finance-application/home')
  const { id, state } = await rowOf(email)
  expect(state).toBe('draft')
  expect(await answers(id)).toMatchObject({ you: { licence: '99887766' }, home: { street: '12 Example Street' } })
  const [sealed] = await s.sql('SELECT sealed FROM finance_answers WHERE application_id = $1', [id])
  expect(String(sealed?.sealed)).not.toMatch(/99887766|Example Street/)
  expect(await s.declare(browser)).toBe('/finance-application/work')
})

test('WAT-14 what was begun signed out joins the account, goes on on its other device, and is nobody else’s', async () => {
  const [phone, email] = [browserOn(s.own), newEmail()]
  await s.step(phone, 'you', { email })
  const token = phone.cookies.get('finance-application') ?? ''
  expect(token).toHaveLength(43)
  // Signed out, the device alone has it; the token is not in the database.
  expect(JSON.stringify(await rows(email))).not.toContain(token)
  expect(await s.step(browserOn(s.own), 'home')).toBe('/finance-application')
  const session = await s.signIn(s.own, '+61412700001', null, token)
  phone.cookies.set('shopper-session', session)
  expect(await s.step(phone, 'home')).toBe('/finance-application/work')
  const laptop = browserOn(s.own, await s.signIn(s.own, '+61412700001'))
  expect(await s.step(laptop, 'work')).toBe('/finance-application/income')
  phone.cookies.delete('shopper-session')
  expect(await s.step(phone, 'income')).toBe('/finance-application')
  const [stranger, elsewhere] = [await s.signIn(s.own, '+61412700002'), await s.signIn(s.other, '+61412700001')]
  expect(await s.step(browserOn(s.own, stranger), 'income')).toBe('/finance-application')
  expect(await s.step(browserOn(s.other, elsewhere), 'income')).toBe('/finance-application')
  const account = await findSession(await s.req(), s.own.id, session)
  const listed = await applicationsOf(await s.req(), { site: s.own.id, shopper: account?.shopper ?? '', device: null })
  expect(listed).toMatchObject([{ state: 'draft' }])
})

test('LEA-06 LEA-34 sending it stores one lead without an answer in it, once, and the lender gets all of it', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  const car = await s.car(s.own, { make: 'Mazda', model: 'CX-5' })
  await s.fill(browser, email, { car_id: car.id })
  expect(await s.upload(browser, PDF)).toContain('said=added')
  expect(await s.declare(browser, { credit: '' })).toContain('Please tick this box')
  const twice = await Promise.all([s.declare(browser), s.declare(browser)])
  expect(twice).toEqual(['/finance-application/sent', '/finance-application/sent'])
  const leads = await s.sql('SELECT * FROM leads WHERE email = $1', [email])
  expect(leads).toMatchObject([{ category: 'Finance Enquiry', subcategory: 'Application', vehicle_id: car.id }])
  const said = JSON.stringify([leads, await s.sql('SELECT payload FROM graphile_worker._private_jobs')])
  expect(said).not.toMatch(/12345678|"income"|Example Street|Electrician/)
  expect(await rowOf(email)).toMatchObject({ state: 'submitted', lead_id: leads[0]?.id, lender_state: 'queued' })

  s.lender.refuse = new LenderError('503', true)
  await s.work()
  expect(await rowOf(email)).toMatchObject({ lender_state: 'queued', lender_answer: '503' })
  s.lender.refuse = null
  await s.retryNow()
  await s.work()
  await s.retryNow()
  await s.work()
  expect(s.lender.sent).toHaveLength(1)
  expect(s.lender.sent[0]).toMatchObject({
    lender: 'Angle',
    signature: 'Robin Example',
    answers: { income: { income: 6200 }, you: { licence: '12345678' } },
    documents: [{ purpose: 'payslip', name: 'payslip.pdf' }],
  })
  expect(await rowOf(email)).toMatchObject({ lender_state: 'sent', lender_reference: 'L-1', vehicle: 'Mazda CX-5' })
})

test('LEA-18 an application of a sender held as spam goes to no lender until staff release its lead', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  await s.fill(browser, email)
  await s.declare(browser, { tracking: 'http://spam.test' })
  await s.work()
  expect(s.lender.sent).toEqual([])
  const { lead_id } = await rowOf(email)
  await s.stand.payload.update({ collection: 'leads', id: String(lead_id), data: { workflow: 'new' } })
  await s.work()
  expect(s.lender.sent).toHaveLength(1)
})

test('NFR-06 a document is taken by what it is, refused when it is harmful or not checked, and read by its owner alone', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  expect(await s.upload(browser, PDF)).toBe('404')
  await s.step(browser, 'you', { email })
  expect(await s.upload(browser, '<html>', 'payslip.pdf')).toContain('said=kind')
  expect(await s.upload(browser, '')).toContain('said=none')
  expect(await s.upload(browser, `%PDF-1.4 ${EICAR}`)).toContain('said=unsafe')
  expect(await s.upload(browser, Buffer.concat([Buffer.from(PDF), Buffer.alloc(8_000_001)]))).toContain('said=large')
  vi.stubEnv('CLAMAV_HOST', '127.0.0.1')
  vi.stubEnv('CLAMAV_PORT', '1')
  const { forgetEnv } = await import('@/src/env')
  forgetEnv()
  expect(await s.upload(browser, PDF)).toContain('said=unchecked')
  vi.unstubAllEnvs()
  forgetEnv()
  expect(await s.upload(browser, PDF, '../pay"slip.exe')).toContain('said=added')
  const { id } = await rowOf(email)
  const documents = await s.sql('SELECT * FROM finance_documents WHERE application_id = $1', [id])
  expect(documents).toMatchObject([{ name: 'payslip.pdf', kind: 'pdf', bytes: PDF.length }])
  expect(String(documents[0]?.sealed)).not.toContain('%PDF')
  const document = String(documents[0]?.id)
  const own = await call('read', browser, null, document)
  expect(await own.text()).toBe(PDF)
  expect(own.headers.get('content-disposition')).toBe('attachment; filename="payslip.pdf"')
  expect(own.headers.get('cache-control')).toBe('private, no-store')
  for (const other of [browserOn(s.own), browserOn(s.other), browserOn(s.own, await s.signIn(s.own, '+61412700009'))])
    expect((await call('read', other, null, document)).status).toBe(404)
  const notes = await s.sql(`SELECT detail FROM audit_log WHERE action = 'finance-document-read'`)
  expect(notes).toMatchObject([{ detail: { document, by: 'the shopper' } }])
  await call('remove', browser, { document })
  expect(await s.sql('SELECT id FROM finance_documents WHERE id = $1', [document])).toEqual([])
})

test('CMS-05 LAW-08 staff who read leads read what was sent, each time noted; no draft, no other dealership’s, no marketer', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  await s.fill(browser, email)
  await s.upload(browser, PDF)
  const { id } = await rowOf(email)
  const [{ id: document } = { id: '' }] = await s.sql('SELECT id FROM finance_documents WHERE application_id = $1', [
    id,
  ])
  const host = 'localhost:3000'
  const ask = async (headers: Record<string, string>, method: string, path: string) =>
    request(s.stand.config, { host, headers }, method, `/finance-applications/${id}${path}`)
  const [sales, marketer, elsewhere] = [
    await s.staff(s.own, 'sales'),
    await s.staff(s.own, 'marketer'),
    await s.staff(s.other, 'sales'),
  ]
  expect((await ask(sales, 'POST', '/answers')).status).toBe(404)
  await s.declare(browser)
  for (const as of [marketer, elsewhere, {}]) {
    expect((await ask(as, 'POST', '/answers')).status).toBe(404)
    expect((await ask(as, 'GET', `/documents/${document}`)).status).toBe(404)
  }
  expect((await ask(sales, 'POST', '/answers')).text).toContain('$6,200')
  expect((await ask(sales, 'GET', `/documents/${document}`)).text).toBe(PDF)
  const row = (await ask(sales, 'GET', '')).text
  expect(row).not.toMatch(/"income"|12345678|device_hash|sealed/)
  const notes = await s.sql(
    `SELECT action, who FROM audit_log WHERE detail ->> 'application' = $1 ORDER BY created_at`,
    [id],
  )
  expect(notes.map(({ action }) => action)).toEqual(['finance-application-read', 'finance-document-read'])
  expect(notes.every(({ who }) => String(who).endsWith('@staff.test'))).toBe(true)
})

test('LAW-08 what is sent is shown and deleted on request, taken back by its shopper, and emptied when its time is over', async () => {
  const [first, second, third] = [newEmail(), newEmail(), newEmail()]
  const browsers = [browserOn(s.own), browserOn(s.own), browserOn(s.own)] as const
  for (const [at, email] of [first, second, third].entries()) {
    const browser = browsers[at] ?? browsers[0]
    await s.fill(browser, email)
    await s.upload(browser, PDF)
    await s.declare(browser)
  }
  const left = async (email: string) => {
    const { id } = await rowOf(email)
    return (
      await s.sql(
        'SELECT (SELECT count(*)::int FROM finance_answers WHERE application_id = $1) + (SELECT count(*)::int FROM finance_documents WHERE application_id = $1) AS count',
        [id ?? null],
      )
    )[0]?.count
  }
  const who = { by: 'email', value: first.toUpperCase() } as const
  const held = await findHeld(await s.req(), [s.own.id], who)
  expect(held.applications).toMatchObject([{ state: 'submitted', documents: ['payslip.pdf'] }])
  expect(JSON.stringify(held.applications)).toContain('$6,200')
  expect(await erasePerson(await s.req(), [s.own.id], who, 'the person')).toMatchObject({ applications: 1, leads: 1 })
  expect(await left(first)).toBe(0)

  const { id } = await rowOf(second)
  expect((await call('withdraw', browsers[2], { application: String(id) })).status).toBe(404)
  expect((await call('withdraw', browsers[1], { application: String(id) })).status).toBe(303)
  const [withdrawn] = await s.sql('SELECT state, email, lender_state FROM finance_applications WHERE id = $1', [id])
  expect(withdrawn).toEqual({ state: 'withdrawn', email: '', lender_state: 'failed' })
  const notes = await s.sql(
    'SELECT text FROM lead_activities JOIN finance_applications ON finance_applications.lead_id = lead_activities.lead_id WHERE finance_applications.id = $1',
    [id],
  )
  expect(String(notes.at(-1)?.text)).toContain('withdrawn')
  await s.work()
  expect(s.lender.sent.map(({ application_id }) => application_id)).not.toContain(id)

  expect(await tidyApplications(s.stand.payload)).toBe(0)
  expect(await left(third)).toBe(2)
  await s.sql(`UPDATE finance_applications SET submitted_at = now() - interval '91 days' WHERE email = $1`, [third])
  const { id: old } = await rowOf(third)
  await s.sql(`UPDATE finance_applications SET updated_at = now() - interval '31 days' WHERE state = 'draft'`)
  expect(await tidyApplications(s.stand.payload)).toBe(1)
  expect(await s.sql('SELECT application_id FROM finance_answers WHERE application_id = $1', [old])).toEqual([])
  expect(await s.sql(`SELECT id FROM finance_applications WHERE state = 'draft'`)).toEqual([])
})
