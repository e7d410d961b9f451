import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { missingEdge, startVarnish } from '@/scripts/lib/edge'
import { freePort } from '@/scripts/lib/ports'
import type { Running } from '@/scripts/lib/processes'
import { askEdge, type EdgeQuestion } from './askEdge'
import { type FakeOrigin, startFakeOrigin } from './fakeOrigin'

const missing = await missingEdge()
if (missing) console.log(`Skipped: ${missing}`)

const SECRET = 'secret-of-the-edge-tests'
const dir = mkdtempSync(join(tmpdir(), 'forecourt-edge-'))
// Varnish works as a user of its own.
chmodSync(dir, 0o755)
let origin: FakeOrigin
let varnish: Running
let port = 0
let page = 0

const ask = (path: string, question?: EdgeQuestion) => askEdge(port, path, question)
const purge = (xkey: string, question: EdgeQuestion = {}) =>
  ask('/', { method: 'PURGE', headers: { 'edge-secret': SECRET, xkey, ...question.headers }, from: question.from })

/** A path no test has asked for. */
const fresh = (): string => `/page-${(page += 1)}`

beforeAll(async () => {
  if (missing) return
  origin = await startFakeOrigin()
  port = await freePort()
  // Enough for the tests of everything else; the limit has its own.
  const env = { EDGE_PAGES_PER_10S: '100000', EDGE_SEARCHES_PER_10S: '40' }
  varnish = await startVarnish({ port, replicas: [origin.port], secret: SECRET, dir, env })
})

afterAll(async () => {
  await varnish?.stop()
  await origin?.stop()
  rmSync(dir, { recursive: true, force: true })
})

const cached = (() => {
  let answer: FakeOrigin['answer'] | undefined
  return {
    keep: () => (answer ??= origin.answer),
    restore: () => answer && (origin.answer = answer),
  }
})()

beforeEach(() => {
  if (missing) return
  cached.keep()
  cached.restore()
  origin.asked.length = 0
})

/** A visitor of its own for each test: the limit counts them apart. */
const visitor = (): Record<string, string> => ({ 'x-forwarded-for': `203.0.113.${(page += 1) % 250}` })

