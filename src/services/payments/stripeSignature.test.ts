import { expect, test } from 'vitest'
import { readStripeEvent } from './stripeEvent'
import { isStripeSigned, stripeSignature } from './stripeSignature'

const AT = 1_700_000_000
const BODY = '{"a":1}'
const signed = `t=${AT},v1=${stripeSignature('topsecret', AT, BODY)}`

test('BUY-07 a signature is the HMAC-SHA256 of seconds and body', () => {
  // From: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac topsecret
  expect(stripeSignature('topsecret', AT, BODY)).toBe(
    '6a939b0c71853d606167625a15168ee9188c6a511c773ef4f42d307f3849e50f',
  )
})

test('BUY-07 an event is believed with its own signature, one of several, for five minutes', () => {
  expect(isStripeSigned(signed, 'topsecret', BODY, AT)).toBe(true)
  expect(isStripeSigned(signed, 'topsecret', BODY, AT + 300)).toBe(true)
  const [, v1] = signed.split(',')
  expect(isStripeSigned(`t=${AT},v1=${'0'.repeat(64)},${v1},v0=old`, 'topsecret', BODY, AT)).toBe(true)
})

test.each([
  ['too old', signed, 'topsecret', BODY, AT + 301],
  ['from the future', signed, 'topsecret', BODY, AT - 301],
  ['with another body', signed, 'topsecret', '{"a":2}', AT],
  ['with another secret', signed, 'other', BODY, AT],
  ['with another time', signed.replace(String(AT), String(AT + 1)), 'topsecret', BODY, AT],
  ['with an older scheme', signed.replace('v1', 'v0'), 'topsecret', BODY, AT],
  ['without a time', signed.replace(/^t=\d+,/, ''), 'topsecret', BODY, AT],
  ['cut short', signed.slice(0, -1), 'topsecret', BODY, AT],
  ['empty', '', 'topsecret', BODY, AT],
])('BUY-07 an event %s is not believed', (_, header, secret, body, now) => {
  expect(isStripeSigned(header, secret, body, now)).toBe(false)
})

const ID = '0195d0a0-0000-7000-8000-000000000001'
const event = (type: string, object: object) => JSON.stringify({ id: 'evt_1', type, data: { object } })

test('BUY-07 an event names its reservation; what is not ours is left', () => {
  const ours = { id: 'evt_1', reservationId: ID }
  expect(readStripeEvent(event('checkout.session.completed', { client_reference_id: ID }))).toEqual(ours)
  expect(readStripeEvent(event('charge.refunded', { metadata: { reservation_id: ID } }))).toEqual(ours)
  expect(readStripeEvent(event('charge.refunded', { metadata: {} }))).toBe('other')
  expect(readStripeEvent(event('checkout.session.completed', { client_reference_id: 'cart 7' }))).toBe('other')
  expect(readStripeEvent(event('customer.created', { client_reference_id: ID }))).toBe('other')
  for (const none of ['', '[]', '{"id":1}', 'null']) expect(readStripeEvent(none)).toBeNull()
})
