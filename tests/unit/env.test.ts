import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { launcherEnv, offlineEnv, parseEnv } from '@/src/env'

const LOCAL = ['localhost', 'localhost:3000', 'admin.localhost:8080', '127.0.0.1:3000', '[::1]:3000']
const PUBLIC = ['admin.example.com', 'localhost.example.com', '10.0.0.5:3000', 'forecourt.test', '127.evil.example']

test('M6 CMS-05 demo logins, whose password is public, are refused where the platform’s host is not local', () => {
  for (const PLATFORM_HOST of PUBLIC) {
    const given = { ...offlineEnv, PLATFORM_HOST, SEED_DEMO: 'true' }
    expect(() => parseEnv(given), PLATFORM_HOST).toThrow(/SEED_DEMO must be false where PLATFORM_HOST is not localhost/)
    expect(() => launcherEnv(given), PLATFORM_HOST).toThrow(/SEED_DEMO must be false/)
  }
  for (const PLATFORM_HOST of LOCAL)
    expect(parseEnv({ ...offlineEnv, PLATFORM_HOST, SEED_DEMO: 'true' }).SEED_DEMO, PLATFORM_HOST).toBe(true)
})

test('M6 CMS-05 nobody who leaves SEED_DEMO out gets demo logins on a public host or an open port', () => {
  for (const PLATFORM_HOST of PUBLIC) {
    expect(parseEnv({ ...offlineEnv, PLATFORM_HOST }).SEED_DEMO).toBe(false)
    expect(launcherEnv({ PLATFORM_HOST }).SEED_DEMO).toBe(false)
  }
  expect(launcherEnv({}).SEED_DEMO).toBe(true)
  expect(parseEnv(offlineEnv).SEED_DEMO).toBe(true)
  expect(launcherEnv({ HOST: '0.0.0.0' }).SEED_DEMO).toBe(false)
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^ENV .*\bSEED_DEMO=false\b/m)
})

test('BUY-07 Stripe needs its key and the secret of its webhook, or neither', () => {
  const both = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
  for (const [name, value] of Object.entries(both))
    expect(() => parseEnv({ ...offlineEnv, [name]: value }), name).toThrow(/is required because STRIPE_/)
  expect(parseEnv({ ...offlineEnv, ...both }).STRIPE_API_URL).toBe('https://api.stripe.com')
})
