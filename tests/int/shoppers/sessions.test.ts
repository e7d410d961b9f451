import { afterAll, beforeAll, expect, test, vi } from 'vitest'
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

let number = 0
const newPhone = (): string => `+614${String((number += 1)).padStart(8, '0')}`
const whose = async (tenant: string, token: string | null) => findSession(await s.req(), tenant, token)
const me = async (token: string | null, of = s.own) => {
  const { GET } = await import('@/src/app/api/shopper/me/route')
  const answer = await GET(ask(of, '/api/shopper/me', { method: 'GET', token }))
  return { headers: answer.headers, body: await answer.json() }
}

test('TEN-08 TEN-15 a session is of one site: on another, on a group’s or of nobody it is none', async () => {
  const phone = newPhone()
  const token = await s.signIn(s.own, phone)
  expect(await whose(s.own.id, token)).toMatchObject({ phone })
  for (const site of [s.other, s.group]) expect(await whose(site.id, token)).toBeNull()
  for (const forged of ['', null, `${token}x`, token.slice(1), 'shopper-session'])
    expect(await whose(s.own.id, forged)).toBeNull()
  expect((await me(token, s.group)).body).toEqual({ success: true, shopper: null, watchlist: [] })
})

test('TEN-08 signing in gives a new session and ends the one the browser came with, whoever’s it was', async () => {
  const planted = await s.signIn(s.own, newPhone())
  const phone = newPhone()
  const token = await s.signIn(s.own, phone, planted)
  expect(token).not.toBe(planted)
  expect(await whose(s.own.id, planted)).toBeNull()
  expect(await whose(s.own.id, token)).toMatchObject({ phone })
  const invented = await s.signIn(s.own, newPhone(), 'a-token-an-attacker-made-up')
  expect(await whose(s.own.id, 'a-token-an-attacker-made-up')).toBeNull()
  expect(invented).not.toBe('a-token-an-attacker-made-up')
})

test('TEN-08 a session lasts thirty days from the last visit; the answer says who it is and is kept by no cache', async () => {
  const phone = newPhone()
  const token = await s.signIn(s.own, phone)
  const fresh = await me(token)
  expect(fresh.body).toMatchObject({ success: true, shopper: { phone }, watchlist: [] })
  expect(fresh.headers.get('cache-control')).toBe('private, no-store')
  expect(fresh.headers.get('set-cookie')).toBeNull()
  await s.sql(`update shopper_sessions set seen_at = now() - interval '2 hours', expires_at = now() + interval '1 day'`)
  const slid = (await me(token)).headers.getSetCookie()
  expect(slid.find((cookie) => cookie.startsWith('shopper-session='))).toMatch(/Max-Age=2592000;.*HttpOnly/i)
  const [row] = await s.sql(`select max(expires_at) > now() + interval '29 days' as later from shopper_sessions`)
  expect(row?.later).toBe(true)
  await s.sql(`update shopper_sessions set expires_at = now() - interval '1 second'`)
  expect((await me(token)).body.shopper).toBeNull()
  const gone = (await me(token)).headers.getSetCookie()
  expect(gone).toHaveLength(2)
  for (const cookie of gone) expect(cookie).toMatch(/=; .*Max-Age=0/i)
})

test('TEN-08 the cookie: httpOnly, Lax, of this host; over https Secure and __Host-. The hint says nothing', async () => {
  const { sessionCookies, challengeCookie } = await import('@/src/services/visitors/shopperCookies')
  const { forgetEnv } = await import('@/src/env')
  const [session, hint] = sessionCookies('t')
  expect(session).toMatchObject({
    name: 'shopper-session',
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: false,
  })
  expect(session).not.toHaveProperty('domain')
  expect(hint).toMatchObject({ value: '1', httpOnly: false })
  expect(challengeCookie('c')).toMatchObject({ httpOnly: true, path: '/sign-in', maxAge: 600 })
  process.env.PUBLIC_SCHEME = 'https'
  forgetEnv()
  expect(sessionCookies('t')[0]).toMatchObject({ name: '__Host-shopper-session', secure: true, path: '/' })
  delete process.env.PUBLIC_SCHEME
  forgetEnv()
})

test('TEN-08 WAT-23 a shopper ends one session or all; nobody ends another’s, and no other site ends any', async () => {
  const { POST: signOut } = await import('@/src/app/api/shopper/sign-out/route')
  const { POST: end } = await import('@/src/app/api/shopper/sessions/end/route')
  const phone = newPhone()
  const [a, b, c] = [await s.signIn(s.own, phone), await s.signIn(s.own, phone), await s.signIn(s.own, phone)]
  const stranger = await s.signIn(s.own, newPhone())
  const idOf = async (token: string) => (await whose(s.own.id, token))?.id ?? ''

  await end(ask(s.own, '/api/shopper/sessions/end', { token: stranger, form: { session: await idOf(a) } }))
  expect(await whose(s.own.id, a)).not.toBeNull()
  const foreign = { token: a, form: { everywhere: '1' }, origin: 'http://evil.example' }
  expect((await signOut(ask(s.own, '/api/shopper/sign-out', foreign))).status).toBe(403)
  expect((await end(ask(s.own, '/api/shopper/sessions/end', { token: a, form: { session: 'x' } }))).status).toBe(400)

  const ended = await end(ask(s.own, '/api/shopper/sessions/end', { token: a, form: { session: await idOf(b) } }))
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/my-garage#sessions'])
  expect(await whose(s.own.id, b)).toBeNull()
  const out = await signOut(ask(s.own, '/api/shopper/sign-out', { token: a, form: {} }))
  expect(out.headers.getSetCookie().filter((cookie) => /Max-Age=0/i.test(cookie))).toHaveLength(2)
  expect(await whose(s.own.id, a)).toBeNull()
  expect(await whose(s.own.id, c)).not.toBeNull()
  await signOut(ask(s.own, '/api/shopper/sign-out', { token: c, form: { everywhere: '1' } }))
  expect(await whose(s.own.id, c)).toBeNull()
  expect(await whose(s.own.id, stranger)).not.toBeNull()
})

test('TEN-15 LAW-08 erasing a person ends the sessions with the account', async () => {
  const { erasePerson } = await import('@/src/payload/person/erasePerson')
  const phone = newPhone()
  const token = await s.signIn(s.own, phone)
  await erasePerson(await s.req(), [s.own.id], { by: 'phone', value: phone }, 'staff')
  expect(await whose(s.own.id, token)).toBeNull()
})
