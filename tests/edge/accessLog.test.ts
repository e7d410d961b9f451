import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '@/scripts/servers/ports'
import { startCaddy } from '@/scripts/testing/edge'
import { missing } from './fakeEdge'
import { type FakeOrigin, startFakeOrigin } from './fakeOrigin'

const undo: (() => unknown)[] = []
let port = 0
let origin: FakeOrigin
let dir = ''

beforeAll(async () => {
  if (missing) return
  dir = mkdtempSync(join(tmpdir(), 'forecourt-caddy-'))
  undo.push(() => rmSync(dir, { recursive: true, force: true }))
  origin = await startFakeOrigin()
  undo.push(origin.stop)
  port = await freePort()
  const options = { port, httpPort: await freePort(), caches: [origin.port], app: origin.port, dir }
  const caddy = await startCaddy(options)
  undo.push(() => caddy.stop())
})
afterAll(async () => {
  for (const task of undo.reverse()) await task()
})

const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const host = 'own.localhost'
    const headers = { host, 'x-request-id': 'forged', referer: `https://${host}/search?q=canary-words` }
    const asked = request(
      { host: '127.0.0.1', port, path, headers, servername: host, rejectUnauthorized: false, agent: false },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.on('error', reject)
    asked.end()
  })

interface Line {
  request?: { uri?: string }
}
const logged = (): string => readFileSync(join(dir, `caddy-${port}.log`), 'utf8')
const uris = (): string[] =>
  logged()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => {
      const { request: of }: Line = JSON.parse(line)
      return of?.uri ?? []
    })

describe.skipIf(missing)('the access log of the edge', () => {
  test('OPS-02 NFR-06 LAW-08 says which page was asked for, and holds no key to a person’s data and no words that were typed', async () => {
    for (const path of [
      '/privacy/my-data/open/canary-key_-1?a=b',
      '/search/used-cars?query=canary-words',
      '/cars/2022-toyota-corolla-a1',
    ])
      expect(await ask(path)).toBe(200)
    const asked = ['/privacy/my-data/open/', '/search/used-cars', '/cars/2022-toyota-corolla-a1']
    await vi.waitFor(() => expect(uris().slice(-asked.length)).toEqual(asked), 10_000)
    expect(logged()).not.toContain('canary')
  })

  test('OPS-02 the app gets an id for each request, never one that a visitor sent', async () => {
    const asked = origin.asked.length
    for (const path of ['/a', '/b']) expect(await ask(path)).toBe(200)
    const ids = origin.asked.slice(asked).map(({ headers }) => headers['x-request-id'])
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
})
