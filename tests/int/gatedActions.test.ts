import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FormState } from '@/src/actions/FormState'
import {
  browserOn,
  type Browser,
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
// The stock's answer to a valuation; the engine itself is asked in tests/contract.
vi.mock('@/src/data/cars/getTradeInComparisons', () => ({ getTradeInComparisons: async () => [] }))

const REFUSED = 'Please sign in first'

let s: FinanceStand
beforeAll(async () => {
  s = await financeStand()
}, 180_000)
afterAll(() => s?.destroy())

type Gate = 'checkout' | 'finance' | 'tradeIn'
/** Closes one gate of the site, or none. */
const close = (gate: Gate | null): Promise<unknown> =>
  s.stand.payload.update({
    collection: 'tenants',
    id: s.own.id,
    data: {
      settings: {
        'features.garage': true,
        'finance.application.enabled': true,
        'checkout.enabled': true,
        'reserve.amount': '$0',
        ...(gate ? { [`gates.${gate}`]: true } : {}),
      },
    },
  })

let numbers = 0
const someone = async (application: string | null = null): Promise<Browser> => {
  numbers += 1
  return browserOn(s.own, await s.signIn(s.own, `+6141280000${numbers}`, null, application))
}
const newEmail = (): string => `${crypto.randomUUID().slice(0, 8)}@shopper.test`

/** What is stored of a sender, of every kind these forms store. */
const stored = (email: string) =>
  s.sql(
    `SELECT (SELECT count(*)::int FROM leads WHERE email = $1) AS leads,
      (SELECT count(*)::int FROM finance_applications WHERE email = $1) AS applications,
      (SELECT count(*)::int FROM reservations) AS reservations`,
    [email],
  )
const NOTHING = [{ leads: 0, applications: 0, reservations: 0 }]

const actions = {
  checkout: async () => (await import('@/src/actions/submitCheckout')).submitCheckout,
  tradeIn: async () => (await import('@/src/actions/submitTradeIn')).submitTradeIn,
  enquiry: async () => (await import('@/src/actions/submitGeneralEnquiry')).submitGeneralEnquiry,
}
/** Sends a form from a browser: what it answers, or where it leads. */
const send = async (action: keyof typeof actions, browser: Browser, typed: Record<string, string>): Promise<string> => {
  turn.browser = browser
  const form = new FormData()
  const contact = { name: 'Robin', last_name: 'Lee', phone: '0412 345 678', postcode: '2000', message: 'Hello.' }
  for (const [name, value] of Object.entries({ ...contact, ...typed })) form.set(name, value)
  const run: (before: { kind: 'idle' }, form: FormData) => Promise<FormState> = await actions[action]()
  return run({ kind: 'idle' }, form).then(JSON.stringify, (error: unknown) => String(Object(error).digest ?? error))
}

test('WAT-14 WAT-17 behind its gate a checkout reserves no car for who is signed out, and does signed in', async () => {
  await close('checkout')
  const car = await s.car(s.own, { payment_processors: ['stripe'] })
  const email = newEmail()
  const typed = { email, car_id: car.id, mode: 'reserve', price: '20000', accepted: 'on' }
  expect(await send('checkout', browserOn(s.own), typed)).toContain(REFUSED)
  expect(await stored(email)).toEqual(NOTHING)
  expect(await send('checkout', await someone(), typed)).toContain('"kind":"sent"')
  expect(await stored(email)).toMatchObject([{ leads: 1, reservations: 1 }])
  await s.sql('DELETE FROM reservations')
})

test('WAT-14 WAT-21 behind its gate a trade-in is stored for nobody who is signed out, and is signed in', async () => {
  await close('tradeIn')
  const email = newEmail()
  const car = { rego: 'ABC12D', rego_state: 'NSW', make: 'Toyota', model: 'Corolla', year: '2021' }
  const typed = { email, ...car, odometer_km: '30000', condition: 'Good', accidents: 'Repaired' }
  expect(await send('tradeIn', browserOn(s.own), typed)).toContain(REFUSED)
  expect(await stored(email)).toEqual(NOTHING)
  expect(await send('tradeIn', await someone(), typed)).toContain('"kind":"sent"')
  expect(await stored(email)).toMatchObject([{ leads: 1 }])
})

test('WAT-14 WAT-18 behind its gate no step of a finance application is kept of who is signed out', async () => {
  await close('finance')
  const [stranger, email] = [browserOn(s.own), newEmail()]
  expect(await s.step(stranger, 'you', { email })).toContain(REFUSED)
  expect(await stored(email)).toEqual(NOTHING)
  expect(stranger.cookies.size).toBe(0)
  expect(await s.step(await someone(), 'you', { email })).toBe('/finance-application/home')
  expect(await stored(email)).toMatchObject([{ applications: 1 }])
})

test('WAT-14 WAT-18 an application that is complete when the gate closes is sent after signing in, not before', async () => {
  await close(null)
  const [browser, email] = [browserOn(s.own), newEmail()]
  await s.fill(browser, email)
  await close('finance')
  expect(await s.declare(browser)).toContain(REFUSED)
  expect(await stored(email)).toMatchObject([{ leads: 0 }])
  expect(await s.sql('SELECT state FROM finance_applications WHERE email = $1', [email])).toEqual([{ state: 'draft' }])
  const signedIn = await someone(browser.cookies.get('finance-application') ?? '')
  expect(await s.declare(signedIn)).toBe('/finance-application/sent')
  expect(await stored(email)).toMatchObject([{ leads: 1 }])
})

test('WAT-14 WAT-18 the finance page’s own form is behind its gate; other questions are not', async () => {
  await close('finance')
  const email = newEmail()
  expect(await send('enquiry', browserOn(s.own), { email, kind: 'finance' })).toContain(REFUSED)
  expect(await stored(email)).toEqual(NOTHING)
  expect(await send('enquiry', browserOn(s.own), { email, kind: 'contact' })).toContain('/success?lead_id=')
  expect(await stored(email)).toMatchObject([{ leads: 1 }])
  expect(await send('enquiry', await someone(), { email, kind: 'finance' })).toContain('/success?lead_id=')
  expect(await stored(email)).toMatchObject([{ leads: 2 }])
})
