import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { geocodeWithGoogle } from './googleGeocoder'

const found = JSON.stringify({
  status: 'OK',
  results: [
    {
      address_components: [
        { long_name: '2731', short_name: '2731', types: ['postal_code'] },
        { long_name: 'Moama', short_name: 'Moama', types: ['locality', 'political'] },
        { long_name: 'New South Wales', short_name: 'NSW', types: ['administrative_area_level_1', 'political'] },
      ],
      geometry: { location: { lat: -36.1, lng: 144.7 }, location_type: 'APPROXIMATE' },
    },
  ],
})
const none = JSON.stringify({ status: 'ZERO_RESULTS', results: [] })

/** A stand-in for Google on this machine. */
const google = { asked: [] as URLSearchParams[], status: 200, answer: found }
let server: Server
let url: string
let folder: string
let key: string | undefined

beforeAll(async () => {
  server = createServer((request, response) => {
    google.asked.push(new URL(request.url ?? '', 'http://localhost').searchParams)
    response.writeHead(google.status, { 'content-type': 'application/json' }).end(google.answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/geocode/json`
})
afterAll(() => server.close())
beforeEach(() => {
  Object.assign(google, { asked: [], status: 200, answer: found })
  key = 'our-key'
  folder = mkdtempSync(join(tmpdir(), 'geocoding-'))
  vi.resetModules()
  vi.doMock('@/src/env', () => ({
    env: () => ({ DATA_DIR: folder, GOOGLE_GEOCODING_KEY: key, GOOGLE_GEOCODING_URL: url }),
  }))
})
afterEach(() => {
  vi.doUnmock('@/src/env')
  rmSync(folder, { recursive: true })
})

test('LOC-10 asks for the postcode in Australia and reads results[0].geometry.location', async () => {
  const place = await geocodeWithGoogle('2731', { url, key: 'our-key' })
  expect(place).toEqual({ postcode: '2731', locality: 'Moama', state: 'NSW', lat: -36.1, lng: 144.7 })
  expect(google.asked[0]?.get('components')).toBe('country:AU|postal_code:2731')
  expect(google.asked[0]?.get('key')).toBe('our-key')
})

test("LOC-11 ERR-23 a lookup without results fails with 'Invalid postcode'", async () => {
  google.answer = none
  await expect(geocodeWithGoogle('9999', { url, key: 'our-key' })).rejects.toThrow(/^Invalid postcode$/)
})

test('LOC-10 a refusal or a failure is not mistaken for an unknown postcode', async () => {
  google.answer = '{"status":"REQUEST_DENIED","error_message":"No such key.","results":[]}'
  await expect(geocodeWithGoogle('2731', { url, key: 'x' })).rejects.toThrow('REQUEST_DENIED No such key.')
  google.status = 503
  await expect(geocodeWithGoogle('2731', { url, key: 'x' })).rejects.toThrow('503')
})

const geocode = async () => (await import('./geocodePostcode')).geocodePostcode

test('LOC-10 our own table answers first; Google only what it lacks, and once a day', async () => {
  const geocodePostcode = await geocode()
  expect(await geocodePostcode('3000', 1)).toMatchObject({ locality: 'Melbourne' })
  expect(google.asked).toHaveLength(0)
  expect(await geocodePostcode('2731', 1)).toMatchObject({ locality: 'Moama' })
  expect(await geocodePostcode('2731', 1000)).toMatchObject({ locality: 'Moama' })
  expect(google.asked).toHaveLength(1)
  await geocodePostcode('2731', 25 * 60 * 60 * 1000)
  expect(google.asked).toHaveLength(2)
})

test('LOC-11 an unknown postcode is remembered, a failure of Google is asked again', async () => {
  const geocodePostcode = await geocode()
  google.answer = none
  expect([await geocodePostcode('9999', 1), await geocodePostcode('9999', 2)]).toEqual([null, null])
  expect(google.asked).toHaveLength(1)
  google.status = 500
  expect(await geocodePostcode('2731', 1)).toBeNull()
  Object.assign(google, { status: 200, answer: found })
  expect(await geocodePostcode('2731', 2)).not.toBeNull()
})

test('LOC-10 nobody is asked without an account, nor about what is no postcode', async () => {
  const geocodePostcode = await geocode()
  expect(await geocodePostcode('27a1')).toBeNull()
  key = undefined
  expect(await geocodePostcode('2731')).toBeNull()
  expect(google.asked).toHaveLength(0)
})
