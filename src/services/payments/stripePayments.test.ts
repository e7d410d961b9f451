import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, fakeStripe } from '@/tests/support/fakeStripe'
import { PaymentError } from './stripeApi'
import { stripePayments } from './stripePayments'

let stripe: FakeStripe
beforeAll(async () => {
  stripe = await fakeStripe()
})
afterAll(() => stripe.close())

const provider = (secretKey = stripe.secretKey) => stripePayments({ url: stripe.url, secretKey })
const charge = (more: object = {}) => ({
  key: crypto.randomUUID(),
  account: null,
  amountCents: 50_000,
  description: 'Deposit for 2021 Mazda CX-5',
  email: 'sam@shopper.test',
  returnUrl: 'https://own.test/reservation/key',
  payBy: new Date(Date.now() + 900_000),
  ...more,
})
const begun = async (more: object = {}) => {
  const wanted = charge(more)
  const started = await provider().start(wanted)
  if (started.kind !== 'open') throw new Error(`It is ${started.kind}.`)
  return { key: wanted.key, account: wanted.account, reference: started.reference, payUrl: started.payUrl }
}

test('BUY-07 a deposit is a hosted page in Australian dollars that takes cards and names the reservation', async () => {
  const payment = await begun()
  expect(payment.payUrl).toBe(`${stripe.url}/pay/${payment.reference}`)
  const { form, key } = stripe.asked.at(-1) ?? { form: new URLSearchParams(), key: '' }
  expect(key).toBe(payment.key)
  expect(Object.fromEntries(form)).toMatchObject({
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': '50000',
    success_url: 'https://own.test/reservation/key',
    cancel_url: 'https://own.test/reservation/key?left=1',
    'payment_intent_data[metadata][reservation_id]': payment.key,
  })
  expect([...form.keys()].filter((name) => /card\[|number|cvc/.test(name))).toEqual([])
  expect(await provider().find(payment)).toMatchObject({ kind: 'open' })
})

test('BUY-07 a declined card and 3-D Secure leave it open; the bank’s yes pays it, once', async () => {
  const payment = await begun()
  expect(stripe.pay(payment.key, 'declined')).toBe('declined')
  expect(await provider().find(payment)).toMatchObject({ kind: 'open' })
  expect(stripe.pay(payment.key, '3ds')).toBe('requires_action')
  expect(await provider().find(payment)).toMatchObject({ kind: 'open' })
  stripe.authenticate(payment.key, true)
  expect(await provider().find(payment)).toEqual({ kind: 'paid', reference: payment.reference })
  expect(stripe.ledger.filter(({ reservation }) => reservation === payment.key)).toHaveLength(1)
})

test('BUY-07 what is closed is never paid; what was paid before cannot be closed', async () => {
  const left = await begun()
  expect(await provider().close(left)).toEqual({ kind: 'unpaid', reason: null })
  expect(stripe.pay(left.key)).toBe('closed')
  const paid = await begun()
  stripe.pay(paid.key)
  expect(await provider().close(paid)).toEqual({ kind: 'paid', reference: paid.reference })
})

test('BUY-07 a refund is made once, whoever repeats it', async () => {
  const payment = await begun()
  stripe.pay(payment.key)
  await provider().refund(payment)
  await provider().refund(payment)
  expect(await provider().find(payment)).toEqual({ kind: 'refunded', reference: payment.reference })
  const byHand = await begun()
  stripe.pay(byHand.key)
  stripe.refundByHand(byHand.key)
  await provider().refund(byHand)
  expect(stripe.ledger.map(({ refundedCents, cents }) => refundedCents <= cents)).not.toContain(false)
})

test('RTE-41 a part goes back once for each key, and the rest later', async () => {
  const payment = await begun()
  stripe.pay(payment.key)
  const row = stripe.ledger.find(({ reservation }) => reservation === payment.key)
  const part = { cents: 100, key: `${payment.key}_100` }
  await provider().refund(payment, part)
  await provider().refund(payment, part)
  expect(row?.refundedCents).toBe(100)
  expect(await provider().find(payment)).toEqual({ kind: 'paid', reference: payment.reference })
  await provider().refund(payment, { cents: (row?.cents ?? 0) - 100, key: `${payment.key}_all` })
  expect(await provider().find(payment)).toEqual({ kind: 'refunded', reference: payment.reference })
})

test('BUY-07 the same key begins one payment', async () => {
  const wanted = charge()
  const [first, second] = [await provider().start(wanted), await provider().start(wanted)]
  expect(second).toEqual(first)
})

test('BUY-07 TEN-12 a dealership’s own account is named in every call', async () => {
  const payment = await begun({ account: 'acct_1Own' })
  stripe.pay(payment.key)
  await provider().refund(payment)
  const calls = stripe.asked.filter(({ account }) => account === 'acct_1Own')
  expect(calls.map(({ method }) => method)).toEqual(['POST', 'GET', 'POST'])
  await expect(provider().find({ ...payment, account: null })).rejects.toMatchObject({ status: 404 })
})

test('BUY-07 a wrong key, no answer, and what no answer is fail without telling what was sent', async () => {
  const failure = await provider('sk_test_wrong')
    .start(charge())
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(PaymentError)
  expect(failure).toMatchObject({ status: 401, code: 'invalid_api_key' })
  expect(String(failure)).not.toMatch(/sk_test|shopper\.test/)
  stripe.breakCalls({ path: '/v1/', how: 'away' })
  await expect(provider().start(charge())).rejects.toMatchObject({ status: null, code: 'no answer' })
  stripe.breakCalls(null)
  expect(await provider().find({ key: 'x', account: null, reference: null })).toEqual({ kind: 'unpaid', reason: null })
})
