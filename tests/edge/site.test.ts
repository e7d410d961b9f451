import { connect } from 'node:http2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type EdgeStand, startEdgeStand } from '@/bench/lib/edgeStand'
import { groupSite, site } from '@/bench/lib/stand'
import { purgedKeys } from '@/src/domain/cache/surrogateKeys'
import { demoPassword } from '@/src/domain/platform/demoPassword'
import { askEdge, type EdgeQuestion } from './askEdge'
import { missing } from './fakeEdge'
import { storedTags } from './storedTags'

const OTHER = 'second-gear'
const PAGES =
  '/ /search /search/used-cars /search/toyota /special-offers /blogs /brands /models /contact-us /dealer-locator'
    .concat(' /locations /finance /sell-my-car /service /reviews /sitemap /directory/makes /budget-search /sitemap.xml')
    .split(' ')

const undo: (() => unknown)[] = []
let stand: EdgeStand
let cars: { id: string; slug: string; price: number }[] = []
let token = ''

const edgePort = (): number => stand.edges[0]?.port ?? 0
const hostOf = (slug: string): string => `${slug}.localhost:${edgePort()}`
const ask = (path: string, question: EdgeQuestion & { slug?: string } = {}) =>
  askEdge(edgePort(), path, { host: hostOf(question.slug ?? site), ...question })
/** A page's data for the router; the app tells what `_rsc` it wants, as it tells browsers. */
const askData = async (path: string) => {
  const answer = await ask(`${path}?_rsc=x`, { headers: { rsc: '1' } })
  return answer.status === 307 ? ask(String(answer.headers.location), { headers: { rsc: '1' } }) : answer
}
const carPath = (index: number): string => `/cars/${cars[index]?.slug ?? ''}`

