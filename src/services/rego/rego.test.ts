import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { regoQuerySchema } from '@/src/domain/tradeIn/regoVehicle'
import { forgetEnv, offlineEnv } from '@/src/env'
import { DEMO_PLATES, httpRegoLookup, localRegoLookup, regoProvider } from './regoProvider'

/** A stand-in for a register on this machine: what it was asked, and what it answers next. */
const register = { asked: [] as { path?: string; key?: string }[], status: 200, answer: '{}', silent: false }
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    register.asked.push({ path: request.url, key: request.headers.authorization })
    if (!register.silent)
      response.writeHead(register.status, { 'content-type': 'application/json' }).end(register.answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/vehicles`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => Object.assign(register, { asked: [], status: 200, answer: '{}', silent: false }))
afterEach(() => {
  vi.unstubAllEnvs()
  forgetEnv()
})

const ask = () => httpRegoLookup({ url, key: 'our-key' }).lookup('ABC12D', 'NSW')
const mazda = { make: 'Mazda', model: 'CX-5', year: 2021 }

test('LEA-32 asks the register with the key, and keeps nothing of an owner', async () => {
  register.answer = JSON.stringify({ ...mazda, owner: 'Robin', vin: 'JM0KF4WLA00123456' })
  expect(await ask()).toEqual(mazda)
  expect(register.asked).toEqual([{ path: '/vehicles?rego=ABC12D&state=NSW', key: 'Bearer our-key' }])
})

test('LEA-32 an unknown registration is none', async () => {
  register.status = 404
  expect(await ask()).toBeNull()
})

test.each([
  [500, '{}'],
  [302, '{}'],
  [401, '{"message":"our-key is unknown"}'],
  [200, 'not json'],
  [200, '{"make":"Mazda","model":"CX-5"}'],
  [200, '{"make":"Mazda","model":"CX-5","year":"2021"}'],
])('LEA-32 %i %s is no answer, and the failure never names the key', async (status, answer) => {
  Object.assign(register, { status, answer })
  const failure = await ask().then(
    () => 'answered',
    (error: unknown) => String(error),
  )
  expect(failure).not.toBe('answered')
  expect(failure).not.toContain('our-key')
})

test('LEA-32 a register that says nothing is left after four seconds', async () => {
  register.silent = true
  const began = performance.now()
  await expect(ask()).rejects.toThrow(/timeout/i)
  expect(performance.now() - began).toBeGreaterThan(3_500)
}, 15_000)

test('LEA-32 without an account: the plates it is given, then stock, else nothing', async () => {
  const lookup = localRegoLookup(DEMO_PLATES, async (rego) => (rego === 'DXK41P' ? mazda : null))
  expect(await lookup.lookup('DEMO02', 'NSW')).toEqual({ make: 'Toyota', model: 'Corolla', year: 2021 })
  expect(await lookup.lookup('DXK41P', 'VIC')).toEqual(mazda)
  expect(await lookup.lookup('constructor', 'VIC')).toBeNull()
})

test('LEA-32 which one answers depends on the environment; a live site has no demo plates', async () => {
  const found = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries({ ...offlineEnv, ...values })) vi.stubEnv(name, value)
    forgetEnv()
    return regoProvider(async () => null).lookup('DEMO01', 'NSW')
  }
  expect(await found({ SEED_DEMO: 'true' })).toEqual(DEMO_PLATES.DEMO01)
  expect(await found({ SEED_DEMO: 'false' })).toBeNull()
  register.answer = JSON.stringify(mazda)
  expect(await found({ REGO_LOOKUP_URL: url, REGO_LOOKUP_KEY: 'our-key' })).toEqual(mazda)
  vi.stubEnv('REGO_LOOKUP_KEY', '')
  forgetEnv()
  expect(() => regoProvider(async () => null)).toThrow(/REGO_LOOKUP_KEY is required/)
})

test('LEA-32 a registration is asked for without spaces and hyphens; odd ones are refused', () => {
  expect(regoQuerySchema.parse({ rego: ' abc-12 d', state: 'NSW' })).toEqual({ rego: 'ABC12D', state: 'NSW' })
  for (const bad of [
    { rego: '', state: 'NSW' },
    { rego: 'A?B', state: 'NSW' },
    { rego: 'ABC12D', state: 'NZ' },
  ])
    expect(regoQuerySchema.safeParse(bad).success).toBe(false)
})
