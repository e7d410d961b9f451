import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Car } from '@/src/payload-types'
import { termsHash } from '@/tenants/termsOfDeposit'
import { type PaymentStand, paymentStand } from './payments.harness'

// The cache of pages exists only inside Next, as do the headers of a request and the page that a form was sent from.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'pay-motors.localhost:3000', 'x-forwarded-for': '10.3.0.4' }),
}))
const { refresh } = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/cache', () => ({ refresh }))

/*
 * What staff change while a shopper has the checkout or the order open: the next press is told, the page is drawn again with
 * the answer (`refresh`), and the press after it is taken.
 */

const SETTINGS = {
  'checkout.enabled': true,
  'reserve.amount': '$500',
  'checkout.orderTerms': 'As is.',
  'checkout.addOns': [{ name: 'Tow bar', price: 890 }],
}

let s: PaymentStand
beforeAll(async () => {
  s = await paymentStand()
}, 180_000)
afterAll(() => s?.destroy())
const configure = (change: object = {}) =>
  s.stand.payload.update({ collection: 'tenants', id: s.tenant.id, data: { settings: { ...SETTINGS, ...change } } })
beforeEach(async () => {
  await configure()
  refresh.mockClear()
})

const newEmail = (): string => `${crypto.randomUUID()}@shopper.test`
const change = (car: Car, data: Partial<Car>): Promise<Car> =>
  s.stand.payload.update({ collection: 'cars', id: car.id, data, depth: 0 })

/** A press that is refused with these words, stores nothing, and has the page drawn again; the next one goes through. */
const told = async (car: Car, old: Record<string, string>, words: string, now: Record<string, string>) => {
  const email = newEmail()
  expect(await s.checkOut(car, { email, ...old })).toEqual({ message: expect.stringContaining(words) })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(await s.lead(email)).toBeUndefined()
  expect(await s.checkOut(car, { email, ...old, ...now })).toHaveProperty('id')
  expect(refresh).toHaveBeenCalledTimes(1)
}

/** What the page says of the deposit. */
const shownTerms = async (car: Car): Promise<string> => {
  const { getSite } = await import('@/src/data/site/getSite')
  const { carToCheckOut } = await import('@/src/actions/reservations/carToCheckOut')
  const { termsOfDeposit } = await import('@/tenants/termsOfDeposit')
  const site = await getSite(s.tenant.id)
  const sale = site && (await carToCheckOut(site, String(car.slug)))
  if (!sale) throw new Error('The checkout is not there.')
  return termsOfDeposit(sale.site, sale.car)
}

test('BUY-07 a price that changes while the checkout is open', async () => {
  const car = await s.car()
  await change(car, { price: 31_000 })
  await told(car, { price: '30000' }, 'has changed to $31,000 while this page was open', { price: '31000' })
})

test('BUY-07 an extra whose price changes while the checkout is open', async () => {
  await configure({ 'checkout.addOns': [{ name: 'Tow bar', price: 950 }] })
  const words = 'not offered any more at that price'
  await told(await s.car(), { mode: 'buy', add_ons: 'Tow bar, $890' }, words, { add_ons: 'Tow bar, $950' })
})

test('BUY-07 LAW-09 a deposit, or words on cooling off, that change while the checkout is open', async () => {
  const car = await s.car()
  const before = await shownTerms(car)
  await configure({ 'reserve.amount': '$600' })
  const terms = await shownTerms(car)
  expect([before, terms].map((words) => /\$\d+/.exec(words)?.[0])).toEqual(['$500', '$600'])
  const [old, now] = [before, terms].map((words) => ({ terms: termsHash(words) }))
  await told(car, { ...old }, 'The deposit or its terms have changed', { ...now })
})

test('BUY-04 a car that another shopper takes meanwhile is told and drawn so; one that is gone keeps its page', async () => {
  const [taken, gone] = [await s.car(), await s.car()]
  expect(await s.checkOut(taken, { email: newEmail() })).toHaveProperty('id')
  expect(refresh).not.toHaveBeenCalled()
  expect(await s.checkOut(taken, { email: newEmail() })).toEqual({ message: expect.stringContaining('Somebody has') })
  expect(refresh).toHaveBeenCalledTimes(1)
  await change(gone, { show_on_dealer_website: false })
  expect(await s.checkOut(gone, { email: newEmail() })).toEqual({
    message: expect.stringContaining('cannot be reserved online'),
  })
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('BUY-07 an order that staff change while it is read: told and drawn again, then signed as it is', async () => {
  const { signOrder } = await import('@/src/actions/signOrder')
  const car = await s.car()
  const answer = await s.checkOut(car, { email: newEmail(), mode: 'buy' })
  if ('message' in answer) throw new Error(answer.message)
  s.stripe.pay(answer.id)
  const first = await s.open(answer.path)
  const sign = (shown = '') => {
    const form = new FormData()
    const typed = { key: answer.path.split('/').at(-1) ?? '', shown, signature: 'Sam Lee', agreed: 'on' }
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    return signOrder({ kind: 'idle' }, form)
  }
  await change(car, { price: 29_000 })
  expect(await sign(first?.unsigned?.hash)).toMatchObject({
    kind: 'failed',
    message: expect.stringContaining('The order has changed since this page was opened.'),
    values: { signature: 'Sam Lee' },
  })
  expect(refresh).toHaveBeenCalledTimes(1)
  const second = await s.open(answer.path)
  expect(JSON.stringify(second?.unsigned?.parts)).toContain('$29,000')
  await expect(sign(second?.unsigned?.hash)).rejects.toMatchObject({ digest: expect.stringContaining(answer.path) })
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(JSON.stringify((await s.open(answer.path))?.signed?.parts)).toContain('$29,000')
})
