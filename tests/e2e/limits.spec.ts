import { type APIRequestContext, expect, test } from '@playwright/test'
import { port } from './support/sites'
import { siteGet } from './support/siteGet'

const picture = (path: string): string => `/_next/image?url=${encodeURIComponent(path)}&w=640&q=75`
const photo = '/studio/suv/blue/hero.webp'

const send = (request: APIRequestContext, path: string, contentType: string) =>
  request.post(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `harbour-city.localhost:${port}`, 'content-type': contentType },
    data: Buffer.alloc(100_000, ' '),
  })

test('NFR-06 H4 a picture has the variants its widths allow, on hosts of the platform only', async ({ request }) => {
  expect((await siteGet(request, 'harbour-city', picture(photo))).status()).toBe(200)
  expect((await siteGet(request, 'harbour-city', picture(`${photo}?x=1`))).status()).toBe(400)
  expect((await siteGet(request, 'harbour-city', picture('/search'))).status()).toBe(400)
  expect((await siteGet(request, 'no-such-dealership', picture(photo))).status()).toBe(421)
})

test('NFR-06 H2 a page takes no form that is larger than any of its own', async ({ request }) => {
  expect((await send(request, '/contact-us', 'multipart/form-data; boundary=x')).status()).toBe(413)
})

test('NFR-06 M1 a forged X-Forwarded-For does not give every request limits of its own', async ({ request }) => {
  const statuses = await Promise.all(
    Array.from({ length: 250 }, async (_, n) => {
      const answer = await request.post(`http://127.0.0.1:${port}/api/reveal-phone`, {
        headers: { host: `second-gear.localhost:${port}`, 'x-forwarded-for': `10.0.0.${n}` },
        data: {},
      })
      return answer.status()
    }),
  )
  expect(statuses).toContain(429)
})
