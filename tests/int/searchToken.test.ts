import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testPayload, type TestPayload } from '@/tests/setup/testPayload'

// The cache of reads is Next's, which is not here.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => undefined }))

let running: TestPayload
beforeAll(async () => {
  running = await testPayload()
})
afterAll(() => running?.destroy())

const UID = '0b6f2a4e-1c3d-4e5f-8a9b-0c1d2e3f4a5b'
const HOST = 'https://search.example.com'
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const tokenFor = async (slug: string, settings: object) => {
  const data = { name: slug, slug, websiteId: slug, template: 'default' as const, settings: { ...settings } }
  await running.payload.create({ collection: 'tenants', data, overrideAccess: true })
  const { GET } = await import('@/src/app/api/search/token/route')
  const host = `${slug}.localhost:3000`
  // The map of hosts is read again at most once a second.
  return vi.waitFor(
    async () => {
      const answer = await GET(new Request(`http://${host}/api/search/token`, { headers: { host } }))
      expect(answer.status).not.toBe(421)
      return { status: answer.status, body: await answer.json() }
    },
    { timeout: 5000 },
  )
}

test('L3 SEA-15 NFR-06 tokens for a dealership’s own search server are signed with its own key', async () => {
  const { status, body } = await tokenFor('own-key', {
    'search.host': HOST,
    'search.key': `${UID}:a-key-of-that-server`,
  })
  expect(status).toBe(200)
  expect(body.host).toBe(HOST)
  expect(claimsOf(body.token).apiKeyUid).toBe(UID)
})

test('L3 SEA-15 NFR-06 a search server without a key of its own gets no token of the platform’s', async () => {
  expect(await tokenFor('no-key', { 'search.host': HOST })).toMatchObject({ status: 404 })
})
