import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { missing, fakeEdge } from './fakeEdge'

const { origin, ask, purge, fresh, visitor } = fakeEdge()

describe.skipIf(missing)('what the app is spared', () => {
  test('50 visitors who wait for one page are one request', async () => {
    const path = fresh()
    origin().answer = (_, response) =>
      void pause(300).then(() => response.writeHead(200, { 'cache-control': 's-maxage=60', vary: 'RSC' }).end('made'))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ask(path, { headers: { 'next-router-state-tree': String(n), ...visitor() } }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['made']))
    expect(origin().asked).toHaveLength(1)
  })

  test('a page that is out of date by time alone goes out at once while a new one is made', async () => {
    const path = fresh()
    let answered = 0
    origin().answer = (_, response) => {
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
    let round = 0
    const flood = async (number: number, headers: Record<string, string>, host = 'one.test') => {
      const question = { host, headers }
      const answers = await Promise.all(
        Array.from({ length: number }, (_, n) => ask(`/search?query=${round}-${n}-${host}`, question)),
      )
      round += 1
      return answers.filter(({ status }) => status === 429)
    }
    const one = { 'x-forwarded-for': '198.51.100.1' }
    const refused = await flood(80, one, 'flooded.test')
    expect(refused.length).toBeGreaterThanOrEqual(20)
    expect(refused[0]?.headers['retry-after']).toBe('5')
    // Of another visitor too, but for the few that are let through again each second.
    const others = Array.from({ length: 20 }, (_, n) =>
      ask(`/search?query=z${n}`, { host: 'flooded.test', headers: visitor() }),
    )
    expect((await Promise.all(others)).filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10)
    expect((await flood(20, one, 'calm.test')).length).toBeGreaterThanOrEqual(10)
    expect(await flood(1, visitor(), 'calm.test')).toHaveLength(0)
    for (let n = 0; n < 50; n += 1) expect((await ask(path, { headers: one })).cache).toBe('hit')
  })
})
