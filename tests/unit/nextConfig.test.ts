import { expect, test } from 'vitest'
import nextConfig from '../../next.config.mjs'

const headersFor = async (path: string): Promise<{ key: string; value: string }[]> => {
  const rules = await nextConfig.headers()
  const matches = (source: string) => source === '/:path*' || path.startsWith(source.replace('/:path*', ''))
  return rules.filter((rule) => matches(rule.source)).flatMap((rule) => rule.headers)
}
const keysFor = async (path: string): Promise<string[]> => (await headersFor(path)).map(({ key }) => key)

test('NFR-06 H4 no query string makes another variant of a picture, and what is kept is bounded', () => {
  const { localPatterns = [{}], maximumDiskCacheSize } = nextConfig.images ?? {}
  expect(localPatterns.map(({ search }: { search?: string }) => search)).toEqual(localPatterns.map(() => ''))
  expect(maximumDiskCacheSize).toBeLessThanOrEqual(2_000_000_000)
})

test('a site page asks for no client hints, so that browsers request it once', async () => {
  const keys = await keysFor('/cars/2024-toyota-corolla')
  expect(keys).toContain('X-Content-Type-Options')
  expect(keys).not.toContain('Critical-CH')
  expect(keys).not.toContain('Accept-CH')
})

test('the admin keeps the client hint of its dark mode', async () => {
  expect(await keysFor('/admin/collections/cars')).toContain('Critical-CH')
})

test('the admin cannot be framed by another origin', async () => {
  expect(await keysFor('/admin')).toContain('X-Frame-Options')
  expect(await keysFor('/')).not.toContain('X-Frame-Options')
})

test('L4 NFR-06 no page asks for camera, microphone or place, and the API runs no script', async () => {
  for (const path of ['/', '/admin', '/api/cars']) {
    const allowed = (await headersFor(path)).find(({ key }) => key === 'Permissions-Policy')?.value
    for (const power of ['camera', 'microphone', 'geolocation', 'payment']) expect(allowed).toContain(`${power}=()`)
  }
  const api = (await headersFor('/api/cars')).find(({ key }) => key === 'Content-Security-Policy')?.value
  expect(api).toContain("script-src 'none'")
})
