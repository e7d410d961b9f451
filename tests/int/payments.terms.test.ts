import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { AustralianState } from '@/src/domain/locations/states'
import { type PaymentStand, paymentStand } from './payments.harness'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'pay-motors.localhost:3000', 'x-forwarded-for': '10.3.0.3' }),
}))

let s: PaymentStand
beforeAll(async () => {
  s = await paymentStand()
}, 180_000)
afterAll(() => s?.destroy())

const DEPOSIT =
  'Your $500 deposit comes off the price. You get it back in full if you change your mind before you sign a contract.'

/** What is kept with the lead of a checkout whose car is in this state. */
const kept = async (state: AustralianState): Promise<{ text: string; at: string; how: string }> => {
  const place = await s.stand.payload.create({
    collection: 'locations',
    depth: 0,
    data: { tenant: s.tenant.id, name: `Yard ${state}`, slug: crypto.randomUUID(), visible: true, address: { state } },
  })
  const email = `${crypto.randomUUID()}@shopper.test`
  const answer = await s.checkOut(await s.car({ location: place.id }), { email })
  if ('message' in answer) throw new Error(answer.message)
  return Object((await s.lead(email))?.lead_attributes).deposit_terms
}

test('LAW-09 LAW-07 the cooling-off rule of the car’s state is kept as it was agreed to, with the moment and the way', async () => {
  const before = Date.now()
  const terms = await kept('QLD')
  expect(terms.text).toBe(
    `${DEPOSIT} Used vehicles sold by a Queensland dealer come with a cooling-off period of one business day. You may end the contract within it by telling us in writing; a small part of the deposit may be kept.`,
  )
  expect(Date.parse(terms.at)).toBeGreaterThanOrEqual(before)
  expect(terms.how).toBe('Form: Checkout')
  expect((await kept('NT')).text).toBe(DEPOSIT)
})

test('LAW-09 the dealership’s own words on cooling off are kept where it has some', async () => {
  await s.stand.payload.update({
    collection: 'tenants',
    id: s.tenant.id,
    data: {
      settings: {
        'checkout.enabled': true,
        'reserve.amount': '$500',
        'reserve.coolingOff': { QLD: 'Two days, says our lawyer.' },
      },
    },
  })
  expect((await kept('QLD')).text).toBe(`${DEPOSIT} Two days, says our lawyer.`)
  expect((await kept('VIC')).text).toContain('three clear business days')
})
