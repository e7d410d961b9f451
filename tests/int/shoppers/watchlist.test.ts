import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Car } from '@/src/payload-types'
import { ask, shopperStand, type ShopperStand } from './shopperStand'

// The cache of pages exists only inside Next.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))

const PHONE = '+61412000001'
const STRANGER = '+61412000002'
let s: ShopperStand
let car: Car
let token: string
let stranger: string
beforeAll(async () => {
  s = await shopperStand()
  ;[token, stranger] = [await s.signIn(s.own, PHONE), await s.signIn(s.own, STRANGER)]
}, 180_000)
afterAll(() => s.destroy())
beforeEach(async () => {
  await s.sql('delete from watchlist_entries')
  car = await s.car(s.own)
})

interface Sent {
  token?: string | null
  phone?: string
  origin?: string
  of?: ShopperStand['own']
}
const call = async (
  act: 'save-car' | 'remove-car',
  id: unknown,
  { token: as = token, phone = PHONE, origin, of = s.own }: Sent = {},
) => {
  const { POST } =
    act === 'save-car'
      ? await import('@/src/app/api/watchlist/save-car/route')
      : await import('@/src/app/api/watchlist/remove-car/route')
  const body = { phone_number: phone, car_id: id }
  const answer = await POST(ask(of, `/api/watchlist/${act}`, { token: as, body, ...(origin ? { origin } : {}) }))
  const json = await answer.json()
  return { status: answer.status, body: json, code: json.error?.code }
}
const me = async (as = token) => {
  const { GET } = await import('@/src/app/api/shopper/me/route')
  return (await GET(ask(s.own, '/api/shopper/me', { method: 'GET', token: as }))).json()
}
const update = (id: string, data: Partial<Car>) => s.stand.payload.update({ collection: 'cars', id, data, depth: 0 })

