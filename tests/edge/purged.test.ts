import { describe, expect, test, vi } from 'vitest'
import { missing, fakeEdge } from './fakeEdge'
import type { FakeOrigin } from './fakeOrigin'

const { origin, ask, purge, fresh, restore } = fakeEdge()

describe.skipIf(missing)('what is purged', () => {
  test('what carries the key is made anew, once, for the next visitor; everything else stays', async () => {
    const [path, other] = [fresh(), fresh()]
    for (const one of [path, other]) await ask(one)
    expect(await purge(`unknown page:one:${path}`)).toMatchObject({ status: 200, body: '1\n' })
    expect(await ask(path)).toMatchObject({ cache: 'miss' })
    expect((await ask(path)).cache).toBe('hit')
    expect((await ask(other)).cache).toBe('hit')
  })

  test('everything goes when that is asked for', async () => {
    const path = fresh()
    await ask(path)
    await purge('', { headers: { 'purge-everything': 'yes' } })
    expect((await ask(path)).cache).toBe('miss')
  })

  test.each([
    ['another address', { from: '127.0.0.2' }, 405],
    ['a visitor, through Caddy', { headers: { 'x-forwarded-proto': 'https' } }, 405],
    ['without the secret', { headers: { 'edge-secret': 'guess' } }, 403],
  ])('a purge is refused from %s', async (_, question, status) => {
    const path = fresh()
    await ask(path)
    expect((await purge(`page:one:${path}`, question)).status).toBe(status)
    expect((await ask(path)).cache).toBe('hit')
  })

  test.each(['/api/internal/web-cache', '/api/internal/domain?domain=x', '//API/internal/x', '/metrics'])(
    '%s is not there for visitors',
    async (path) => {
      expect((await ask(path, { method: 'POST' })).status).toBe(404)
      expect(origin().asked).toHaveLength(0)
    },
  )

  test('with the app down a purged page is the last good one, and fresh when the app is back', async () => {
    const path = fresh()
    const { body } = await ask(path)
    await origin().stop()
    await purge(`page:one:${path}`)
    expect(await ask(path)).toMatchObject({ status: 200, body })
    expect((await ask(fresh())).status).toBe(503)
    await origin().start()
    // The edge asks after the app's health every two seconds.
    await vi.waitFor(async () => expect((await ask(path)).body).not.toBe(body), { timeout: 15_000, interval: 200 })
  }, 30_000)

  test.each([
    ['500', (_, response) => response.writeHead(500).end('broken')],
    ['502', (_, response) => response.writeHead(502).end('broken')],
    ['503', (_, response) => response.writeHead(503).end('broken')],
    ['a connection that is cut', (request) => request.socket.destroy()],
  ] satisfies [string, FakeOrigin['answer']][])(
    'an app that fails (%s) does not take a page away',
    async (_, answer) => {
      const path = fresh()
      const { body } = await ask(path)
      origin().answer = answer
      await purge(`page:one:${path}`)
      expect(await ask(path)).toMatchObject({ status: 200, body })
      restore()
      await vi.waitFor(async () => expect((await ask(path)).body).not.toBe(body))
    },
  )
})
