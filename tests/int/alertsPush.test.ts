import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { alertStand, morning, person, told, visit } from './alertStand'
import { ask, type ShopperStand } from './shoppers/shopperStand'

// The cache of pages exists only inside Next, as do the headers of a request.
vi.mock('@/src/data/reads/cachedRead', () => ({
  cachedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read(),
}))
vi.mock('next/headers', () => ({
  headers: async () =>
    new Headers({
      host: `${visit.of}.localhost:3000`,
      ...(visit.token ? { cookie: `consent=yes; shopper-session=${visit.token}` } : {}),
    }),
}))

let a: Awaited<ReturnType<typeof alertStand>>
let s: ShopperStand
beforeAll(async () => {
  a = await alertStand()
  ;({ s } = a)
}, 180_000)
afterAll(() => s.destroy())
beforeEach(async () => {
  await s.sql('DELETE FROM saved_searches')
  await s.sql('DELETE FROM push_subscriptions')
  a.sent.mockReset().mockResolvedValue(undefined)
  a.push.send.mockReset().mockResolvedValue('sent')
})

let mobiles = 0
const subscription = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16, 1).toString('base64url') },
})
const call = async (method: 'POST' | 'DELETE', token: string | null, body?: object): Promise<number> => {
  const { POST, DELETE } = await import('@/src/app/api/shopper/push/route')
  const request = ask(s.own, '/api/shopper/push', { token, method, ...(body ? { body } : {}) })
  return (await (method === 'POST' ? POST : DELETE)(request)).status
}
/** A shopper with a proven address and a search, signed in. */
const shopper = async (name: string) => {
  const phone = `+6141255${String(6000 + (mobiles += 1))}`
  const email = person(name)
  const signIn = () => s.signIn(s.own, phone)
  const token = await signIn()
  await s.sql('UPDATE shoppers SET email = $1 WHERE phone = $2', [email, phone])
  await a.save(s.own, email, 'make=Toyota', token)
  return { email, token, signIn }
}
const devices = () => s.sql('SELECT endpoint FROM push_subscriptions ORDER BY created_at')

test('ALRT-01 NFR-06 each device of the account gets the day’s message beside the mail, without a word of the search', async () => {
  const { email, token, signIn } = await shopper('jane')
  const [phone, laptop] = [subscription(), subscription()]
  expect(await call('POST', token, phone)).toBe(200)
  expect(await call('POST', await signIn(), laptop)).toBe(200)
  await a.named(s.own, 'Zone')
  await a.named(s.own, 'Ztwo')
  await a.settle()
  a.push.send.mockResolvedValueOnce('gone')
  await a.mailAt(morning(1))
  expect(told(a.mailsTo(email).at(-1))).toEqual(['Zone', 'Ztwo'])
  const note = { title: 'own-motors', body: 'News of 2 cars you asked about.', path: '/my-garage#searches' }
  expect(a.push.send.mock.calls.map(([to]) => to)).toEqual(expect.arrayContaining([phone, laptop]))
  expect(a.push.send.mock.calls.map(([, sent]) => sent)).toEqual([note, note])
  // One of them was gone.
  expect(await devices()).toHaveLength(1)
})

test('ALRT-01 a push service that fails costs no mail, and is asked again alone', async () => {
  const { email, token } = await shopper('kim')
  await call('POST', token, subscription())
  await a.named(s.own, 'Zfail')
  await a.settle()
  a.push.send.mockRejectedValueOnce(new Error('A push service answered 500.'))
  await a.mailAt(morning(2))
  expect(a.mailsTo(email).filter((mail) => told(mail).length > 0)).toHaveLength(1)
  await s.sql(`UPDATE graphile_worker._private_jobs SET run_at = now()`)
  await a.work()
  expect(a.push.send).toHaveBeenCalledTimes(2)
  expect(a.mailsTo(email).filter((mail) => told(mail).length > 0)).toHaveLength(1)
})

test('ALRT-01 TEN-15 a device is of its session: signing out, stopping and another account on it end its messages', async () => {
  const { endSession } = await import('@/src/payload/sql/shopperSessions')
  const [one, two] = [await shopper('sam'), await shopper('alex')]
  const device = subscription()
  await call('POST', one.token, device)
  await call('POST', two.token, device)
  expect(await devices()).toEqual([{ endpoint: device.endpoint }])
  await endSession(await s.req(), one.token)
  expect(await devices()).toHaveLength(1)
  expect(await call('DELETE', two.token)).toBe(200)
  expect(await devices()).toEqual([])
  await call('POST', two.token, device)
  await endSession(await s.req(), two.token)
  expect(await devices()).toEqual([])
})

test('ALRT-01 M2 signed out, without an address, or with an address that is no push service: refused', async () => {
  expect(await call('POST', null, subscription())).toBe(401)
  expect(await call('POST', await s.signIn(s.own, '+61412556999'), subscription())).toBe(403)
  const { token } = await shopper('robin')
  expect(await call('POST', token, { ...subscription(), endpoint: 'https://169.254.169.254/x' })).toBe(400)
  expect(await call('POST', token, { endpoint: subscription().endpoint })).toBe(400)
})
