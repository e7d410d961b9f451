import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Car } from '@/src/payload-types'
import { request } from '../access/request'
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

describe('nobody else’s', () => {
  const rest = (as: string, method: string, path: string, body?: object, of = s.own) => {
    const host = `${of.slug}.localhost:3000`
    const headers = { cookie: `shopper-session=${as}`, origin: `http://${host}` }
    return request(s.stand.config, { host, headers }, method, path, body)
  }

  test('TEN-08 TEN-15 a shopper reads, changes and removes nothing of another’s: not here, not on another site, not on a group’s', async () => {
    await call('save-car', car.id)
    expect((await me(stranger)).watchlist).toEqual([])
    expect((await call('remove-car', car.id, { token: stranger, phone: STRANGER })).status).toBe(200)
    expect((await me()).watchlist).toHaveLength(1)
    const [mine] = await s.sql('select id::text, shopper_id::text as shopper from watchlist_entries')
    const elsewhere: [string, ShopperStand['own']][] = [
      [stranger, s.own],
      [await s.signIn(s.other, PHONE), s.other],
      [await s.signIn(s.group, PHONE), s.group],
      [token, s.other],
      [token, s.group],
    ]
    for (const [as, of] of elsewhere) {
      for (const path of [`/watchlist-entries/${mine?.id}`, `/shoppers/${mine?.shopper}`])
        for (const method of ['GET', 'PATCH', 'DELETE'])
          expect(
            (await rest(as, method, path, method === 'PATCH' ? { name: 'X' } : undefined, of)).status,
            `${of.slug} ${method} ${path}`,
          ).toBeGreaterThanOrEqual(400)
      for (const path of ['/watchlist-entries', '/shoppers', '/reservations']) {
        const list = await rest(as, 'GET', path, undefined, of)
        expect(list.text).not.toContain(String(mine?.shopper))
        expect(list.text).not.toContain(String(mine?.id))
      }
    }
    expect(await s.sql('select id::text from watchlist_entries')).toEqual([{ id: mine?.id }])
  })

  test('TEN-15 LAW-08 an account cannot give itself an address it has not proven, nor another price', async () => {
    const [mine] = await s.sql('select id::text from shoppers where phone = $1 and tenant_id = $2', [PHONE, s.own.id])
    await rest(token, 'PATCH', `/shoppers/${mine?.id}`, {
      email: 'victim@shopper.test',
      phone: STRANGER,
      name: 'Robin',
    })
    expect(await s.sql('select phone, email, name from shoppers where id = $1', [mine?.id])).toEqual([
      { phone: PHONE, email: null, name: 'Robin' },
    ])
    await rest(token, 'POST', '/watchlist-entries', { car: car.id, saved_price_dollars: 1, seen_sold: true })
    expect((await me()).watchlist).toMatchObject([{ savedPriceDollars: 20_000, seenSold: false }])
  })
})
