import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentRequest } from '@/src/payload-types'
import { erasePerson } from '@/src/payload/person/erasePerson'
import { findHeld } from '@/src/payload/person/findHeld'
import { accountOf } from '@/src/payload/sql/shopperAccounts'
import { startSession } from '@/src/payload/sql/shopperSessions'
import { readOutbox } from '@/src/services/mail/readOutbox'
import { sessionCookies } from '@/src/services/visitors/shopperCookies'
import { type PaymentStand, paymentStand } from './payments.harness'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
let cookie = ''
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'pay-motors.localhost:3000', 'x-forwarded-for': '10.3.0.2', cookie }),
}))

let s: PaymentStand
let signedIn: string
beforeAll(async () => {
  s = await paymentStand()
  const req = await createLocalReq({}, s.stand.payload)
  const shopper = await accountOf(req, s.tenant.id, { kind: 'email', value: 'kim@shopper.test' })
  const [session] = sessionCookies(await startSession(req, { tenant: s.tenant.id, shopper, device: 'Test' }))
  signedIn = `${session?.name}=${session?.value}`
}, 180_000)
afterAll(() => s?.destroy())
beforeEach(() => {
  cookie = signedIn
  s.stripe.breakCalls(null)
})

const invoice = (more: Partial<PaymentRequest> = {}): Promise<PaymentRequest> =>
  s.stand.payload.create({
    collection: 'payment-requests',
    depth: 0,
    data: {
      tenant: s.tenant.id,
      reference: `INV-${crypto.randomUUID().slice(0, 6)}`,
      amount: 389.5,
      what: 'Logbook service',
      last_name: 'Nair',
      email: `${crypto.randomUUID()}@customer.test`,
      state: 'open',
      payment_state: 'none',
      ...more,
    },
  })

/** Where a form leads, or what it answers. */
const send = async (name: 'findInvoice' | 'payInvoice', values: Record<string, string>): Promise<string> => {
  const actions = await import('@/src/actions/payments/payInvoice')
  const form = new FormData()
  for (const [field, value] of Object.entries(values)) form.set(field, value)
  try {
    const state = await actions[name]({ kind: 'idle' }, form)
    return state.kind === 'failed' ? state.message : state.kind
  } catch (error) {
    const digest = error instanceof Error && 'digest' in error ? String(error.digest) : ''
    if (!digest.startsWith('NEXT_REDIRECT')) throw error
    return digest.split(';')[2] ?? ''
  }
}
const find = ({ reference, last_name, email }: PaymentRequest, more: Record<string, string> = {}) =>
  send('findInvoice', { reference, last_name, email, ...more })
const press = (path: string) => send('payInvoice', { key: path.split('/').at(-1) ?? '' })
const open = async (path: string, isLeft = false) => {
  const { invoiceOf } = await import('@/src/app/(site)/[domain]/online-payment/[key]/invoiceOf')
  return invoiceOf(s.tenant, path.split('/').at(-1) ?? '', isLeft)
}
const stored = ({ id }: PaymentRequest) => s.stand.payload.findByID({ collection: 'payment-requests', id, depth: 0 })
const standing = async (request: PaymentRequest) => {
  const { state, payment_state } = await stored(request)
  return `${state} ${payment_state}`
}
const keyOf = async (request: PaymentRequest) => (await stored(request)).payment_key ?? ''
const ledgerOf = async (request: PaymentRequest) => {
  const key = await keyOf(request)
  return s.stripe.ledger.filter(({ reservation }) => reservation === key)
}
const subjectsTo = async ({ email }: PaymentRequest) =>
  (await readOutbox(`${process.env.DATA_DIR}/mail`))
    .filter(({ to }) => to.includes(email))
    .map(({ subject }) => subject)

/** An invoice that has been paid on Stripe's page. */
const paid = async (more: Partial<PaymentRequest> = {}) => {
  const request = await invoice(more)
  const path = await find(request)
  await press(path)
  s.stripe.pay(await keyOf(request))
  await open(path)
  return { request, path }
}

