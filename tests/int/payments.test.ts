import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Car } from '@/src/payload-types'
import { type PaymentStand, paymentStand } from './payments.harness'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/cache', () => ({ refresh: () => undefined }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'pay-motors.localhost:3000', 'x-forwarded-for': '10.3.0.1' }),
}))

let s: PaymentStand
beforeAll(async () => {
  s = await paymentStand()
}, 180_000)
afterAll(() => s?.destroy())
beforeEach(() => s.stripe.breakCalls(null))

const newEmail = (): string => `${crypto.randomUUID()}@shopper.test`
const charged = (id: string) => s.stripe.ledger.filter(({ reservation }) => reservation === id)

/** A checkout that has led to the reservation's page. */
const begun = async (car: Car, more: Record<string, string> = {}) => {
  const email = newEmail()
  const answer = await s.checkOut(car, { email, ...more })
  if ('message' in answer) throw new Error(answer.message)
  return { ...answer, email }
}

test('BUY-07 TEN-12 car and lead are stored before any money; paid on Stripe’s page the car is reserved', async () => {
  const car = await s.car()
  const { path, id, email } = await begun(car)
  expect(await s.standing(id)).toBe('pending pending')
  expect(await s.lead(email)).toMatchObject({ workflow: 'held', lead_attributes: { held_because: 'payment' } })
  const page = await s.open(path)
  expect(page?.payUrl).toBe(`${s.stripe.url}/pay/${s.stripe.sessionOf(id).id}`)
  expect(charged(id)).toEqual([])
  s.stripe.pay(id)
  expect(await s.open(path)).toMatchObject({ payUrl: null, reservation: { state: 'paid', deposit: 'paid' } })
  expect(await s.isReserved(car)).toBe(true)
  const lead = await s.lead(email)
  expect(lead).toMatchObject({ workflow: 'new', category: 'Reservation' })
  expect(lead?.message).toMatch(/^Reserving online\. Deposit \$500, reference cs_test_\w+\. .*\nSoon, please\.$/)
  expect(charged(id)).toMatchObject([{ cents: 50_000, refundedCents: 0 }])
})

test('BUY-07 LAW-09 what was agreed to is kept with the reservation’s lead', async () => {
  const { email } = await begun(await s.car())
  const { deposit_terms: terms } = Object((await s.lead(email))?.lead_attributes)
  expect(terms.text).toContain('Your $500 deposit comes off the price.')
})

test('BUY-07 a declined card may be tried again there; 3-D Secure pays when the bank agrees', async () => {
  const { path, id } = await begun(await s.car())
  expect(s.stripe.pay(id, 'declined')).toBe('declined')
  expect((await s.open(path))?.payUrl).toContain('/pay/')
  s.stripe.pay(id, '3ds')
  expect((await s.open(path))?.reservation.deposit).toBe('pending')
  s.stripe.authenticate(id, true)
  expect((await s.open(path))?.reservation.deposit).toBe('paid')
  expect(charged(id)).toHaveLength(1)
})

test('BUY-07 who leaves without paying frees the car at once, finds the form as typed, and is called', async () => {
  const car = await s.car()
  const { path, id, email } = await begun(car)
  const page = await s.open(path, true)
  expect(page?.reservation).toMatchObject({ state: 'cancelled', deposit: 'failed' })
  expect(page?.typed).toMatchObject({ name: 'Sam', email, phone: '0412 345 678', message: 'Soon, please.' })
  expect(s.stripe.pay(id)).toBe('closed')
  expect(await s.lead(email)).toMatchObject({ workflow: 'new', message: expect.stringContaining('was not paid') })
  await begun(car)
})

