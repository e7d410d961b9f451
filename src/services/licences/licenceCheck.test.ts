import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Licence } from '@/src/domain/checkout/licence'
import { forgetEnv, offlineEnv } from '@/src/env'
import { httpLicenceCheck, licenceCheck } from './licenceCheck'

const licence: Licence = {
  state: 'VIC',
  number: '012345678',
  card: 'P1234567',
  birthDate: '1990-02-28',
  firstName: 'Robin',
  lastName: 'Shopper',
}

/** A register on this machine: what it was asked, and what it answers next. */
const register = { asked: [] as { body: string; key?: string }[], status: 200, answer: '{}', silent: false }
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      register.asked.push({ body, key: request.headers.authorization })
      if (!register.silent)
        response.writeHead(register.status, { 'content-type': 'application/json' }).end(register.answer)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/checks`
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

const ask = () => httpLicenceCheck({ url, key: 'our-key' }).check(licence)

test('BUY-07 the register is asked with the key for the licence as it was typed', async () => {
  register.answer = JSON.stringify({ result: 'confirmed', reference: 'R1', address: 'somewhere' })
  expect(await ask()).toEqual({ result: 'confirmed', reference: 'R1' })
  expect(register.asked[0]?.key).toBe('Bearer our-key')
  expect(JSON.parse(register.asked[0]?.body ?? '')).toEqual({
    state: 'VIC',
    number: '012345678',
    card: 'P1234567',
    birth_date: '1990-02-28',
    first_name: 'Robin',
    last_name: 'Shopper',
  })
  register.answer = JSON.stringify({ result: 'refused' })
  expect(await ask()).toEqual({ result: 'refused' })
})

test.each([
  [500, '{}'],
  [302, '{}'],
  [401, '{"result":"confirmed","reference":"R1"}'],
  [200, 'not json'],
  [200, '{"result":"confirmed"}'],
])('BUY-07 %i %s is no answer: the sale goes on', async (status, answer) => {
  Object.assign(register, { status, answer })
  expect(await ask()).toEqual({ result: 'unknown' })
})

test('BUY-07 a register that says nothing is left after six seconds', async () => {
  register.silent = true
  expect(await ask()).toEqual({ result: 'unknown' })
}, 15_000)

test('BUY-07 who answers depends on the environment; a live site without a register confirms nothing', async () => {
  const answer = (values: Record<string, string>, number = licence.number) => {
    for (const [name, value] of Object.entries({ ...offlineEnv, ...values })) vi.stubEnv(name, value)
    forgetEnv()
    return licenceCheck().check({ ...licence, number })
  }
  expect(await answer({ SEED_DEMO: 'true' })).toMatchObject({ result: 'confirmed' })
  expect(await answer({ SEED_DEMO: 'true' }, '012345000')).toEqual({ result: 'refused' })
  expect(await answer({ SEED_DEMO: 'false' })).toEqual({ result: 'unknown' })
  register.answer = JSON.stringify({ result: 'confirmed', reference: 'R2' })
  expect(await answer({ LICENCE_CHECK_URL: url, LICENCE_CHECK_KEY: 'our-key' })).toMatchObject({ reference: 'R2' })
  vi.stubEnv('LICENCE_CHECK_KEY', '')
  forgetEnv()
  expect(() => licenceCheck()).toThrow(/LICENCE_CHECK_KEY is required/)
})
