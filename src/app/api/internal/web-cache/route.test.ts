import { beforeEach, expect, test, vi } from 'vitest'
import { searchGuard } from '../../search/searchGuard'
import { POST } from './route'

const SECRET = 'secret-of-the-tests-only'
const refreshed: string[] = []

vi.mock('@/src/env', () => ({ env: () => ({ INTERNAL_SECRET: SECRET }) }))
const shared = { purge: vi.fn(async (_tags: string[]) => undefined) }
let sharedCache: typeof shared | null = null
vi.mock('@/src/services/cache/pageStore', () => ({ sharedPageStore: () => sharedCache }))
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => void refreshed.push(tag) }))

const send = (tags: string[], secret = SECRET): Promise<Response> =>
  POST(
    new Request('http://localhost/api/internal/web-cache', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags }),
    }),
  )

const remember = async (): Promise<void> => {
  for (const id of ['bay', 'other']) {
    await searchGuard().answers.answer(id, 'query', async () => ({ hits: [] }))
    searchGuard().sites.set(id, { id } as never)
  }
}
const remembered = (id: string): boolean[] => [searchGuard().answers.has(id, 'query'), searchGuard().sites.has(id)]

beforeEach(() => {
  globalThis.searchGuard = undefined
  refreshed.length = 0
  sharedCache = null
  return remember()
})

test('SEA-23 503 when the shared cache cannot be purged, so that the worker asks again', async () => {
  sharedCache = shared
  shared.purge.mockRejectedValueOnce(new Error('Redis is away.'))
  expect((await send(['stock:bay'])).status).toBe(503)
  expect((await send(['stock:bay'])).status).toBe(200)
  expect(shared.purge).toHaveBeenLastCalledWith(['stock:bay'])
})

test.each(['site:bay', 'stock:bay'])(
  'TEN-15 SEA-28 %s: the search asks anew what that site is and has, and no other site',
  async (tag) => {
    expect((await send([tag])).status).toBe(200)
    expect(refreshed).toEqual([tag])
    expect(remembered('bay')).toEqual([false, false])
    expect(remembered('other')).toEqual([true, true])
  },
)

test('SEA-28 other tags leave the search alone; without the secret nothing is refreshed', async () => {
  expect((await send(['content:bay:offers', 'car:1'])).status).toBe(200)
  expect(remembered('bay')).toEqual([true, true])
  refreshed.length = 0
  expect((await send(['site:bay'], 'another-secret-altogether')).status).toBe(401)
  expect(refreshed).toEqual([])
  expect(remembered('bay')).toEqual([true, true])
})