test('BUY-07 a form sent twice leads to the same payment; nobody finds another’s', async () => {
  const car = await s.car()
  const { path, email } = await begun(car)
  expect(await s.checkOut(car, { email })).toMatchObject({ path })
  const stranger = await s.checkOut(car, { email, phone: '0499 999 999' })
  expect(stranger).toMatchObject({ message: expect.stringContaining('Somebody has just reserved this one') })
  expect(await s.open(path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull()
})

test('BUY-04 BUY-07 drill: of 20 shoppers at once one may pay, 19 get a kind answer, and one charge is made', async () => {
  const car = await s.car()
  const before = s.stripe.ledger.length
  const answers = await Promise.all(Array.from({ length: 20 }, () => s.checkOut(car, { email: newEmail() })))
  const won = answers.flatMap((answer) => ('id' in answer ? [answer] : []))
  const lost = answers.flatMap((answer) => ('message' in answer ? [answer.message] : []))
  expect(won).toHaveLength(1)
  expect(lost.filter((words) => words.startsWith('Somebody has just reserved this one.'))).toHaveLength(19)
  const [{ id, path } = { id: '', path: '' }] = won
  s.stripe.pay(id)
  await Promise.all([s.open(path), s.open(path), s.sweep()])
  expect(await s.standing(id)).toBe('paid paid')
  expect(s.stripe.ledger.slice(before)).toMatchObject([{ reservation: id, cents: 50_000, refundedCents: 0 }])
})

test('BUY-07 a price that changed meanwhile is told before anything is stored', async () => {
  const car = await s.car()
  const email = newEmail()
  expect(await s.checkOut(car, { email, price: '29000' })).toMatchObject({
    message: expect.stringContaining('has changed to $30,000'),
  })
  expect(await s.lead(email)).toBeUndefined()
  await begun(car)
})

test('BUY-07 Stripe away: nothing is charged, the car is free, and the lead is not lost', async () => {
  const car = await s.car()
  for (const how of ['away', 'lost'] as const) {
    s.stripe.breakCalls({ path: '/v1/checkout/sessions', how })
    const email = newEmail()
    expect(await s.checkOut(car, { email })).toMatchObject({ message: expect.stringContaining('nothing was charged') })
    expect(await s.lead(email)).toMatchObject({ workflow: 'new' })
    s.stripe.breakCalls(null)
  }
  const { id, path } = await begun(car)
  s.stripe.pay(id)
  s.stripe.breakCalls({ path: '/v1/', how: 'away' })
  expect(await s.open(path)).toMatchObject({ payUrl: null, reservation: { deposit: 'pending' } })
  s.stripe.breakCalls(null)
  expect((await s.open(path))?.reservation.deposit).toBe('paid')
})

test('BUY-07 webhooks that are forged, stale or no event are refused', async () => {
  const { id } = await begun(await s.car())
  s.stripe.pay(id)
  const type = 'checkout.session.completed'
  const { body, header } = s.stripe.event(type, id)
  const old = Math.floor(Date.now() / 1000) - 301
  expect(await s.webhook(s.stripe.event(type, id, { secret: 'whsec_forged' }))).toBe(400)
  expect(await s.webhook(s.stripe.event(type, id, { at: old }))).toBe(400)
  expect(await s.webhook({ header, body: body.replace(id, crypto.randomUUID()) })).toBe(400)
  expect(await s.webhook({ header, body: `${body}${' '.repeat(300_000)}` })).toBe(413)
  await s.work()
  expect(await s.standing(id)).toBe('pending pending')
})

test('BUY-07 a webhook before the shopper returns confirms; told again, or in another order, it changes nothing', async () => {
  const car = await s.car()
  const { id, path } = await begun(car)
  s.stripe.pay(id)
  const done = s.stripe.event('checkout.session.completed', id)
  // The later event comes first, and says something that is not true any more.
  expect(await s.webhook(s.stripe.event('payment_intent.payment_failed', id))).toBe(200)
  expect(await s.webhook(done)).toBe(200)
  await s.work()
  expect(await s.standing(id)).toBe('paid paid')
  const queued = async () => (await s.sql('SELECT id FROM graphile_worker._private_jobs')).length
  const before = await queued()
  expect(await s.webhook(done)).toBe(200)
  expect(await queued()).toBe(before)
  expect(await s.webhook(s.stripe.event('checkout.session.expired', id))).toBe(200)
  await s.work()
  expect((await s.open(path))?.reservation).toMatchObject({ state: 'paid', deposit: 'paid' })
  expect(charged(id)).toHaveLength(1)
})

test('BUY-07 no webhook and no return: the worker finds what was paid when the time is over', async () => {
  const car = await s.car()
  const { id } = await begun(car)
  s.stripe.pay(id)
  await s.sql(`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE id = $1`, [id])
  await Promise.all([s.sweep(), s.sweep()])
  expect(await s.standing(id)).toBe('paid paid')
  expect(await s.isReserved(car)).toBe(true)
})

test('BUY-07 a payment nobody finishes is closed before the car is free', async () => {
  const car = await s.car()
  const { id } = await begun(car)
  await s.sql(`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE id = $1`, [id])
  s.stripe.breakCalls({ path: '/v1/', how: 'away' })
  expect(await s.sweep()).toBeGreaterThan(0)
  expect(await s.standing(id)).toBe('pending pending')
  s.stripe.breakCalls(null)
  // The next shopper needs not wait for the worker.
  await begun(car)
  expect(await s.standing(id)).toBe('expired failed')
  expect(s.stripe.pay(id)).toBe('closed')
})

test('BUY-07 a car that is sold while it is paid for: the money goes back, once', async () => {
  const car = await s.car()
  const { id, path } = await begun(car)
  await s.stand.payload.update({ collection: 'cars', id: car.id, data: { status: 'sold' }, depth: 0 })
  s.stripe.pay(id)
  s.stripe.breakCalls({ path: '/v1/refunds', how: 'lost' })
  expect((await s.open(path))?.reservation.deposit).toBe('pending')
  expect(await s.standing(id)).toBe('cancelled refund_due')
  s.stripe.breakCalls(null)
  await Promise.all([s.sweep(), s.sweep()])
  expect(await s.standing(id)).toBe('cancelled refunded')
  expect(charged(id)).toMatchObject([{ cents: 50_000, refundedCents: 50_000 }])
})

test('BUY-07 staff cancel, the time a car is held passes, or Stripe’s dashboard refunds: deposit back, car free', async () => {
  const paid = async () => {
    const car = await s.car()
    const reservation = await begun(car)
    s.stripe.pay(reservation.id)
    await s.open(reservation.path)
    return { car, ...reservation }
  }
  const [byStaff, byTime, byHand] = [await paid(), await paid(), await paid()]
  await s.stand.payload.update({ collection: 'reservations', id: byStaff.id, data: { state: 'cancelled' } })
  await s.work()
  expect(await s.standing(byStaff.id)).toBe('cancelled refunded')
  await s.sql(`UPDATE reservations SET expires_at = now() - interval '1 minute' WHERE id = $1`, [byTime.id])
  await s.sweep()
  expect(await s.standing(byTime.id)).toBe('expired refunded')
  s.stripe.refundByHand(byHand.id)
  expect(await s.webhook(s.stripe.event('charge.refunded', byHand.id))).toBe(200)
  await s.work()
  expect(await s.standing(byHand.id)).toBe('cancelled refunded')
  for (const { car, id, email } of [byStaff, byTime, byHand]) {
    expect(charged(id)).toMatchObject([{ refundedCents: 50_000 }])
    expect(await s.isReserved(car)).toBe(false)
    expect((await s.lead(email))?.message).toContain('deposit $500 was returned')
  }
})

test('BUY-07 staff cancel while the shopper is on Stripe’s page: it is closed', async () => {
  const { id } = await begun(await s.car())
  await s.stand.payload.update({ collection: 'reservations', id, data: { state: 'cancelled' } })
  await s.work()
  expect(await s.standing(id)).toBe('cancelled failed')
  expect(s.stripe.pay(id)).toBe('closed')
})

test('BUY-07 deposits of a dealership with an account of its own go there', async () => {
  const account = 'acct_1PayMotors0'
  const store = (settings: object) =>
    s.stand.payload.update({ collection: 'tenants', id: s.tenant.id, data: { settings: { ...settings } } })
  await store({ ...Object(s.tenant.settings), 'checkout.stripeAccount': account })
  const { id, path } = await begun(await s.car())
  await store(Object(s.tenant.settings))
  s.stripe.pay(id)
  // The payment stays with the account it was begun with.
  expect((await s.open(path))?.reservation.deposit).toBe('paid')
  expect(charged(id)).toMatchObject([{ account }])
})

test('BUY-05 Checkout and finance are links, not calls', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const { getSite } = await import('@/src/data/site/getSite')
  const { findCheckoutCar } = await import('@/src/actions/reservations/findCheckoutCar')
  const { MainActions } = await import('@/src/components/vehicle/enquiry/VehicleActions')
  const { FinanceCallout } = await import('@/src/components/vehicle/finance/FinanceCallout')
  const site = await getSite(s.tenant.id)
  const car = site && (await findCheckoutCar(site, (await s.car()).id))?.car
  if (!site || !car) throw new Error('The car is not shown.')
  const { settings } = site
  const html = [
    createElement(MainActions, { car, settings }),
    createElement(FinanceCallout, {
      car,
      settings: { ...settings, features: { ...settings.features, finance: true } },
    }),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('')
  const hrefs = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href)
  expect(hrefs).toContain(`/cars/${car.slug}/checkout`)
  expect(hrefs).toContain(`/checkout-journey?car_id=${car.slug}`)
  expect(hrefs.filter((href) => href?.startsWith('/finance'))).toHaveLength(1)
  expect(html).not.toMatch(/<form|formaction/i)
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
