import { afterEach, expect, test, vi } from 'vitest'
import { withTransportSecurity } from './pageHeaders'

const settings = vi.hoisted(() => ({ PUBLIC_SCHEME: 'https', HSTS: 31_536_000 }))
vi.mock('@/src/env', () => ({ env: () => settings }))
vi.mock('@/src/data/site/tenantDomains', () => ({}))
afterEach(() => Object.assign(settings, { PUBLIC_SCHEME: 'https', HSTS: 31_536_000 }))

const hsts = () => withTransportSecurity(new Response()).headers.get('strict-transport-security')

test('L4 NFR-06 browsers are told to come by https again where visitors use it, and nowhere else', () => {
  expect(hsts()).toBe('max-age=31536000')
  settings.HSTS = 0
  expect(hsts()).toBeNull()
  Object.assign(settings, { PUBLIC_SCHEME: 'http', HSTS: 300 })
  expect(hsts()).toBeNull()
})
