import type { PathLike } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'

/** What processes leave behind for the next one, with the time of their own clock. */
const files = new Map<string, { data: string | Buffer; mtime: Date }>()
const fileOf = (name: PathLike) => {
  const file = files.get(String(name))
  if (!file) throw new Error(`ENOENT ${name}`)
  return file
}
const disk = {
  existsSync: (name: PathLike) => files.has(String(name)),
  readFile: async (name: PathLike) => fileOf(name).data,
  readFileSync: (name: PathLike) => fileOf(name).data,
  writeFile: async (name: PathLike, data: string | Buffer) => void files.set(String(name), { data, mtime: new Date() }),
  mkdir: async () => undefined,
  stat: async (name: PathLike) => ({ mtime: fileOf(name).mtime }),
}

/** The cache as a new server process has it, on the disk that the last one left. */
const newProcess = async () => {
  vi.resetModules()
  const { default: PageCache } = await import('./pageCache.mjs')
  const cache = new PageCache({
    fs: disk as never,
    flushToDisk: true,
    serverDistDir: '/server',
    maxMemoryCacheSize: 0,
    revalidatedTags: [],
    _requestHeaders: {},
  })
  const page = { kind: 'APP_PAGE', isRoutePPREnabled: false, isFallback: false }
  return {
    read: async (key: string): Promise<unknown> => {
      const { html = null } = { html: null, ...(await cache.get(key, page))?.value }
      return html
    },
    store: (key: string, html: string, tags: string) =>
      cache.set(
        key,
        { kind: 'APP_PAGE', html, rscData: Buffer.from(''), headers: { 'x-next-cache-tags': tags }, status: 200 },
        { ...page, cacheControl: { revalidate: 3600 } },
      ),
    purge: (tag: string) => cache.revalidateTag([tag], { expire: 0 }),
  }
}

/** Next tells by milliseconds what came first: each step of a test has its own. */
let time = Date.now() - 100_000
const later = () => vi.setSystemTime((time += 10))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  later()
  return () => void vi.useRealTimers()
})

test('SEA-23 a stored page is served until its tag is purged', async () => {
  const cache = await newProcess()
  expect(await cache.read('/a')).toBeNull()
  await cache.store('/a', 'old', 'site:1,car:1')
  expect(await cache.read('/a')).toBe('old')
  later()
  await cache.purge('car:1')
  later()
  expect(await cache.read('/a')).toBeNull()
})

test('SEA-23 a page made while its tag is purged is not kept; the next one is', async () => {
  const cache = await newProcess()
  await cache.read('/b')
  later()
  await cache.purge('stock:1')
  later()
  await cache.store('/b', 'read before the change', '_N_T_/b,stock:1')
  expect(await cache.read('/b')).toBeNull()
  later()
  await cache.store('/b', 'read after it', '_N_T_/b,stock:1')
  expect(await cache.read('/b')).toBe('read after it')
})

test('SEA-23 a process that was started again believes no tagged page of the last one', async () => {
  const killed = await newProcess()
  await killed.store('/c', 'purged, perhaps', 'stock:1')
  await killed.store('/d', 'the same for everybody', '_N_T_/d')
  later()
  const next = await newProcess()
  expect(await next.read('/c')).toBeNull()
  expect(await next.read('/d')).toBe('the same for everybody')
  later()
  await next.store('/c', 'new', 'stock:1')
  expect(await next.read('/c')).toBe('new')
})

test('SEA-23 a browser that has the kept page is told so, until the page is purged or due to be made again', async () => {
  const cache = await newProcess()
  const { keptEtag } = await import('./keptEtag')
  const page = '/route-cache/APP_PAGE/5ec122b2/$/c'
  const asking = (known: string, more: Record<string, string> = {}) =>
    keptEtag('/c', { method: 'GET', headers: new Headers({ 'if-none-match': known, ...more }) })
  await cache.read(page)
  await cache.store(page, 'page', 'site:1')
  const etag = globalThis.keptPages?.get('/c')?.etag ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/)
  expect(asking(`"x", ${etag}`)).toBe(etag)
  expect(asking('"x"')).toBeNull()
  expect(asking(etag, { rsc: '1' })).toBeNull()
  later()
  await cache.purge('site:1')
  later()
  expect(asking(etag)).toBeNull()
  await cache.read(page)
  await cache.store(page, 'page', 'site:1')
  expect(asking(etag)).toBe(etag)
  vi.setSystemTime((time += 3_600_000))
  expect(asking(etag)).toBeNull()
})

test('the size Next takes of a page does not spell out its data; other buffers are written as ever', async () => {
  await newProcess()
  expect(JSON.stringify({ html: 'a', rscData: Buffer.from('abc') })).toBe(
    '{"html":"a","rscData":{"type":"Buffer","data":[]}}',
  )
  expect(JSON.stringify({ body: Buffer.from('abc') })).toBe('{"body":{"type":"Buffer","data":[97,98,99]}}')
})