test('RTE-41 WAT-16 an invoice is found by all three of its own, else the answer is one and the same; never signed out', async () => {
  const request = await invoice({ reference: 'inv 77 a' })
  expect(request.reference).toBe('INV77A')
  expect(await find(request, { reference: 'Inv77a', last_name: 'NAIR' })).toMatch(/^\/online-payment\//)
  const wrong = await find(request, { last_name: 'Nairn' })
  expect(wrong).toContain('We found no open invoice')
  expect(await find(request, { email: 'other@customer.test' })).toBe(wrong)
  expect(await find(request, { reference: 'INV-NONE' })).toBe(wrong)
  const path = await find(request)
  cookie = ''
  expect(await find(request)).toContain('Please sign in')
  expect(await press(path)).toContain('Please sign in')
  expect(await standing(request)).toBe('open none')
})

test('TEN-15 a key of another dealership, or one made up, opens and pays nothing', async () => {
  const request = await invoice()
  const path = await find(request)
  const { invoiceOf } = await import('@/src/app/(site)/[domain]/online-payment/[key]/invoiceOf')
  expect(await invoiceOf({ id: crypto.randomUUID() }, path.split('/').at(-1) ?? '', false)).toBeNull()
  expect(await open(`${path}x`)).toBeNull()
  expect(await press(`/online-payment/${request.id}.made-up`)).toContain('We found no open invoice')
})

test('RTE-41 ten presses at once are one payment on one page; paid it stays paid, with one receipt', async () => {
  const request = await invoice()
  const path = await find(request)
  expect(new Set(await Promise.all(Array.from({ length: 10 }, () => press(path))))).toEqual(new Set([path]))
  const key = await keyOf(request)
  const sessions = s.stripe.asked.filter(
    ({ method, form }) => method === 'POST' && form.get('client_reference_id') === key,
  )
  expect(sessions).toHaveLength(1)
  expect(await standing(request)).toBe('open pending')
  expect((await open(path))?.payUrl).toContain('/pay/')
  s.stripe.pay(key)
  await Promise.all([open(path), open(path), s.sweep()])
  expect(await standing(request)).toBe('paid paid')
  expect(await press(path)).toBe(path)
  expect(await ledgerOf(request)).toMatchObject([{ cents: 38_950, refundedCents: 0 }])
  await s.work()
  await s.work()
  expect(await subjectsTo(request)).toEqual([`Receipt: $389.50 for ${request.reference}`])
})

test('RTE-41 left without paying, it is open again and a new page is made', async () => {
  const request = await invoice()
  const path = await find(request)
  await press(path)
  const first = await keyOf(request)
  await open(path, true)
  expect(await standing(request)).toBe('open failed')
  expect(s.stripe.pay(first)).toBe('closed')
  await press(path)
  expect(await keyOf(request)).not.toBe(first)
  s.stripe.pay(await keyOf(request))
  await s.webhook(s.stripe.event('checkout.session.completed', await keyOf(request)))
  await s.work()
  expect(await standing(request)).toBe('paid paid')
})

test('RTE-41 a process that ends before Stripe is asked leaves an invoice that can be paid again', async () => {
  const request = await invoice()
  const path = await find(request)
  s.stripe.breakCalls({ path: '/v1/checkout', how: 'away' })
  expect(await press(path)).toContain('nothing was charged')
  s.stripe.breakCalls(null)
  expect(await press(path)).toBe(path)
  expect((await open(path))?.payUrl).toContain('/pay/')
})

test('RTE-41 staff give back a part, then the rest: each once, with a mail, and never more than was paid', async () => {
  const { request } = await paid({ amount: 100 })
  const { payload } = s.stand
  const giveBack = (refund: number) =>
    payload.update({ collection: 'payment-requests', id: request.id, data: { refund }, depth: 0 })
  await expect(giveBack(101)).rejects.toThrow(/refund|Give back/i)
  await giveBack(30)
  expect(await standing(request)).toBe('paid refund_due')
  await expect(giveBack(40)).rejects.toThrow()
  await Promise.all([s.sweep(), s.sweep()])
  expect(await standing(request)).toBe('paid paid')
  expect(await ledgerOf(request)).toMatchObject([{ cents: 10_000, refundedCents: 3000 }])
  await giveBack(100)
  await s.sweep()
  expect(await standing(request)).toBe('paid refunded')
  expect(await ledgerOf(request)).toMatchObject([{ cents: 10_000, refundedCents: 10_000 }])
  await s.work()
  const subjects = await subjectsTo(request)
  expect(subjects).toContain(`$100 of ${request.reference} was given back`)
})

test('RTE-41 what was paid cannot be changed, and only a payment makes an invoice paid', async () => {
  const { request } = await paid()
  const { payload } = s.stand
  const change = (id: string, data: Partial<PaymentRequest>) =>
    payload.update({ collection: 'payment-requests', id, data, depth: 0 })
  await expect(change(request.id, { amount: 1 })).rejects.toThrow()
  await expect(change(request.id, { state: 'cancelled' })).rejects.toThrow()
  await expect(change((await invoice()).id, { state: 'paid' })).rejects.toThrow()
})

test('LAW-08 a person sees own invoices; erased are those that are no record of a payment', async () => {
  const { request } = await paid({ email: 'held@customer.test' })
  const withdrawn = await invoice({ email: 'Held@customer.test', state: 'cancelled' })
  const req = await createLocalReq({}, s.stand.payload)
  const who = { by: 'email', value: 'held@customer.test' } as const
  const held = async () => (await findHeld(req, [s.tenant.id], who)).invoices.map(({ id, isKept }) => [id, isKept])
  expect((await held()).toSorted()).toEqual(
    [
      [request.id, true],
      [withdrawn.id, false],
    ].toSorted(),
  )
  expect(await erasePerson(req, [s.tenant.id], who, 'the person')).toMatchObject({ invoices: 1, kept: 1 })
  expect(await held()).toEqual([[request.id, true]])
})

test('RTE-41 withdrawn while it is being paid: the page is closed; what was paid all the same goes back', async () => {
  const withdraw = (id: string) =>
    s.stand.payload.update({ collection: 'payment-requests', id, data: { state: 'cancelled' }, depth: 0 })
  const [unpaid, late] = [await invoice(), await invoice()]
  for (const request of [unpaid, late]) await press(await find(request))
  s.stripe.pay(await keyOf(late))
  await withdraw(unpaid.id)
  await withdraw(late.id)
  await s.work()
  expect(await standing(unpaid)).toBe('cancelled failed')
  expect(s.stripe.pay(await keyOf(unpaid))).toBe('closed')
  expect(await standing(late)).toBe('cancelled refunded')
  expect(await ledgerOf(late)).toMatchObject([{ cents: 38_950, refundedCents: 38_950 }])
})
