import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findApplication } from '@/src/payload/applications/applications'
import { addDocument } from '@/src/payload/applications/sealedDocuments'
import { noteLender, withdraw } from '@/src/payload/applications/sentApplications'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { browserOn, type FinanceStand, financeStand, headersOf, turn } from './financeApplications.harness'

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
const newEmail = (): string => `${crypto.randomUUID().slice(0, 8)}@shopper.test`
const rowOf = async (email: string) =>
  (await s.sql('SELECT * FROM finance_applications WHERE email = $1', [email]))[0] ?? {}
const takeBack = async (id: unknown): Promise<void> => {
  const application = await findApplication(await s.req(), String(id))
  if (application) await withdraw(await s.req(), application)
}

test('WAT-14 WAT-15 two devices that sign in at one moment: one brings its draft, the other keeps its own until it is sent', async () => {
  const emails = [newEmail(), newEmail()]
  const devices = [browserOn(s.own), browserOn(s.own)]
  for (const [at, browser] of devices.entries()) await s.fill(browser, emails[at] ?? '')
  const account = await findSession(await s.req(), s.own.id, await s.signIn(s.own, '+61412700003'))
  const shopper = account?.shopper ?? ''
  const { beginSession } = await import('@/src/actions/shopper/beginSession')
  const tokens = await Promise.all(
    devices.map(async ({ cookies }) => {
      const [req, application] = [await s.req(), cookies.get('finance-application') ?? null]
      const signedIn = { tenant: s.own.id, shopper, device: 'A test', token: null, application }
      return inTransaction(req, () => beginSession(req, signedIn))
    }),
  )
  const owners = async () => (await Promise.all(emails.map(rowOf))).map(({ shopper_id, state }) => [shopper_id, state])
  expect((await owners()).toSorted()).toEqual([
    [null, 'draft'],
    [shopper, 'draft'],
  ])
  for (const [at, { cookies }] of devices.entries()) cookies.set('shopper-session', tokens[at] ?? '')
  const other = devices[(await owners()).findIndex(([owner]) => owner === null)] ?? browserOn(s.own)
  expect(await s.declare(other)).toBe('/finance-application/sent')
  expect(await s.declare(other)).toBe('/finance-application/sent')
  expect(await owners()).toEqual([
    [shopper, 'submitted'],
    [shopper, 'submitted'],
  ])
})

test('LAW-08 a file that comes while the application is sent or taken back is not stored', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  await s.fill(browser, email)
  const { id } = await rowOf(email)
  const late = async () =>
    addDocument(await s.req(), String(id), {
      purpose: 'other',
      name: 'late.pdf',
      kind: 'pdf',
      content: Buffer.from(PDF),
    })
  expect(await late()).toBe('added')
  await s.declare(browser)
  expect(await late()).toBe('gone')
  await takeBack(id)
  expect(await late()).toBe('gone')
  expect(await s.sql('SELECT id FROM finance_documents WHERE application_id = $1', [id])).toEqual([])
})

test('LAW-08 what is emptied while it is on its way goes to no lender, and does not look as if it were', async () => {
  const [first, second] = [newEmail(), newEmail()]
  const browser = browserOn(s.own)
  await s.fill(browser, first)
  await s.declare(browser)
  const { id, tenant_id } = await rowOf(first)
  await s.sql('DELETE FROM finance_answers WHERE application_id = $1', [id])
  await s.work()
  expect(s.lender.sent.map(({ application_id }) => application_id)).not.toContain(id)
  await s.fill(browser, second)
  await s.declare(browser)
  const { id: taken } = await rowOf(second)
  await takeBack(taken)
  const about = { id: String(taken), tenant: String(tenant_id), lender: 'Angle' }
  await noteLender(await s.req(), about, { state: 'queued', answer: '503' })
  expect(await s.sql('SELECT lender_state FROM finance_applications WHERE id = $1', [taken])).toEqual([
    { lender_state: 'failed' },
  ])
})

test('LEA-26 a vehicle that was typed stays when an earlier step is saved again', async () => {
  const [browser, email] = [browserOn(s.own), newEmail()]
  const { id: car_id } = await s.car(s.own, { make: 'Mazda', model: 'CX-5' })
  await s.fill(browser, email, { car_id })
  expect(await rowOf(email)).toMatchObject({ vehicle: 'Mazda CX-5', car_id })
  await s.step(browser, 'loan', { vehicle: 'The blue one', car_id })
  await s.step(browser, 'home', { car_id })
  expect(await rowOf(email)).toMatchObject({ vehicle: 'The blue one', car_id })
})
