import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@redis/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { redisProgram, redisServer, type RedisServer } from '../../setup/redisServer'
import { webProcess, type WebProcess } from './webProcess'

const redis = await redisProgram()
if (redis.program === null) process.stderr.write(`The tests of the shared cache are skipped: ${redis.why}.\n`)

describe.skipIf(redis.program === null)('REDIS_URL: one cache for all replicas', () => {
  let server: RedisServer
  let folder: string
  let processes: WebProcess[]

  const replica = async (build?: string): Promise<WebProcess> => {
    const own = mkdtempSync(join(folder, 'replica-'))
    const started = await webProcess(own, { REDIS_URL: server.url }, build)
    processes.push(started)
    return started
  }
  const redisClient = () => createClient({ url: server.url })
  const inRedis = async <T>(work: (client: ReturnType<typeof redisClient>) => Promise<T>): Promise<T> => {
    const client = redisClient()
    await client.connect()
    try {
      return await work(client)
    } finally {
      client.destroy()
    }
  }
  /** Until a replica stores again what it makes. */
  const untilUsed = (web: WebProcess): Promise<void> =>
    expect
      .poll(
        async () => {
          const key = `/probe-${crypto.randomUUID()}`
          await web.visit(key, 'probe', ['probe'])
          return web.get(key)
        },
        { timeout: 10_000 },
      )
      .toBe('probe')

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forecourt-replicas-'))
    server = await redisServer(redis.program ?? '')
  })
  afterAll(async () => {
    await server.remove()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    processes = []
    await inRedis((client) => client.flushAll())
  })
  afterEach(async () => {
    server.thaw()
    await Promise.all(processes.splice(0).map(({ kill }) => kill()))
  })

  test('SEA-23 what one replica made another serves; a purge in one counts in all, and after a restart', async () => {
    const [a, b] = [await replica(), await replica()]
    expect(await a.visit('/a', 'old', ['site:1', 'car:1'])).toBe('old')
    expect(await b.visit('/a', 'new', ['site:1', 'car:1'])).toBe('old')
    await b.purge('car:1')
    expect(await a.get('/a')).toBeNull()
    expect(await (await replica()).get('/a')).toBeNull()
    expect(await a.visit('/a', 'new', ['site:1', 'car:1'])).toBe('new')
    expect(await b.get('/a')).toBe('new')
  })

  test('SEA-23 a page made in one replica while its tag is purged in another is not kept', async () => {
    const [a, b] = [await replica(), await replica()]
    await a.get('/a')
    await b.purge('car:1')
    await a.set('/a', 'made before', ['car:1'])
    expect(await b.visit('/a', 'new', ['car:1'])).toBe('new')
    expect(await a.get('/a')).toBe('new')
  })

  test('H1 answers other than 200 are never stored; entries end by themselves', async () => {
    const web = await replica()
    await web.get('/none')
    await web.set('/none', 'nothing here', ['site:1'], { status: 404 })
    await web.visit('/a', 'page', ['site:1'])
    await inRedis(async (client) => {
      const entries = (await client.keys('forecourt:build-1:*')).map(String)
      expect(entries).toEqual(['forecourt:build-1:/a'])
      expect(await client.ttl(entries[0] ?? '')).toBeGreaterThan(3590)
    })
  })

  test('a release never reads pages of another, and a purge counts for both', async () => {
    const [old, next] = [await replica('build-1'), await replica('build-2')]
    await old.visit('/a', 'of build 1', ['car:1'])
    expect(await next.visit('/a', 'of build 2', ['car:1'])).toBe('of build 2')
    await next.purge('car:1')
    expect([await old.get('/a'), await next.get('/a')]).toEqual([null, null])
  })

  test.each([
    ['killed, with the data it had', () => server.kill(), () => server.start()],
    ['frozen', async () => server.freeze(), async () => server.thaw()],
  ])('Redis %s: pages are made, a purge fails, and what was purged does not come back', async (_, away, back) => {
    const [a, b] = [await replica(), await replica()]
    await a.visit('/a', 'old', ['car:1'])
    expect(await b.get('/a')).toBe('old')
    await away()
    const before = performance.now()
    expect(await a.visit('/a', 'made while away', ['car:1'])).toBe('made while away')
    expect(await a.visit('/b', 'made while away', ['car:1'])).toBe('made while away')
    expect(performance.now() - before).toBeLessThan(3000)
    await expect(a.purge('car:1')).rejects.toThrow()
    await back()
    // The purge is not repeated here. Whoever missed it purges everything before Redis is used again.
    await untilUsed(a)
    expect(await a.get('/a')).toBeNull()
    await untilUsed(b)
    expect(await b.visit('/a', 'new', ['car:1'])).toBe('new')
    expect(await a.get('/a')).toBe('new')
    await a.purge('car:1')
    expect(await b.get('/a')).toBeNull()
  })

  test('a replica that starts while Redis is away serves nothing that was purged meanwhile', async () => {
    const a = await replica()
    await a.visit('/a', 'old', ['car:1'])
    await a.kill()
    processes = []
    await server.kill()
    const b = await replica()
    await expect(b.purge('car:1')).rejects.toThrow()
    await server.start()
    await untilUsed(b)
    expect(await b.get('/a')).toBeNull()
  })

  test('purges that Redis evicted or lost take the pages with them', async () => {
    const web = await replica()
    await web.visit('/a', 'old', ['car:1'])
    await web.purge('car:1')
    await web.visit('/b', 'page', ['car:2'])
    await inRedis((client) => client.del('forecourt:purges'))
    expect([await web.get('/a'), await web.get('/b')]).toEqual([null, null])
  })
})
