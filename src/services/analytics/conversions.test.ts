import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Conversion, metaEventName, plainEmail, plainPage, plainPhone } from '@/src/domain/analytics/conversion'
import { forgetEnv, offlineEnv } from '@/src/env'
import { destinationFor, localConversions, metaConversions } from './destinationFor'

/** A stand-in for Meta's Graph API, by its documentation: what it was sent, and what it answers next. */
const meta = { asked: [] as { url?: string; type?: string; body: unknown }[], status: 200, answer: '' }
let server: Server
let url: string

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    meta.asked.push({
      url: request.url,
      type: request.headers['content-type'],
      body: JSON.parse(await bodyOf(request)),
    })
    response.writeHead(meta.status, { 'content-type': 'application/json' }).end(meta.answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v24.0`
})
afterAll(() => server.close())
beforeEach(() =>
  Object.assign(meta, { asked: [], status: 200, answer: '{"events_received":1,"messages":[],"fbtrace_id":"x"}' }),
)

const lead: Conversion = {
  reference: 'A4B4535F',
  eventId: 17,
  at: '2026-12-01T00:00:00.000Z',
  page: 'https://www.example.com/cars/x',
  email: ' Jane@Example.com ',
  phone: '0412 345 678',
  userAgent: 'Mozilla/5.0',
  fbclid: 'click',
  clickedAt: '2026-11-30T00:00:00.000Z',
}
const send = () => metaConversions({ url, token: 'secret-token', pixelId: '1234567890' }).send(lead)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('ANA-16 NFR-06 a lead reaches Meta as its contract says, e-mail and phone as hashes, the token not in the address', async () => {
  expect(await send()).toEqual({ kind: 'sent' })
  expect(meta.asked).toEqual([
    {
      url: '/v24.0/1234567890/events',
      type: 'application/json',
      body: {
        access_token: 'secret-token',
        data: [
          {
            event_name: 'Schedule',
            event_time: 1796083200,
            event_id: 'A4B4535F',
            event_source_url: 'https://www.example.com/cars/x',
            action_source: 'website',
            user_data: {
              em: [sha256('jane@example.com')],
              ph: [sha256('61412345678')],
              fbc: 'fb.1.1795996800000.click',
              client_user_agent: 'Mozilla/5.0',
            },
            custom_data: { lead_event_id: 17 },
          },
        ],
      },
    },
  ])
  expect(JSON.stringify(meta.asked)).not.toMatch(/jane|412 ?345/i)
})

test.each([
  [500, '{}'],
  [429, '{}'],
  [400, '{"error":{"code":4,"message":"jane@example.com"}}'],
  [400, '{"error":{"code":100,"is_transient":true}}'],
  [200, 'not json'],
  [200, '{"events_received":0}'],
])('ANA-15 ANA-16 %i %s is tried again, and the failure names neither token nor person', async (status, answer) => {
  Object.assign(meta, { status, answer })
  const failure = await send().then(
    () => 'answered',
    (error: unknown) => String(error),
  )
  expect(failure).toMatch(/Meta answered \d+/)
  expect(failure).not.toMatch(/token|jane/)
})

test('ANA-15 ANA-16 what Meta will never take is not tried again', async () => {
  Object.assign(meta, { status: 400, answer: '{"error":{"code":190,"message":"Invalid OAuth access token"}}' })
  expect(await send()).toEqual({ kind: 'refused', reason: 'Meta answered 400, code 190.' })
})

test('ANA-16 a dealership’s own token comes before the operator’s', async () => {
  const before = process.env
  process.env = { ...before, ...offlineEnv, META_CAPI_URL: url, META_CAPI_TOKEN: 'operators-token' }
  forgetEnv()
  try {
    await destinationFor('1234567890', 'own-token')?.send(lead)
    await destinationFor('1234567890', null)?.send(lead)
  } finally {
    process.env = before
    forgetEnv()
  }
  expect(meta.asked.map(({ body }) => Object(body).access_token)).toEqual(['own-token', 'operators-token'])
})

test('ANA-16 without an account a lead is a line in a file, as Meta would be sent it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'conversions-'))
  const destination = localConversions(folder, '1234567890')
  await destination.send(lead)
  await destination.send({ ...lead, email: '', phone: '', fbclid: null, eventId: 61 })
  const lines = readFileSync(join(folder, 'conversions.ndjson'), 'utf8').trim().split('\n')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    pixel: '1234567890',
    event_name: 'InitiateCheckout',
    user_data: { client_user_agent: 'Mozilla/5.0' },
  })
  expect(lines.join()).not.toMatch(/jane|412 ?345/i)
})

test('ANA-16 contact details are written as Meta compares them, pages without query', () => {
  expect(['0412 345 678', '+61 412 345 678', '0011 61 412 345 678', '(03) 9000 0000', ''].map(plainPhone)).toEqual([
    '61412345678',
    '61412345678',
    '61412345678',
    '61390000000',
    '',
  ])
  expect(plainEmail(' A@B.Example ')).toBe('a@b.example')
  expect(plainPage('https://x.example/a?email=b#c')).toBe('https://x.example/a')
  expect(plainPage('nonsense')).toBe('')
  expect([4, 9, 14, 17, 48, 61].map(metaEventName)).toEqual([
    'Schedule',
    'Lead',
    'Lead',
    'Schedule',
    'Schedule',
    'InitiateCheckout',
  ])
})
