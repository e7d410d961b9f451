import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetEnv } from '@/src/env'
import { readSitePicture } from './readSitePicture'

const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.headers.host} ${request.url}`)
  void sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
    .then((png) => response.end(png))
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const secret = 'secret-of-the-tests-only-0123456789'
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    MEILISEARCH_URL: 'http://127.0.0.1:1',
    MEILISEARCH_MASTER_KEY: secret,
    PAYLOAD_SECRET: secret,
    INTERNAL_SECRET: secret,
    INTERNAL_URL: `http://127.0.0.1:${port}`,
  })
  forgetEnv()
})
afterAll(() => server.close())

test('PDF-01 a picture of the site is read under the site’s host', async () => {
  expect(await readSitePicture('/studio/suv/red/hero.webp', 'a.localhost', 100)).not.toBeNull()
  expect(asked.splice(0)).toEqual(['a.localhost /studio/suv/red/hero.webp'])
})

test.each([
  '//evil.example/x',
  '/\\evil.example/studio/x',
  '/\t/evil.example/studio/x',
  'https://evil.example/studio/x',
  '/api/cars/a/pdf',
  '/studio/../api/cars/a/pdf',
  '/studio/%2e%2e/admin',
  'x',
])('NFR-06 TEN-15 a listing cannot make the server ask for %j', async (path) => {
  expect(await readSitePicture(path, 'a.localhost', 100)).toBeNull()
  expect(asked).toEqual([])
})
