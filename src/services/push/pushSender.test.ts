import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pushSender, vapidKeys } from './pushSender'

/** A push service by its contract (RFC 8030): what it was sent, and what it answers next. */
const service = { asked: [] as { headers: IncomingHttpHeaders; body: Buffer }[], status: 201 }
let server: Server
let endpoint: string
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    service.asked.push({ headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(service.status).end('a word of the service')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/secret-address`
})
afterAll(() => server.close())
beforeEach(() => Object.assign(service, { asked: [], status: 201 }))

const browser = createECDH('prime256v1')
const auth = randomBytes(16)
const subscription = () => ({
  endpoint,
  keys: { p256dh: browser.generateKeys('base64url'), auth: auth.toString('base64url') },
})
const note = { title: 'Second Gear', body: 'News of 3 cars you asked about.', path: '/my-garage#searches' }
const send = (to = subscription()) => pushSender('a secret of the platform', 'mailto:ops@platform.test').send(to, note)

/** The browser's part, written from RFC 8291 and RFC 8188. */
const decrypted = (body: Buffer): unknown => {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + idLength)
  const cipher = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32))
  const prk = createHmac('sha256', salt).update(input).digest()
  const part = (words: string, length: number) =>
    createHmac('sha256', prk).update(`Content-Encoding: ${words}\0\u0001`).digest().subarray(0, length)
  const open = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  open.setAuthTag(cipher.subarray(-16))
  const plain = Buffer.concat([open.update(cipher.subarray(0, -16)), open.final()])
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
}

test('ALRT-01 a browser reads its message, and a push service knows who sent it (RFC 8291, RFC 8292)', async () => {
  expect(await send()).toBe('sent')
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = service.asked
  expect(decrypted(body)).toEqual(note)
  expect(headers).toMatchObject({
    ttl: '43200',
    urgency: 'low',
    topic: 'saved-searches',
    'content-encoding': 'aes128gcm',
  })
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), k=(?<key>.+)$/.exec(headers.authorization ?? '')?.groups ?? {}
  expect(key).toBe(vapidKeys('a secret of the platform').publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const [head = '', claims = '', signature = ''] = token.split('.')
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(signed).toBe(true)
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: new URL(endpoint).origin,
    sub: 'mailto:ops@platform.test',
  })
})

test('ALRT-01 NFR-06 a browser that is gone is forgotten; other answers are tried again, without the address in the error', async () => {
  for (const status of [404, 410]) {
    service.status = status
    expect(await send()).toBe('gone')
  }
  for (const status of [302, 429, 500]) {
    service.status = status
    await expect(send()).rejects.toThrow(new RegExp(`^A push service (answered ${status}|did not answer)\\.$`))
  }
  await expect(send({ ...subscription(), endpoint: 'http://127.0.0.1:9/secret-address' })).rejects.toThrow(
    /^A push service did not answer\.$/,
  )
})

test('ALRT-01 the keys of an installation are those of its secret', () => {
  expect(vapidKeys('one')).toEqual(vapidKeys('one'))
  expect(vapidKeys('one').publicKey).not.toBe(vapidKeys('two').publicKey)
  expect(Buffer.from(vapidKeys('one').publicKey, 'base64url')).toHaveLength(65)
})
