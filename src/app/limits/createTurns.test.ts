import { afterEach, expect, test } from 'vitest'
import { createTurns } from './createTurns'
import { notedServer } from '@/src/services/visitors/notedServer.testing'

/** A server where each request takes a turn and is answered when the test says so. */
const turnServer = async (limits: Parameters<typeof createTurns>[0]) => {
  const turns = createTurns(limits)
  const running: { path: string; answer: () => void }[] = []
  const server = await notedServer(async (headers, path, response) => {
    const started = await turns.take(headers, headers.get('x-client') ?? '')
    if (started) running.push({ path, answer: () => void response.end('made') })
    else response.writeHead(503).end()
  })
  stops.push(server.stop)
  return { ...server, running, paths: () => running.map(({ path }) => path) }
}
const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

test('NFR-06 H4 so many are made at a time; the next begins when one is answered, and beyond the queue is refused', async () => {
  const { ask, running, paths } = await turnServer({ running: 2, waiting: 1, timeMs: 5000 })
  const first = [ask('/1'), ask('/2')]
  await expect.poll(paths).toHaveLength(2)
  const rest = [ask('/3'), ask('/4')]
  const refused = await Promise.race(rest)
  expect(refused.status).toBe(503)
  expect(paths()).toHaveLength(2)
  running[0]?.answer()
  await expect.poll(paths).toHaveLength(3)
  for (const { answer } of running) answer()
  expect((await Promise.all([...first, ...rest])).map(({ status }) => status).sort()).toEqual([200, 200, 200, 503])
})

test('NFR-06 H4 a client with many waiting does not hold up another', async () => {
  const { ask, running, paths } = await turnServer({ running: 1, waiting: 50, timeMs: 5000 })
  const asked = [ask('/first')]
  await expect.poll(paths).toEqual(['/first'])
  for (let n = 0; n < 5; n += 1) asked.push(ask(`/flood`, { 'x-client': 'flood' }))
  // The flood is queued before the visitor arrives.
  await expect.poll(() => globalThis.openRequests?.size).toBe(6)
  asked.push(ask('/visitor', { 'x-client': 'visitor' }))
  await expect.poll(() => globalThis.openRequests?.size).toBe(7)
  for (let n = 0; n < 7; n += 1) {
    await expect.poll(() => running.length).toBe(n + 1)
    running[n]?.answer()
  }
  await Promise.all(asked)
  expect(paths().indexOf('/visitor')).toBeLessThanOrEqual(2)
})

test('NFR-06 H4 a client that leaves while it waits loses its place; a turn that takes too long ends', async () => {
  const { ask, running, paths } = await turnServer({ running: 1, waiting: 5, timeMs: 500 })
  const first = ask('/first')
  await expect.poll(paths).toEqual(['/first'])
  const leaving = new AbortController()
  const left = ask('/left', {}, { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => globalThis.openRequests?.size).toBe(2)
  leaving.abort()
  expect(await left).toBe('left')
  const second = ask('/second')
  await expect.poll(paths).toEqual(['/first', '/second'])
  for (const { answer } of running) answer()
  expect([(await first).status, (await second).status]).toEqual([200, 200])
})
