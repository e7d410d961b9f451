import { describe, expect, test } from 'vitest'
import { fakeEdge, missing } from './fakeEdge'

const { origin, ask, fresh, visitor, restore } = fakeEdge()
const signedIn = (token: string) => ({ headers: { cookie: `consent=yes; shopper-session=${token}; _ga=1` } })

/** An app with a gate on every page: closed without a session it knows, else a page that names who asked. */
const gated = () => {
  origin().answer = (request, response) => {
    const token = /shopper-session=(known[^;]*)/.exec(request.headers.cookie ?? '')?.[1]
    if (token) response.writeHead(200, { 'cache-control': 'private, no-store' }).end(`for ${token}`)
    else
      response
        .writeHead(307, { location: '/sign-in', 'cache-control': 'private, no-store', 'surrogate-gate': 'sign-in' })
        .end()
  }
}

describe.skipIf(missing)('shoppers who are signed in', () => {
  test('TEN-08 they get the pages everybody gets, out of the cache, and the app does not see who asks', async () => {
    const path = fresh()
    await ask(path)
    expect(await ask(path, signedIn('a'))).toMatchObject({ status: 200, cache: 'hit' })
    const other = fresh()
    expect((await ask(other, signedIn('a'))).cache).toBe('miss')
    expect(origin().asked.at(-1)?.headers.cookie).toBeUndefined()
    expect((await ask(other)).cache).toBe('hit')
  })

  test('WAT-14 TEN-08 a gate is asked with the shopper’s own session, and never answered for another', async () => {
    gated()
    const path = fresh()
    expect((await ask(path)).status).toBe(307)
    expect(await ask(path, signedIn('known-1'))).toMatchObject({ status: 200, body: 'for known-1', cache: 'miss' })
    const seen = origin().asked.at(-1)?.headers
    expect(seen?.cookie).toBe('shopper-session=known-1')
    expect(seen?.['edge-shopper']).toBeUndefined()
    expect((await ask(path)).status).toBe(307)
    expect((await ask(path, signedIn('known-2'))).body).toBe('for known-2')
    const stale = await ask(path, signedIn('ended'))
    expect(stale.status).toBe(307)
    expect(stale.headers['surrogate-gate']).toBeUndefined()
    expect((await ask(path, { headers: { 'edge-shopper': 'asked', ...visitor() } })).status).toBe(307)
    restore()
  })

  test('WAT-14 a session over https is known by its name there', async () => {
    gated()
    await ask(fresh(), { headers: { cookie: '__Host-shopper-session=known-1' } })
    expect(origin().asked.at(-1)?.headers.cookie).toBe('__Host-shopper-session=known-1')
    restore()
  })

  test.each([
    '/sign-in',
    '/sign-in/code?type=finance',
    '/my-garage',
    '/mymotorama',
    '/my-garage/details',
    '/shared-cars/x',
    '/alerts/x',
    '/reservation/x?left=1',
    '/finance-application/income',
    '/online-payment/x',
    '/spin-to-win',
  ])('RTE-42 RTE-39 RTE-40 %s is asked of the app every time, with the cookies', async (path) => {
    for (const n of [1, 2]) {
      await ask(path, { headers: { ...visitor(), cookie: 'shopper-session=x' } })
      expect(origin().asked).toHaveLength(n)
      expect(origin().asked.at(-1)?.headers.cookie).toBe('shopper-session=x')
    }
  })
})