describe.skipIf(missing)('what is kept', () => {
  test('the second visitor gets the page that was made for the first, compressed once', async () => {
    const path = fresh()
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'miss' })
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'hit' })
    const packed = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed).toMatchObject({ cache: 'hit', headers: { 'content-encoding': 'gzip' } })
    expect(origin.asked).toHaveLength(1)
    expect(origin.asked[0]?.headers['accept-encoding']).toBeUndefined()
  })

  test('browsers ask every time, and see none of what the edge was told', async () => {
    const { headers } = await ask(fresh())
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const name of ['xkey', 'surrogate-control', 'x-varnish', 'via', 'edge-vary'])
      expect(headers[name]).toBeUndefined()
    expect(headers.vary).toContain('RSC')
  })

  test('marks of a campaign and unknown parameters are no other page; those of a search are, in any order', async () => {
    const path = fresh()
    await ask(path)
    for (const query of ['?utm_source=x&utm_campaign=y', '?gclid=1', '?fbclid=2&msclkid=3', '?whatever=4', '?'])
      expect((await ask(`${path}${query}`)).cache, query).toBe('hit')

    await ask('/search?make=Kia&utm_source=mail&price=1:2')
    expect(origin.asked.at(-1)?.url).toBe('/search?make=Kia&price=1:2')
    expect((await ask('/search?price=1:2&make=Kia&fbclid=9')).cache).toBe('hit')
    expect((await ask('/search?make=Mazda&price=1:2')).cache).toBe('miss')
    await ask('/search')
    expect((await ask('/search?utm_source=mail')).cache).toBe('hit')
  })

  test('TEN-15 one address on two hosts is two pages', async () => {
    const path = fresh()
    await ask(path, { host: 'one.test' })
    expect(await ask(path, { host: 'two.test' })).toMatchObject({ cache: 'miss', body: expect.stringMatching(/^two /) })
    expect((await ask(path, { host: 'ONE.test' })).body).toMatch(/^one /)
    const forged = await ask(fresh(), { headers: { 'x-forwarded-host': 'two.test' } })
    expect(forged.status).toBe(200)
    expect(origin.asked.at(-1)?.headers['x-forwarded-host']).toBe('one.test')
  })

  test("a page and its data for the router are never mixed, and a visitor's place in the site splits neither", async () => {
    const path = fresh()
    const data = (tree: string) =>
      ask(`${path}?_rsc=${tree}`, { headers: { rsc: '1', 'next-router-state-tree': tree } })
    expect((await ask(path)).body).toContain(' page ')
    expect(await data('a')).toMatchObject({ cache: 'miss', body: expect.stringContaining(' data ') })
    expect(origin.asked.at(-1)?.url).toBe(`${path}?_rsc=a`)
    expect(await data('b')).toMatchObject({ cache: 'hit', body: expect.stringContaining(' data ') })
    expect(await ask(path)).toMatchObject({ cache: 'hit', body: expect.stringContaining(' page ') })
    const prefetch = await ask(`${path}?_rsc=c`, { headers: { rsc: '1', 'next-router-prefetch': '1' } })
    expect(prefetch.cache).toBe('miss')
  })

  test('data of a search depends on what the visitor has', async () => {
    const data = (tree: string) =>
      ask(`/search?make=Audi&_rsc=${tree}`, { headers: { rsc: '1', 'next-router-state-tree': tree, ...visitor() } })
    await data('a')
    expect((await data('a')).cache).toBe('hit')
    expect((await data('b')).cache).toBe('miss')
    expect(origin.asked.at(-1)?.url).toBe('/search?make=Audi&_rsc=b')
  })

  test.each([
    ['staff and shoppers', { headers: { cookie: 'a=1; payload-token=x' } }],
    ['a preview', { headers: { cookie: '__prerender_bypass=x' } }],
    ['a server action', { method: 'POST', headers: { 'next-action': 'x' }, body: 'x' }],
    ['a signed request', { headers: { authorization: 'JWT x' } }],
  ])('%s get an answer of their own', async (_, question) => {
    const path = fresh()
    await ask(path)
    for (const n of [2, 3]) {
      expect((await ask(path, question)).cache).toBe('miss')
      expect(origin.asked).toHaveLength(n)
    }
    if ('cookie' in (question.headers ?? {})) expect(origin.asked.at(-1)?.headers.cookie).toBeDefined()
  })

  test.each(['/admin', '/admin/collections/cars', '/api/cars/x/view.json', '/preview/token', '/finance?vin=ABC'])(
    '%s is asked of the app every time',
    async (path) => {
      for (const n of [1, 2]) {
        await ask(path, { headers: visitor() })
        expect(origin.asked).toHaveLength(n)
      }
    },
  )

  test('any other cookie is no reason to ask the app, which does not see it', async () => {
    const path = fresh()
    await ask(path, { headers: { cookie: '_ga=1; consent=yes' } })
    expect(origin.asked[0]?.headers.cookie).toBeUndefined()
    expect((await ask(path, { headers: { cookie: '_ga=2' } })).cache).toBe('hit')
  })

  test.each([404, 410, 421, 301, 308, 500])('an answer of %i is not kept', async (status) => {
    const path = fresh()
    origin.answer = (_, response) => response.writeHead(status, { 'cache-control': 's-maxage=3600' }).end('gone')
    expect((await ask(path)).status).toBe(status)
    cached.restore()
    expect(await ask(path)).toMatchObject({ status: 200 })
  })

  test('private answers and answers with a cookie are not kept; a filtered search is, for as long as it says', async () => {
    const made = async (headers: Record<string, string>) => {
      const path = `${fresh()}`
      origin.answer = (_, response) => response.writeHead(200, headers).end('x')
      await ask(path)
      return (await ask(path)).cache
    }
    expect(await made({ 'cache-control': 'private, no-store' })).toBe('miss')
    expect(await made({ 'cache-control': 's-maxage=60', 'set-cookie': 'a=1' })).toBe('miss')
    expect(await made({ 'cache-control': 'private, no-store', 'surrogate-control': 'max-age=60' })).toBe('hit')
  })

  test('SEO-05 a query that leads elsewhere is asked of the app although its page is kept', async () => {
    const path = fresh()
    origin.answer = (request, response) =>
      request.url?.includes('id=5')
        ? response.writeHead(301, { location: '/new' }).end()
        : response.writeHead(200, { 'cache-control': 's-maxage=60', 'surrogate-query': 'redirects' }).end('x')
    await ask(path)
    expect((await ask(path)).cache).toBe('hit')
    expect((await ask(`${path}?id=5`)).status).toBe(301)
    expect((await ask(`${path}?utm_source=x`)).cache).toBe('hit')
  })

  test('a picture has one copy for each format, whatever else its address says', async () => {
    const picture = (query: string, accept: string) => ask(`/_next/image?${query}`, { headers: { accept } })
    origin.answer = (_, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=60', vary: 'Accept' }).end('x')
    await picture('url=%2Fa.webp&w=640&q=75', 'image/avif,image/webp,*/*')
    expect(origin.asked[0]?.headers.accept).toBe('image/avif')
    expect((await picture('q=75&w=640&url=%2Fa.webp&x=1', 'image/avif')).cache).toBe('hit')
    expect((await picture('url=%2Fa.webp&w=640&q=75', 'image/webp')).cache).toBe('miss')
    expect((await picture('url=%2Fa.webp&w=1080&q=75', 'image/avif')).cache).toBe('miss')
  })
})

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

  test.each(['/api/internal/revalidate', '/api/internal/domain?domain=x', '//API/internal/x', '/metrics'])(
    '%s is not there for visitors',
    async (path) => {
      expect((await ask(path, { method: 'POST' })).status).toBe(404)
      expect(origin.asked).toHaveLength(0)
    },
  )

  test('with the app down a purged page is the last good one, and fresh when the app is back', async () => {
    const path = fresh()
    const { body } = await ask(path)
    await origin.stop()
    await purge(`page:one:${path}`)
    expect(await ask(path)).toMatchObject({ status: 200, body })
    expect((await ask(fresh())).status).toBe(503)
    await origin.start()
    // The edge asks after the app's health every two seconds.
    await vi.waitFor(async () => expect((await ask(path)).body).not.toBe(body), { timeout: 15_000, interval: 200 })
  }, 30_000)

  test('an app that fails does not take a page away', async () => {
    const path = fresh()
    const { body } = await ask(path)
    origin.answer = (_, response) => response.writeHead(500).end('broken')
    await purge(`page:one:${path}`)
    expect(await ask(path)).toMatchObject({ status: 200, body })
    cached.restore()
    await vi.waitFor(async () => expect((await ask(path)).body).not.toBe(body))
  })
})