describe('saving and removing', () => {
  test('WAT-05 WAT-06 WAT-10 a car is saved once however often it is asked, and removed; each answer has a success flag', async () => {
    expect(await call('save-car', car.id)).toMatchObject({ status: 200, body: { success: true } })
    expect(
      (await Promise.all([call('save-car', car.id), call('save-car', car.id)])).map(({ status }) => status),
    ).toEqual([200, 200])
    expect((await me()).watchlist).toMatchObject([
      { id: car.id, slug: car.slug, make: 'Toyota', savedPriceDollars: 20_000, seenSold: false },
    ])
    expect(await call('remove-car', car.id)).toMatchObject({ status: 200, body: { success: true } })
    expect((await call('remove-car', car.id)).status).toBe(200)
    expect((await me()).watchlist).toEqual([])
  })

  test('WAT-05 two saves of one car in the same moment are one entry', async () => {
    const both = await Promise.all(Array.from({ length: 6 }, () => call('save-car', car.id)))
    expect(both.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect((await me()).watchlist).toHaveLength(1)
  })

  test('WAT-01 saving needs a signed-in shopper with a phone, and its own', async () => {
    expect(await call('save-car', car.id, { token: null })).toMatchObject({
      status: 401,
      code: 'sign_in',
      body: { success: false },
    })
    expect(await call('save-car', car.id, { phone: STRANGER })).toMatchObject({ status: 403, code: 'wrong_number' })
    const { accountOf } = await import('@/src/payload/sql/shopperAccounts')
    const { startSession } = await import('@/src/payload/sql/shopperSessions')
    const shopper = await accountOf(await s.req(), s.own.id, { kind: 'email', value: 'mail@shopper.test' })
    const byMail = await startSession(await s.req(), { tenant: s.own.id, shopper, device: '' })
    expect(await call('save-car', car.id, { token: byMail })).toMatchObject({ status: 403, code: 'phone_needed' })
    expect((await me()).watchlist).toEqual([])
  })

  test('WAT-04 a sold car cannot be saved, unless it is already', async () => {
    const kept = await s.car(s.own)
    await call('save-car', kept.id)
    for (const { id } of [car, kept]) await update(id, { status: 'sold' })
    expect(await call('save-car', car.id)).toMatchObject({ status: 409, code: 'sold' })
    expect((await call('save-car', kept.id)).status).toBe(200)
  })

  test('WAT-05 TEN-15 only cars this site shows: a group’s members’, no other dealership’s, none that is hidden', async () => {
    const foreign = await s.car(s.other)
    const hidden = await s.car(s.own, { show_on_dealer_website: false })
    for (const { id } of [foreign, hidden])
      expect(await call('save-car', id)).toMatchObject({ status: 404, code: 'no_such_car' })
    expect((await call('save-car', crypto.randomUUID())).status).toBe(404)
    expect((await call('save-car', 'x')).status).toBe(400)
    const onGroup = await s.signIn(s.group, PHONE)
    expect((await call('save-car', car.id, { token: onGroup, of: s.group })).status).toBe(200)
    expect((await call('save-car', foreign.id, { token: onGroup, of: s.group })).status).toBe(404)
  })

  test('WAT-05 WAT-06 a call from another site is refused, and changes nothing', async () => {
    expect(await call('save-car', car.id, { origin: 'http://evil.example' })).toMatchObject({
      status: 403,
      code: 'cross_origin',
    })
    expect(await call('save-car', car.id, { origin: 'http://other-motors.localhost:3000' })).toMatchObject({
      status: 403,
    })
    await call('save-car', car.id)
    expect((await call('remove-car', car.id, { origin: 'http://evil.example' })).status).toBe(403)
    expect((await me()).watchlist).toHaveLength(1)
  })

  test('WAT-06 WAT-23 without JavaScript a form removes a car and leads back to the garage', async () => {
    await call('save-car', car.id)
    const { POST } = await import('@/src/app/api/watchlist/remove-car/route')
    const form = { phone_number: PHONE, car_id: car.id }
    const answer = await POST(ask(s.own, '/api/watchlist/remove-car', { token, form }))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/my-garage#saved'])
    expect((await me()).watchlist).toEqual([])
  })

  test('WAT-23 what a device kept joins the account; what cannot be saved any more stays out', async () => {
    const [older, sold, foreign] = [await s.car(s.own), await s.car(s.own, { status: 'sold' }), await s.car(s.other)]
    const { POST } = await import('@/src/app/api/watchlist/join/route')
    const join = (ids: unknown, as: string | null = token) =>
      POST(ask(s.own, '/api/watchlist/join', { token: as, body: { car_ids: ids } }))
    const answer = await (await join([older.id, sold.id, foreign.id, car.id])).json()
    expect(answer).toMatchObject({ success: true, joined: 2 })
    expect(answer.watchlist.map(({ id }: { id: string }) => id)).toEqual([car.id, older.id])
    expect((await join(['x'])).status).toBe(400)
    expect((await join([car.id], null)).status).toBe(401)
    expect((await join(Array.from({ length: 61 }, () => car.id))).status).toBe(400)
  })
})

describe('what changes about a saved car', () => {
  test('WAT-23 the price of the moment of saving stays; a car that was sold at a visit is known as back', async () => {
    await update(car.id, { offer_price: 18_500 })
    await call('save-car', car.id)
    await update(car.id, { price: 17_000, offer_price: null })
    expect((await me()).watchlist).toMatchObject([{ savedPriceDollars: 18_500, seenSold: false }])
    await update(car.id, { status: 'sold' })
    await me()
    await update(car.id, { status: 'in_stock' })
    expect((await me()).watchlist).toMatchObject([{ seenSold: true }])
    await call('remove-car', car.id)
    await call('save-car', car.id)
    expect((await me()).watchlist).toMatchObject([{ savedPriceDollars: 17_000, seenSold: false }])
  })
})

test('WAT-23 a shared list is opened by its key alone, on its own site, until it is taken back', async () => {
  const { POST: share } = await import('@/src/app/api/watchlist/share/route')
  const { POST: unshare } = await import('@/src/app/api/watchlist/unshare/route')
  const { shopperOfShare } = await import('@/src/payload/sql/watchlist')
  const idOf = async () => String((await s.sql('select id::text from watchlist_shares'))[0]?.id ?? '')
  const opens = async (id: string, of = s.own) => shopperOfShare(await s.req(), of.id, id)
  expect((await share(ask(s.own, '/api/watchlist/share', { token, form: {} }))).status).toBe(303)
  const first = await idOf()
  expect(await opens(first)).not.toBeNull()
  expect(await opens(first, s.other)).toBeNull()
  await share(ask(s.own, '/api/watchlist/share', { token, form: {} }))
  expect(await idOf()).toBe(first)
  await unshare(ask(s.own, '/api/watchlist/unshare', { token: stranger, form: {} }))
  expect(await opens(first)).not.toBeNull()
  await unshare(ask(s.own, '/api/watchlist/unshare', { token, form: {} }))
  expect(await opens(first)).toBeNull()
  await share(ask(s.own, '/api/watchlist/share', { token, form: {} }))
  expect(await idOf()).not.toBe(first)
})
