import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clientAddress } from './clientAddress'
import { notedServer } from './notedServer.testing'
import { isFromThisMachine, REQUEST_ID_HEADER } from './openRequests'

const settings = { TRUST_PROXY: false }
vi.mock('@/src/env', () => ({ env: () => settings }))

let server: Awaited<ReturnType<typeof notedServer>>
beforeAll(async () => {
  server = await notedServer(
    async (headers, _path, response) => {
      const told = ['proto', 'host', 'port'].map((name) => headers.get(`x-forwarded-${name}`))
      const { method } = response.req
      response.end(JSON.stringify({ method, address: clientAddress(headers), local: isFromThisMachine(headers), told }))
    },
    () => settings.TRUST_PROXY,
  )
})
afterAll(() => server.stop())

const seen = async (headers: Record<string, string>) => JSON.parse((await server.ask('/', headers)).text)
const forged = {
  'x-forwarded-for': '10.0.0.1, 10.0.0.2',
  'x-real-ip': '10.0.0.3',
  forwarded: 'for=10.0.0.4',
  [REQUEST_ID_HEADER]: 'forged',
}

test('NFR-06 M1 without a trusted proxy the address is the connection’s, whatever is sent', async () => {
  expect(await seen({})).toMatchObject({ address: '127.0.0.1', local: true })
  expect((await seen(forged)).address).toBe('127.0.0.1')
})

test('NFR-06 M1 behind a trusted proxy it is the last entry, which that proxy set', async () => {
  settings.TRUST_PROXY = true
  try {
    expect((await seen(forged)).address).toBe('10.0.0.2')
    expect((await seen({})).address).toBe('127.0.0.1')
  } finally {
    settings.TRUST_PROXY = false
  }
})

test('L5 NFR-06 what a proxy would say of scheme and host counts only behind one we trust', async () => {
  const told = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'x-forwarded-port': '99999' }
  expect((await seen(told)).told).toEqual([null, null, null])
  settings.TRUST_PROXY = true
  try {
    expect((await seen(told)).told).toEqual(['https', 'evil.example', '99999'])
  } finally {
    settings.TRUST_PROXY = false
  }
})

test('L9 NFR-06 TRACE, which no Request can have, is answered as OPTIONS; other methods reach the handler as they are', async () => {
  const methodOf = async (method: string) => JSON.parse((await server.ask('/', {}, { method })).text).method
  expect(await methodOf('TRACE')).toBe('OPTIONS')
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']) expect(await methodOf(method)).toBe(method)
})

test('L9 NFR-06 CONNECT opens no tunnel: its connection ends without an answer, and the next request gets one', async () => {
  await expect(server.ask('/', {}, { method: 'CONNECT' })).rejects.toThrow('socket hang up')
  expect((await seen({})).address).toBe('127.0.0.1')
})

test('TEN-15 a request that a proxy passed on does not come from this machine', async () => {
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect((await seen({ [name]: '127.0.0.1' })).local, name).toBe(false)
})

test('NFR-06 M1 headers of a server that does not note its requests have no address', () => {
  expect(clientAddress(new Headers(forged))).toBeNull()
})