describe.skipIf(missing)('what the app is spared', () => {
  test('50 visitors who wait for one page are one request', async () => {
    const path = fresh()
    origin.answer = (_, response) =>
      void pause(300).then(() => response.writeHead(200, { 'cache-control': 's-maxage=60', vary: 'RSC' }).end('made'))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ask(path, { headers: { 'next-router-state-tree': String(n), ...visitor() } }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['made']))
    expect(origin.asked).toHaveLength(1)
  })

  test('a page that is out of date by time alone goes out at once while a new one is made', async () => {
    const path = fresh()
    let answered = 0
    origin.answer = (_, response) => {
      answered += 1
      response.writeHead(200, { 'cache-control': 's-maxage=1', xkey: 'timed' }).end(String(answered))
    }
    await ask(path)
    await pause(1200)
    expect(await ask(path)).toMatchObject({ body: '1', cache: 'hit' })
    await vi.waitFor(async () => expect((await ask(path)).body).toBe('2'))
    await pause(1200)
    await purge('other-key')
    // A purge since it was out of date may have meant it: it is made before the answer.
    expect((await ask(path)).body).toBe('3')
  })

  test('M2 a flood of searches is limited by visitor and by site; kept pages and other sites are not', async () => {
    const path = fresh()
    await ask(path)
    const flood = async (number: number, headers: Record<string, string>, host = 'one.test') => {
      const question = { host, headers }
      const answers = await Promise.all(
        Array.from({ length: number }, (_, n) => ask(`/search?query=${page}-${n}-${host}`, question)),
      )
      page += 1
      return answers.filter(({ status }) => status === 429)
    }
    const one = { 'x-forwarded-for': '198.51.100.1' }
    const refused = await flood(80, one, 'flooded.test')
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(refused[0]?.headers['retry-after']).toBe('5')
    expect((await ask('/search?query=z', { host: 'flooded.test', headers: visitor() })).status).toBe(429)
    expect(await flood(1, one, 'calm.test')).toHaveLength(1)
    expect(await flood(1, visitor(), 'calm.test')).toHaveLength(0)
    for (let n = 0; n < 50; n += 1) expect((await ask(path, { headers: one })).cache).toBe('hit')
  })
})
