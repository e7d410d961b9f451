import { afterAll, beforeAll, expect, test } from 'vitest'
import { privateLog } from '@/src/payload/internals/privateLog'
import { processMetrics } from '../metrics/processMetrics'
import { currentRequest } from './currentRequest'
import { notedServer } from './notedServer.testing'
import { requestErrorLine } from './requestErrorLine'

let server: Awaited<ReturnType<typeof notedServer>>
let trusted = false
/** What the log adds to a line, by the address it was written for. */
const lines = new Map<string, unknown>()
/** Requests wait here until all of a test are open. */
const together = Promise.withResolvers<void>()

beforeAll(async () => {
  const { options } = privateLog('json', currentRequest)
  server = await notedServer(
    async (_headers, path, response) => {
      await together.promise
      lines.set(path, Reflect.apply(options.mixin ?? Object, null, []))
      response.statusCode = path === '/api/broken' ? 500 : 200
      response.end(
        JSON.stringify(requestErrorLine(new Error('for a@b.example'), { routePath: '/x', routeType: 'render' })),
      )
    },
    () => trusted,
  )
})
afterAll(() => server.stop())

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.ask(path, headers)
  return { ...answer, id: answer.headers['x-request-id'], error: JSON.parse(answer.text) }
}

test('OPS-02 lines of the log name their own request and its host, also of two requests at once', async () => {
  const asked = [ask('/one', { host: 'one.test' }), ask('/two', { host: 'two.test' })]
  together.resolve()
  const [one, two] = await Promise.all(asked)
  expect(one?.id).toMatch(/^[0-9a-f-]{36}$/)
  expect(lines.get('/one')).toEqual({ requestId: one?.id, host: 'one.test' })
  expect(lines.get('/two')).toEqual({ requestId: two?.id, host: 'two.test' })
  expect(one?.error).toMatchObject({ requestId: one?.id, routePath: '/x', err: { message: 'for [e-mail]' } })
  expect(one?.id).not.toBe(two?.id)
  expect(currentRequest()).toBeUndefined()
})

test('OPS-02 a request keeps the id a trusted proxy gave it, and no other', async () => {
  const id = '3f0c9f8e-6b1d-4e0a-9a53-0f4de0a0c0de'
  expect((await ask('/', { 'x-request-id': id })).id).not.toBe(id)
  trusted = true
  expect((await ask('/', { 'x-request-id': id })).id).toBe(id)
  expect((await ask('/', { 'x-request-id': 'a\tb' })).id).toMatch(/^[0-9a-f-]{36}$/)
})

test('OPS-02 requests are counted by kind and outcome', async () => {
  await ask('/api/broken')
  await ask('/cars/a')
  const counts = async () =>
    (await processMetrics().requests.get()).values.filter(({ metricName }) => metricName?.endsWith('_count'))
  await expect
    .poll(counts)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ labels: { kind: 'api', status: '5xx' }, value: 1 }),
        expect.objectContaining({ labels: { kind: 'page', status: '2xx' } }),
      ]),
    )
})
