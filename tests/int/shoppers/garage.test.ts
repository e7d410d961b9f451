import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Lead } from '@/src/payload-types'
import { findGarage } from '@/src/payload/shopper/findGarage'
import { findSession } from '@/src/payload/sql/shopperSessions'
import { ask, shopperStand, type ShopperStand } from './shopperStand'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

let s: ShopperStand
beforeAll(async () => {
  s = await shopperStand()
}, 180_000)
afterAll(() => s.destroy())

const lead = (of: ShopperStand['own'], data: Partial<Lead>) =>
  s.stand.payload.create({ collection: 'leads', depth: 0, data: { tenant: of.id, category: 'Enquiry', ...data } })
const garageOf = async (of: ShopperStand['own'], token: string, tenants = [of.id]) => {
  const req = await s.req()
  const session = await findSession(req, of.id, token)
  if (!session) throw new Error('Nobody is signed in.')
  return findGarage(req, tenants, session)
}

test('WAT-23 TEN-15 the garage lists what was sent under the account’s own number at this site, with its state, and nothing else', async () => {
  const token = await s.signIn(s.own, '+61412345678')
  await lead(s.own, { phone: '0412 345 678', category: 'Test Drive', vehicle_make: 'Kia', vehicle_model: 'Rio' })
  await lead(s.own, { phone: '+61 412 345 678', workflow: 'in_progress', category: 'Finance' })
  await lead(s.own, { phone: '0412345678', workflow: 'lost', category: 'Parts' })
  await lead(s.own, { phone: '0412 345 679', category: 'Not mine' })
  await lead(s.own, { phone: '', email: '', category: 'Nobody’s' })
  await lead(s.other, { phone: '0412 345 678', category: 'Elsewhere' })
  const { enquiries } = await garageOf(s.own, token)
  expect(enquiries.map(({ about, state }) => [about, state]).toSorted()).toEqual([
    ['Finance', 'answered'],
    ['Parts', 'done'],
    ['Test Drive', 'received'],
  ])
  expect(enquiries.find(({ about }) => about === 'Test Drive')?.vehicle).toBe('Kia Rio')
  const onGroup = await s.signIn(s.group, '+61412345678')
  expect((await garageOf(s.group, onGroup, [s.group.id, s.own.id])).enquiries).toHaveLength(3)
  const stranger = await s.signIn(s.own, '+61499999999')
  expect(await garageOf(s.own, stranger)).toEqual({ enquiries: [], drives: [], reservations: [], consents: [] })
})

test('WAT-23 test drives, reservations and consents are those of the shopper’s own enquiries', async () => {
  const token = await s.signIn(s.own, '+61412000100')
  const [car, reserved] = [await s.car(s.own), await s.car(s.own)]
  const { payload } = s.stand
  const reservation = await payload.create({
    collection: 'reservations',
    data: { tenant: s.own.id, car: reserved.id, state: 'paid', payment_state: 'paid', amount_cents: 20_000 },
  })
  const opt_in = { text: 'News by mail', at: '2026-11-24', how: 'Form' }
  const drive = await lead(s.own, {
    phone: '0412 000 100',
    lead_attributes: { reservation_id: reservation.id, opt_in },
  })
  const starts = new Date(Date.now() + 86_400_000)
  await payload.create({
    collection: 'appointments',
    data: {
      tenant: s.own.id,
      lead: drive.id,
      car: car.id,
      starts_at: starts.toISOString(),
      ends_at: new Date(starts.getTime() + 1_800_000).toISOString(),
      state: 'booked',
      seat: 1,
    },
  })
  const garage = await garageOf(s.own, token)
  expect(garage.drives).toMatchObject([{ vehicle: '2021 Toyota Corolla', state: 'booked' }])
  expect(Date.parse(garage.drives[0]?.startsAt ?? '')).toBe(starts.getTime())
  expect(garage.reservations).toMatchObject([{ id: reservation.id, state: 'paid', dollars: 200 }])
  expect(garage.consents).toMatchObject([{ text: 'News by mail' }])
})

test('WAT-14 WAT-19 WAT-20 a site’s own settings decide its gates, and a live session of that site opens them', async () => {
  const { gateOf, toSignIn } = await import('@/src/app/limits/gate')
  const { tenantOfHost } = await import('@/src/data/site/tenantOfHost')
  await s.stand.payload.update({
    collection: 'tenants',
    id: s.own.id,
    data: { settings: { 'gates.carFinance': true, 'gates.spinToWin': false, 'routes.financeLink': '/money' } },
  })
  await s.stand.payload.update({
    collection: 'tenants',
    id: s.other.id,
    data: { template: 'single-brand', settings: {} },
  })
  // Reads the table of sites anew, as the first request to an unknown host does.
  await expect
    .poll(() => tenantOfHost(`nobody-${crypto.randomUUID().slice(0, 8)}.localhost:3000`).then(({ kind }) => kind))
    .toBe('unknown')
  const gate = async (of: ShopperStand['own'], path: string, token: string | null = null) =>
    gateOf(new NextRequest(ask(of, path, { method: 'GET', token })), of.id)
  const token = await s.signIn(s.own, '+61412000200')
  await expect.poll(() => gate(s.own, '/personalised/finance')).toBe('closed')
  expect(await gate(s.own, '/personalised/finance', token)).toBe('open')
  expect(await gate(s.own, '/spin-to-win')).toBe('none')
  expect(await gate(s.own, '/money')).toBe('none')
  expect(await gate(s.other, '/finance')).toBe('closed')
  expect(await gate(s.other, '/finance', token)).toBe('closed')
  expect(await gate(s.other, '/trade-in')).toBe('none')
  const from = { referer: 'http://other-motors.localhost:3000/contact-us?a=1' }
  const to = (headers: Record<string, string>, method = 'GET') =>
    toSignIn(
      new NextRequest(ask(s.other, '/finance?price=1&_rsc=x', { method, headers })),
      s.other.id,
      'http://other-motors.localhost:3000',
    )
  const answer = to(from)
  expect(answer.status).toBe(307)
  const location = new URL(answer.headers.get('location') ?? '')
  expect([location.origin, location.pathname]).toEqual(['http://other-motors.localhost:3000', '/sign-in'])
  expect(Object.fromEntries(location.searchParams)).toEqual({
    type: 'finance',
    redirect: '/finance?price=1',
    back: '/contact-us?a=1',
  })
  for (const referer of ['http://evil.example/x', 'http://other-motors.localhost:3000/apply-for-finance', 'nonsense'])
    expect(new URL(to({ referer }).headers.get('location') ?? '').searchParams.get('back'), referer).toBe('/')
  expect(to(from, 'POST').status).toBe(303)
})
