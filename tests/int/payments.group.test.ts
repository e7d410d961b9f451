import { isValidElement } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Tenant } from '@/src/payload-types'
import type { Site } from '@/tenants/Site'
import { type PaymentStand, paymentStand } from './payments.harness'

// The cache of pages exists only inside Next, as do the headers of a request and the page that a form was sent from.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'pay-group.localhost:3000', 'x-forwarded-for': '10.3.0.5' }),
}))
vi.mock('next/cache', () => ({ refresh: () => undefined }))

/*
 * A member's car on its group's site: the shopper contracts with the dealership that owns it, so what that one has set holds
 * (`sellingSite`).
 */

const MEMBER = {
  'checkout.enabled': true,
  'reserve.amount': '$500',
  'reserve.coolingOff': { QLD: 'Words of the member.' },
  'checkout.orderTerms': 'Terms of the member.',
  'checkout.addOns': [{ name: 'Tow bar', price: 890 }],
}
const GROUP = {
  'checkout.enabled': true,
  'reserve.amount': '$100',
  'reserve.coolingOff': { QLD: 'Words of the group.' },
  'checkout.orderTerms': 'Terms of the group.',
  'checkout.addOns': [{ name: 'Wax', price: 50 }],
  'checkout.licenceCheck': true,
}

let s: PaymentStand
let group: Tenant
let yard: { id: string }
beforeAll(async () => {
  s = await paymentStand()
  const { payload } = s.stand
  await payload.update({ collection: 'tenants', id: s.tenant.id, data: { settings: MEMBER } })
  const own = { name: 'Pay Group', slug: 'pay-group', websiteId: 'web-pay-group', template: 'group' as const }
  group = await payload.create({
    collection: 'tenants',
    depth: 0,
    data: { ...own, members: [s.tenant.id], settings: GROUP },
  })
  const place = { name: 'The yard', slug: 'the-yard', visible: true, address: { state: 'QLD' as const } }
  yard = await payload.create({ collection: 'locations', depth: 0, data: { tenant: s.tenant.id, ...place } })
}, 180_000)
afterAll(() => s?.destroy())

const newEmail = (): string => `${crypto.randomUUID()}@shopper.test`
const groupSite = async (): Promise<Site> => {
  const { getSite } = await import('@/src/data/site/getSite')
  const site = await getSite(group.id)
  if (!site) throw new Error('The group has no site.')
  return site
}

/** The site whose rules a page of the group draws its checkout by. */
const drawnBy = async (page: Promise<unknown>): Promise<Site['settings']> => {
  const element = await page
  if (!isValidElement<{ site: Site }>(element)) throw new Error('The page is no element.')
  return element.props.site.settings
}

test('TEN-12 BUY-07 the checkout’s pages on a group’s site have the deposit and the extras of the car’s dealership', async () => {
  const car = await s.car({ location: yard.id })
  const { default: Buy } = await import('@/src/app/(site)/[domain]/checkout-journey/page')
  const { default: Reserve } = await import('@/src/app/(site)/[domain]/cars/[slug]/[segment]/page')
  const slug = String(car.slug)
  const pages = [
    Buy({ params: Promise.resolve({ domain: group.id }), searchParams: Promise.resolve({ car_id: slug }) }),
    Reserve({ params: Promise.resolve({ domain: group.id, slug, segment: 'checkout' }) }),
  ]
  for (const page of pages)
    expect(await drawnBy(page)).toMatchObject({
      reserve: { amount: '$500', coolingOff: { QLD: 'Words of the member.' } },
      checkout: { enabled: true, addOns: MEMBER['checkout.addOns'], licenceCheck: false },
    })
})

test('TEN-12 BUY-07 LAW-09 a purchase on a group’s site: extras, deposit, terms and licence are the dealership’s', async () => {
  const { reservationOf } = await import('@/src/app/(site)/[domain]/reservation/[key]/reservationOf')
  const { signOrder } = await import('@/src/actions/signOrder')
  const car = await s.car({ location: yard.id })
  const email = newEmail()
  const buy = (add_ons: string) => s.checkOut(car, { email, mode: 'buy', add_ons })
  expect(await buy('Wax, $50')).toEqual({ message: expect.stringContaining('not offered any more') })
  const answer = await buy('Tow bar, $890')
  if ('message' in answer) throw new Error(answer.message)
  expect((await s.lead(email))?.lead_attributes).toMatchObject({
    add_ons: MEMBER['checkout.addOns'],
    deposit_terms: { text: expect.stringMatching(/^Your \$500 deposit .* Words of the member\.$/) },
  })
  s.stripe.pay(answer.id)
  const key = answer.path.split('/').at(-1) ?? ''
  const page = await reservationOf(await groupSite(), key, false)
  expect(page?.reservation).toMatchObject({ cents: 50_000, state: 'paid' })
  const words = JSON.stringify(page?.unsigned?.parts)
  for (const part of ['Terms of the member.', 'Words of the member.', 'Pay Motors']) expect(words).toContain(part)
  expect(words).not.toContain('of the group')

  const form = new FormData()
  const typed = { key, shown: page?.unsigned?.hash ?? '', signature: 'Sam Lee', agreed: 'on' }
  for (const [name, value] of Object.entries(typed)) form.set(name, value)
  // Without a licence, which only the group asks for.
  await expect(signOrder({ kind: 'idle' }, form)).rejects.toMatchObject({ digest: expect.stringContaining(key) })
  expect((await reservationOf(await groupSite(), key, false))?.signed?.name).toBe('Sam Lee')
})

test('BUY-04 a dealership that sells nothing online sells nothing on its group’s site either', async () => {
  const { payload } = s.stand
  const { sellingSite } = await import('@/src/data/site/sellingSite')
  const set = (settings: object) => payload.update({ collection: 'tenants', id: s.tenant.id, data: { settings } })
  await set({ ...MEMBER, 'checkout.enabled': false })
  expect((await sellingSite(await groupSite(), s.tenant.id)).settings.checkout.enabled).toBe(false)
  expect(await s.checkOut(await s.car(), { email: newEmail() })).toEqual({
    message: expect.stringContaining('cannot be reserved online'),
  })
  await set(MEMBER)
  expect(await s.checkOut(await s.car(), { email: newEmail() })).toHaveProperty('id')
})
