import { expect, test } from 'vitest'
import { postWebhook } from './postWebhook'
import { signatureHeader } from './webhookSignature'

test('CRM-01 a signature is the HMAC-SHA256 of timestamp and body', () => {
  // From: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac topsecret
  expect(signatureHeader('topsecret', 1_700_000_000, '{"a":1}')).toBe(
    't=1700000000,v1=6a939b0c71853d606167625a15168ee9188c6a511c773ef4f42d307f3849e50f',
  )
})

test.each(['http://93.184.216.34/', 'https://127.0.0.1/', 'https://169.254.169.254/latest', 'https://[::1]/', 'x'])(
  'CRM-01 nothing is sent to %s',
  async (address) => {
    const answer = await postWebhook(address, { headers: {}, body: '{}', allow: [] })
    expect(answer).toMatchObject({ status: null, isRefused: true })
  },
)
