import { expect, test } from 'vitest'
import { isSigned, signatureHeader } from './webhookSignature'

const SIGNED_AT = 1_700_000_000
const BODY = '{"a":1}'

test('CRM-01 a signature is the HMAC-SHA256 of timestamp and body', () => {
  // From: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac topsecret
  expect(signatureHeader('topsecret', SIGNED_AT, BODY)).toBe(
    't=1700000000,v1=6a939b0c71853d606167625a15168ee9188c6a511c773ef4f42d307f3849e50f',
  )
})

test('CRM-04 a body is believed only with its own signature, and for five minutes', () => {
  const header = signatureHeader('topsecret', SIGNED_AT, BODY)
  expect(isSigned(header, 'topsecret', BODY, SIGNED_AT + 299)).toBe(true)
  expect(isSigned(header, 'topsecret', BODY, SIGNED_AT + 301)).toBe(false)
  expect(isSigned(header, 'topsecret', '{"a":2}', SIGNED_AT)).toBe(false)
  expect(isSigned(header, 'another', BODY, SIGNED_AT)).toBe(false)
  expect(isSigned('t=1,v1=zz', 'topsecret', BODY, SIGNED_AT)).toBe(false)
})
