import { describe, expect, test } from 'vitest'
import { missing, fakeEdge } from './fakeEdge'

const { origin, ask, fresh, visitor, restore } = fakeEdge()

describe.skipIf(missing)('what is kept', () => {
  test('the second visitor gets the page that was made for the first, compressed once', async () => {
    const path = fresh()
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'miss' })
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'hit' })
    const packed = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed).toMatchObject({ cache: 'hit', headers: { 'content-encoding': 'gzip' } })
    expect(origin().asked).toHaveLength(1)
    expect(origin().asked[0]?.headers['accept-encoding']).toBeUndefined()
  })

  test('browsers ask every time, and see none of what the edge was told', async () => {
    const { headers } = await ask(fresh())
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    for (const name of ['xkey', 'surrogate-control', 'x-varnish', 'via', 'edge-vary'])
      expect(headers[name]).toBeUndefined()
    expect(headers.vary).toContain('RSC')
  })

  test('OPS-02 a kept page names the request it answers, not the one it was made for', async () => {
    const path = fresh()
    const idOf = async (id: string) => (await ask(path, { headers: { 'x-request-id': id } })).headers['x-request-id']
    expect([await idOf('first'), await idOf('second')]).toEqual(['first', 'second'])
  })

  test('marks of a campaign and unknown parameters are no other page; those of a search are, in any order', async () => {
    const path = fresh()
    await ask(path)
    for (const query of ['?utm_source=x&utm_campaign=y', '?gclid=1', '?fbclid=2&msclkid=3', '?whatever=4', '?'])
      expect((await ask(`${path}${query}`)).cache, query).toBe('hit')

    await ask('/search?make=Kia&utm_source=mail&price=1:2')
    expect(origin().asked.at(-1)?.url).toBe('/search?make=Kia&price=1:2')
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
    expect(origin().asked.at(-1)?.headers['x-forwarded-host']).toBe('one.test')
  })

  test("a page and its data for the router are never mixed, and a visitor's place in the site splits neither", async () => {
    const path = fresh()
    const data = (tree: string) =>
      ask(`${path}?_rsc=${tree}`, { headers: { rsc: '1', 'next-router-state-tree': tree } })
    expect((await ask(path)).body).toContain(' page ')
    expect(await data('a')).toMatchObject({ cache: 'miss', body: expect.stringContaining(' data ') })
    expect(origin().asked.at(-1)?.url).toBe(`${path}?_rsc=a`)
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
    expect(origin().asked.at(-1)?.url).toBe('/search?make=Audi&_rsc=b')
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
      expect(origin().asked).toHaveLength(n)
    }
    if ('cookie' in (question.headers ?? {})) expect(origin().asked.at(-1)?.headers.cookie).toBeDefined()
  })

  test.each(['/admin', '/admin/collections/cars', '/api/cars/x/view.json', '/preview/token', '/finance?vin=ABC'])(
    '%s is asked of the app every time',
    async (path) => {
      for (const n of [1, 2]) {
        await ask(path, { headers: visitor() })
        expect(origin().asked).toHaveLength(n)
      }
    },
  )

  test("headers between Next's own servers do not reach the app from a visitor", async () => {
    const forged = { 'x-middleware-prefetch': '1', 'x-now-route-matches': '1=2', 'x-middleware-subrequest': 'proxy' }
    await ask(fresh(), { headers: forged })
    for (const name of Object.keys(forged)) expect(origin().asked[0]?.headers[name]).toBeUndefined()
  })

  test('any other cookie is no reason to ask the app, which does not see it', async () => {
    const path = fresh()
    await ask(path, { headers: { cookie: '_ga=1; consent=yes' } })
    expect(origin().asked[0]?.headers.cookie).toBeUndefined()
    expect((await ask(path, { headers: { cookie: '_ga=2' } })).cache).toBe('hit')
  })

  test.each([404, 410, 421, 301, 308, 500])('an answer of %i is not kept', async (status) => {
    const path = fresh()
    origin().answer = (_, response) => response.writeHead(status, { 'cache-control': 's-maxage=3600' }).end('gone')
    expect((await ask(path)).status).toBe(status)
    restore()
    expect(await ask(path)).toMatchObject({ status: 200 })
  })

  test('private answers and answers with a cookie are not kept; a filtered search is, for as long as it says', async () => {
    const made = async (headers: Record<string, string>) => {
      const path = `${fresh()}`
      origin().answer = (_, response) => response.writeHead(200, headers).end('x')
      await ask(path)
      return (await ask(path)).cache
    }
    expect(await made({ 'cache-control': 'private, no-store' })).toBe('miss')
    expect(await made({ 'cache-control': 's-maxage=60', 'set-cookie': 'a=1' })).toBe('miss')
    expect(await made({ 'cache-control': 'private, no-store', 'surrogate-control': 'max-age=60' })).toBe('hit')
  })

  test('SEO-05 a query that leads elsewhere is asked of the app although its page is kept', async () => {
    const path = fresh()
    origin().answer = (request, response) =>
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
    origin().answer = (_, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=60', vary: 'Accept' }).end('x')
    await picture('url=%2Fa.webp&w=640&q=75', 'image/avif,image/webp,*/*')
    expect(origin().asked[0]?.headers.accept).toBe('image/avif')
    expect((await picture('q=75&w=640&url=%2Fa.webp&x=1', 'image/avif')).cache).toBe('hit')
    expect((await picture('url=%2Fa.webp&w=640&q=75', 'image/webp')).cache).toBe('miss')
    expect((await picture('url=%2Fa.webp&w=1080&q=75', 'image/avif')).cache).toBe('miss')
  })
})
