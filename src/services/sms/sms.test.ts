import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readLocalSms } from './localSms'
import { SmsError } from './Sms'
import { smsService } from './smsService'

/** What Twilio's documentation says of one message, as a server. */
interface Asked {
  method: string
  url: string
  headers: IncomingHttpHeaders
  form: URLSearchParams
}
let server: Server
let url: string
let asked: Asked[] = []
let answer: { status: number; body: string }
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sms-'))

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const { method = '', url: at = '', headers } = request
      asked.push({ method, url: at, headers, form: new URLSearchParams(body) })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  asked = []
  answer = { status: 201, body: JSON.stringify({ sid: 'SM1', status: 'queued' }) }
})

const account = (more: object = {}) => ({
  SMS_ACCOUNT: 'AC42',
  SMS_TOKEN: 'secret',
  SMS_FROM: '+61480000000',
  SMS_URL: url,
  DATA_DIR: folder,
  ...more,
})
const message = { to: '+61412345678', text: '123456 is your code' }

test('WAT-15 a message is one form to the account, with Basic authentication', async () => {
  await smsService(account()).send(message)
  const [call] = asked
  expect(call).toMatchObject({ method: 'POST', url: '/2010-04-01/Accounts/AC42/Messages.json' })
  expect(call?.headers.authorization).toBe(`Basic ${Buffer.from('AC42:secret').toString('base64')}`)
  expect(Object.fromEntries(call?.form ?? [])).toEqual({ To: message.to, Body: message.text, From: '+61480000000' })
  const service = `MG${'a'.repeat(32)}`
  await smsService(account({ SMS_FROM: service })).send(message)
  expect(asked[1]?.form.get('MessagingServiceSid')).toBe(service)
  expect(asked[1]?.form.has('From')).toBe(false)
})

test.each([
  [400, JSON.stringify({ code: 21211, message: 'Invalid To +61412345678' }), false],
  [429, JSON.stringify({ code: 20429, message: 'Too Many Requests' }), true],
  [503, 'away', true],
  [201, '<html>', false],
  [200, JSON.stringify({ sid: 'SM1' }), false],
])('WAT-15 LAW-08 an answer %i %s is a failure that names neither number nor text', async (status, body, mayRetry) => {
  answer = { status, body }
  const failure = await smsService(account())
    .send(message)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SmsError)
  expect(failure).toMatchObject({ mayRetry })
  expect(String(failure)).not.toMatch(/61412345678|123456/)
})

test('WAT-15 a service that cannot be reached is asked again later', async () => {
  const nobody = smsService(account({ SMS_URL: 'http://127.0.0.1:1' }))
  await expect(nobody.send(message)).rejects.toMatchObject({ code: 'no answer', mayRetry: true })
})

test('WAT-15 without an account a message is a file that only its owner reads', async () => {
  const { SMS_URL, DATA_DIR } = account()
  const local = smsService({ SMS_URL, DATA_DIR })
  await local.send({ ...message, text: 'first' })
  await local.send({ ...message, text: 'second' })
  const sent = await readLocalSms(path.join(folder, 'sms'))
  expect(sent.map(({ text }) => text).toSorted()).toEqual(['first', 'second'])
  const [file = ''] = readdirSync(path.join(folder, 'sms'))
  expect(statSync(path.join(folder, 'sms', file)).mode & 0o777).toBe(0o600)
  expect(await readLocalSms(path.join(folder, 'none'))).toEqual([])
  expect(asked).toEqual([])
})
