import { NextRequest } from 'next/server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lexical } from '@/src/domain/content/lexical'
import type { Lead } from '@/src/payload-types'
import { findGarage } from '@/src/payload/shopper/findGarage'
import { inTransaction } from '@/src/payload/sql/inTransaction'
import { takeTurn } from '@/src/payload/sql/prizeTurns'
import { accountOf } from '@/src/payload/sql/shopperAccounts'
import { findSession, startSession } from '@/src/payload/sql/shopperSessions'
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

/** Signs in the account of a proven e-mail address. */
const byMail = async (address: string): Promise<string> => {
  const shopper = await accountOf(await s.req(), s.own.id, { kind: 'email', value: address })
  return startSession(await s.req(), { tenant: s.own.id, shopper, device: '' })
}
const lead = (of: ShopperStand['own'], data: Partial<Lead>) =>
  s.stand.payload.create({ collection: 'leads', depth: 0, data: { tenant: of.id, category: 'Enquiry', ...data } })
const garageOf = async (of: ShopperStand['own'], token: string, tenants = [of.id]) => {
  const req = await s.req()
  const session = await findSession(req, of.id, token)
  if (!session) throw new Error('Nobody is signed in.')
  return findGarage(req, { id: of.id, memberIds: tenants }, session)
}

test('WAT-23 TEN-15 the garage lists what was sent under the account’s own number at this site, with its state, and nothing else', async () => {
  const token = await s.signIn(s.own, '+61412345678')
  await lead(s.own, { phone: '0412 345 678', category: 'Test Drive', vehicle_make: 'Kia', vehicle_model: 'Rio' })
  await lead(s.own, { phone: '+61 412 345 678', workflow: 'in_progress', category: 'Finance' })
  await lead(s.own, { phone: '0412345678', workflow: 'lost', category: 'Parts', vehicle_make: '', vehicle_model: '' })
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
  expect(enquiries.find(({ about }) => about === 'Parts')?.vehicle).toBe('')
  const onGroup = await s.signIn(s.group, '+61412345678')
  expect((await garageOf(s.group, onGroup, [s.group.id, s.own.id])).enquiries).toHaveLength(3)
  const stranger = await s.signIn(s.own, '+61499999999')
  expect(await garageOf(s.own, stranger)).toEqual({
    enquiries: [],
    drives: [],
    reservations: [],
    invoices: [],
    prizes: [],
    consents: [],
  })
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

test('WAT-23 RTE-41 TEN-15 paid invoices are those of the proven e-mail address alone: no other person’s, no other site’s, none that is owed', async () => {
  const made = async (email: string, of = s.own) => {
    const reference = `INV-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
    const { id } = await s.stand.payload.create({
      collection: 'payment-requests',
      data: {
        ...{ tenant: of.id, reference, amount: 389.5, what: 'Logbook service', last_name: 'Nair', email },
        ...{ state: 'open', payment_state: 'none' },
      },
    })
    return id
  }
  const pay = (id: string) =>
    s.sql(`update payment_requests set state = 'paid', payment_state = 'paid', paid_at = now() where id = $1`, [id])
  const mine = await made('Priya@Shopper.test')
  for (const id of [mine, await made('tom@shopper.test'), await made('priya@shopper.test', s.other)]) await pay(id)
  await made('priya@shopper.test')
  await s.sql('update payment_requests set refunded = 50 where id = $1', [mine])
  const token = await byMail('priya@shopper.test')
  const listed = { id: mine, cents: 38_950, refundedCents: 5000, deposit: 'paid' }
  expect((await garageOf(s.own, token)).invoices).toMatchObject([listed])
  const byNumber = await s.signIn(s.own, '+61412000300')
  expect((await garageOf(s.own, byNumber)).invoices).toEqual([])
})

test('WAT-23 RTE-40 TEN-15 a prize is listed with its code and the last day to collect it for who won it, also under an account made anew', async () => {
  const day = 86_400_000
  const [expiry, collect] = [1, 2].map((days) => new Date(Date.now() + days * day).toISOString()) as [string, string]
  const wheel = (label: string, wins: boolean) =>
    s.stand.payload.create({
      collection: 'prize-wheels',
      data: {
        tenant: s.own.id,
        title: `Wheel of ${label}`,
        active: true,
        start: new Date(Date.now() - day).toISOString(),
        expiry,
        collectBy: collect,
        prizes: ['brand', 'ink'].map((colour) => ({ label, wins, weight: 1, colour: colour as 'brand', what: label })),
        terms: lexical('Be kind.'),
      },
    })
  const spin = async (token: string, wheelId: string) => {
    const req = await s.req()
    const session = await findSession(req, s.own.id, token)
    if (!session) throw new Error('Nobody is signed in.')
    const turn = { tenant: s.own.id, wheelId, session, residence: 'VIC' as const }
    return inTransaction(req, () => takeTurn(req, turn))
  }
  const [mugs, nothing] = [await wheel('Mug', true), await wheel('Next time', false)]
  const [kim, lee] = [await byMail('kim@shopper.test'), await byMail('lee@shopper.test')]
  const won = await spin(kim, mugs.id)
  await spin(kim, nothing.id)
  await spin(lee, mugs.id)
  const code = 'turn' in won ? won.turn.code : ''
  const listed = { prize: 'Mug', code, state: 'won', wheel: 'Wheel of Mug' }
  const { prizes } = await garageOf(s.own, kim)
  expect(prizes).toMatchObject([listed])
  expect(Date.parse(prizes[0]?.collectBy ?? '')).toBe(Date.parse(collect))
  await s.sql(`delete from shoppers where email = 'kim@shopper.test'`)
  expect((await garageOf(s.own, await byMail('kim@shopper.test'))).prizes).toMatchObject([listed])
})

test('WAT-14 WAT-19 WAT-20 a site’s own settings decide its gates, and a live session of that site opens them', async () => {
  const { gateOf, toSignIn } = await import('@/src/app/limits/sendToSignIn')
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
