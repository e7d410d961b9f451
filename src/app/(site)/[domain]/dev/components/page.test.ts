import { expect, test, vi } from 'vitest'
import type * as realEnv from '@/src/env'
import Page, { metadata } from './page'

const host = vi.hoisted(() => ({ platform: 'localhost:3000', origin: 'http://harbour-city.localhost:3000' }))

vi.mock('@/src/env', async (original) => ({
  ...(await original<typeof realEnv>()),
  env: () => ({ PLATFORM_HOST: host.platform }),
}))
vi.mock('../../requireSite', () => ({ requireSite: async () => ({ origin: host.origin }) }))

const answer = (): Promise<unknown> =>
  Page({ params: Promise.resolve({ domain: 'tenant-1' }) }).catch((error: unknown) => String(error))

test('A11Y-01 NFR-06 the page of components is not found on a public host', async () => {
  host.platform = 'platform.example'
  expect(await answer()).toContain('NEXT_HTTP_ERROR_FALLBACK;404')
  host.platform = 'localhost:3000'
  host.origin = 'https://www.harbourcity.com.au'
  expect(await answer()).toContain('NEXT_HTTP_ERROR_FALLBACK;404')
})

test('A11Y-01 search engines are told to leave it alone', () => {
  expect(metadata.robots).toEqual({ index: false, follow: false })
})
