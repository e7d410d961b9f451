import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hcaptcha } from './hcaptcha'
import { turnstile } from './turnstile'

/** A stand-in for both providers, by their documentation: what it was asked, and what it answers next. */
const provider = { asked: [] as { type?: string; fields: Record<string, string> }[], status: 200, answer: '' }
let server: Server
let url: string

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const fields = Object.fromEntries(new URLSearchParams(await bodyOf(request)))
    provider.asked.push({ type: request.headers['content-type'], fields })
    response.writeHead(provider.status, { 'content-type': 'application/json' }).end(provider.answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
})
afterAll(() => server.close())
beforeEach(() => Object.assign(provider, { asked: [], status: 200, answer: '{"success":true}' }))

const account = { siteKey: 'site-key', secret: 'secret-key' }
const failing = (...codes: string[]) =>
  Object.assign(provider, { answer: JSON.stringify({ success: false, 'error-codes': codes }) })

describe.each([
  ['Turnstile', () => turnstile(account, url), {}],
  ['hCaptcha', () => hcaptcha(account, url), { sitekey: 'site-key' }],
])('LEA-37 %s', (_, client, more) => {
  test('is asked as its contract says, and passes what it passes', async () => {
    expect(await client().verify('token', '203.0.113.7')).toBe('passed')
    expect(await client().verify('token', null)).toBe('passed')
    const type = 'application/x-www-form-urlencoded;charset=UTF-8'
    const fields = { secret: 'secret-key', response: 'token', ...more }
    expect(provider.asked).toEqual([
      { type, fields: { ...fields, remoteip: '203.0.113.7' } },
      { type, fields },
    ])
  })

  test('a token it refuses fails; without one it is not asked', async () => {
    failing('invalid-input-response')
    expect(await client().verify('token', null)).toBe('failed')
    expect(await client().verify('', null)).toBe('failed')
    expect(provider.asked).toHaveLength(1)
  })

  test.each(['invalid-input-secret', 'internal-error', 'bad-request'])(
    '%s is not the visitor’s fault',
    async (code) => {
      failing(code)
      expect(await client().verify('token', null)).toBe('unavailable')
    },
  )

  test.each([
    [500, 'busy'],
    [200, 'not json'],
    [200, '{}'],
  ])('an answer that is none (%i %s) is no verdict', async (status, answer) => {
    Object.assign(provider, { status, answer })
    expect(await client().verify('token', null)).toBe('unavailable')
  })
})

test('LEA-37 used tokens fail at both; a provider that is not there gives no verdict', async () => {
  failing('timeout-or-duplicate')
  expect(await turnstile(account, url).verify('token', null)).toBe('failed')
  failing('already-seen-response')
  expect(await hcaptcha(account, url).verify('token', null)).toBe('failed')
  expect(await turnstile(account, 'http://127.0.0.1:9/').verify('token', null)).toBe('unavailable')
})
