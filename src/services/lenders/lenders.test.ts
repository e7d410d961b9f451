import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isSigned, signatureHeader } from '@/src/payload/auth/webhookSignature'
import type { LenderApplication } from './Lender'
import { httpLender, localLender } from './lenderGateway'

const SECRET = 'a secret of the lender'
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-lender-'))
let server: Server
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
let answer = { status: 201, body: '' }

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  asked = []
  answer = { status: 201, body: JSON.stringify({ reference: 'L-42' }) }
})

const now = Math.floor(Date.now() / 1000)
const lender = (url?: string) =>
  httpLender({
    url: url ?? `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    token: 'token',
    sign: (body) => signatureHeader(SECRET, now, body),
  })

const application: LenderApplication = {
  application_id: 'a4b4535f-33f5-459a-9099-156d29bb4ca5',
  lender: 'Angle',
  dealership: { id: '1', name: 'Own Motors' },
  submitted_at: '2026-11-25T00:00:00.000Z',
  vehicle: 'Kia Rio',
  answers: { income: { income: 6200 } },
  consents: [{ to: 'Credit check', text: 'You may.' }],
  signature: 'Robin Example',
  documents: [],
}

test('LEA-06 a lender gets one JSON, with token, signature and the application’s id as its key', async () => {
  expect(await lender().send(application)).toBe('L-42')
  const [call] = asked
  expect(call?.url).toBe('/v1/applications')
  expect(call?.headers).toMatchObject({ authorization: 'Bearer token', 'idempotency-key': application.application_id })
  expect(isSigned(String(call?.headers['x-signature']), SECRET, call?.body ?? '', now)).toBe(true)
  expect(isSigned(String(call?.headers['x-signature']), SECRET, `${call?.body} `, now)).toBe(false)
  expect(JSON.parse(call?.body ?? '')).toEqual(application)
})

test('LEA-06 a lender that has it already answers with the same reference', async () => {
  answer = { status: 409, body: JSON.stringify({ reference: 'L-41' }) }
  expect(await lender().send(application)).toBe('L-41')
})

test.each([
  [400, '{"error":"income 6200 too low for Robin"}', false],
  [409, '{}', false],
  [429, '{}', true],
  [503, 'away', true],
  [201, '<html>', false],
])('LEA-06 LAW-08 an answer %i %s is a failure that repeats nothing of it', async (status, body, mayRetry) => {
  answer = { status, body }
  const failure = await lender()
    .send(application)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'LenderError', code: String(status), mayRetry })
  expect(String(failure)).not.toMatch(/6200|Robin/)
})

test('LEA-06 a lender that cannot be reached is asked again later', async () => {
  await expect(lender('http://127.0.0.1:1').send(application)).rejects.toMatchObject({ mayRetry: true })
})

test('LEA-06 the demo’s lender is a file that only its owner reads', async () => {
  expect(await localLender(folder).send(application)).toBe('DEMO-A4B4535F')
  await localLender(folder).send(application)
  const file = path.join(folder, `${application.application_id}.json`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(application)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})