/** The platform's API as the admin uses it, past the edge. */
const api = async (path: string, json: unknown, method = 'POST') => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) }
  const question = { host: stand.web.platform, method, headers, body: JSON.stringify(json) }
  const { status, body } = await askEdge(stand.web.port, path, question)
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body.slice(0, 300)}`)
  return z.object({ token: z.string().optional() }).parse(JSON.parse(body))
}

const priceTo = (index: number, price: number) => api(`/api/cars/${cars[index]?.id ?? ''}`, { price }, 'PATCH')

beforeAll(async () => {
  if (missing) return
  stand = await startEdgeStand(undo, { keptDemo: process.env.KEPT_DEMO })
  cars = await stand.carsOf(site)
  token = (await api('/api/users/login', { email: `marketer@${site}.test`, password: demoPassword })).token ?? ''
})

afterAll(async () => {
  for (const task of undo.reverse()) await task()
})

describe.skipIf(missing)('the site behind the edge', () => {
  test.each([site, groupSite])(
    '%s: every kind of page carries keys for every tag that it was made with',
    async (slug) => {
      const tenantId = await stand.tenantIdOf(slug)
      const keysOf = new Map<string, Set<string>>()
      for (const path of [...PAGES, ...[0, 1, 2].map(carPath)]) {
        const { headers, status } = await askEdge(stand.web.port, path, { host: stand.web.host(slug) })
        if (status === 200) keysOf.set(path, new Set(String(headers.xkey).split(' ')))
      }
      const keyOf = (path: string): string => `${tenantId}${path === '/' ? '' : path}`
      const wanted = ['/', '/search', '/search/used-cars', '/blogs', ...[0, 1, 2].map(carPath)]
      await vi.waitFor(
        () => expect([...storedTags(stand.dataDir).keys()]).toEqual(expect.arrayContaining(wanted.map(keyOf))),
        10_000,
      )
      const stored = storedTags(stand.dataDir)
      const compared: string[] = []
      for (const [path, keys] of keysOf) {
        const tags = stored.get(keyOf(path))
        if (!tags) continue
        compared.push(path)
        // Whatever dealership a tag names is one this site shows.
        const uncovered = tags.filter((tag) => !purgedKeys([tag], () => [tenantId]).some((key) => keys.has(key)))
        expect(uncovered, path).toEqual([])
      }
      expect(compared).toEqual(expect.arrayContaining(wanted))
    },
    180_000,
  )

  test('a page is made once, for both its keepers; its data likewise', async () => {
    for (const path of ['/', '/search', carPath(0)]) {
      await ask(path)
      expect(await ask(`${path}?utm_source=x`), path).toMatchObject({ status: 200, cache: 'hit' })
      await askData(path)
      const data = await askData(path)
      expect(data).toMatchObject({ status: 200, cache: 'hit' })
      expect(data.headers['content-type']).toContain('text/x-component')
      expect((await ask(path)).headers['content-type']).toContain('text/html')
    }
    await ask('/search?make=Toyota')
    expect((await ask('/search?make=Toyota&gclid=1')).cache).toBe('hit')
  }, 120_000)

  test('CMS-04 an uploaded picture is made in the size asked for, once', async () => {
    const [, picture = ''] = /(\/_next\/image\?url=%2Fapi%2Fmedia[^" ]+)/.exec((await ask('/')).body) ?? []
    const path = picture.replaceAll('&amp;', '&')
    expect(path).toMatch(/&w=\d+/)
    expect(await ask(path)).toMatchObject({ status: 200 })
    expect(await ask(path)).toMatchObject({ status: 200, cache: 'hit' })
  }, 60_000)

  test('TEN-15 one address is another page for each dealership; unknown hosts are told so every time', async () => {
    await ask('/')
    const other = await ask('/', { slug: OTHER })
    expect(other.body).toContain('Second Gear')
    for (let n = 0; n < 2; n += 1)
      expect(await ask('/', { host: 'nowhere.example' })).toMatchObject({ status: 421, cache: 'miss' })
    for (let n = 0; n < 2; n += 1) expect(await ask('/no-such-page')).toMatchObject({ status: 404, cache: 'miss' })
  }, 60_000)

  test('SEA-23 an edit is on its page and in the list at once, and no other page is made anew', async () => {
    const paths = { car: carPath(1), list: '/search' }
    await Promise.all([ask(paths.car), ask(paths.list), ask(carPath(2)), ask('/search', { slug: OTHER })])
    await priceTo(1, 54_321)
    await vi.waitFor(async () => expect((await ask(paths.car)).body).toContain('$54,321'), {
      timeout: 15_000,
      interval: 50,
    })
    expect((await ask(paths.car)).cache).toBe('hit')
    expect((await ask(carPath(2))).cache).toBe('hit')
    expect((await ask('/search', { slug: OTHER })).cache).toBe('hit')
  }, 60_000)

  test('Caddy gets certificates for addresses of dealerships only, and speaks HTTP/2', async () => {
    const status = (host: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const client = connect(`https://127.0.0.1:${stand.caddy.port}`, { servername: host, rejectUnauthorized: false })
        client.on('error', reject)
        const request = client.request({ ':path': '/', ':authority': `${host}:${stand.caddy.port}` })
        request.on('error', reject)
        request.on('response', (headers) => {
          client.close()
          resolve(headers[':status'] ?? 0)
        })
        request.resume()
        request.end()
      })
    expect(await status(`${site}.localhost`)).toBe(200)
    await expect(status('unknown-dealer.localhost')).rejects.toThrow()
    await expect(status('nowhere.example')).rejects.toThrow()
  }, 60_000)

  test('without the app every kept page is still there, the purged one too', async () => {
    const path = carPath(3)
    const { body } = await ask(path)
    await stand.web.running.stop()
    const purge = { 'edge-secret': stand.variables.EDGE_SECRET ?? '', xkey: `site:${await stand.tenantIdOf(site)}` }
    expect((await askEdge(edgePort(), '/', { method: 'PURGE', headers: purge })).status).toBe(200)
    expect(await ask(path)).toMatchObject({ status: 200, body })
    expect(await ask('/')).toMatchObject({ status: 200, cache: 'hit' })
  }, 60_000)
})
