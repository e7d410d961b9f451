import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPreviewToken, previewExpires, readPreviewToken } from './previewToken'

const secret = 'secret-of-the-tests-only'
const claims = {
  tenant: '0c5b1a8e-2f5e-4b1a-9a57-0d6f3c1f2a11',
  collection: 'offers',
  id: '1c5b1a8e-2f5e-4b1a-9a57-0d6f3c1f2a22',
  user: '2c5b1a8e-2f5e-4b1a-9a57-0d6f3c1f2a33',
  expires: 1000,
} as const

test('CMS-01 a preview link says what was signed, until it ends', () => {
  const token = createPreviewToken(claims, secret)
  expect(readPreviewToken(token, secret, 999)).toEqual(claims)
  expect(readPreviewToken(token, secret, 1000)).toBeNull()
  expect(readPreviewToken(token, 'another-secret-altogether', 999)).toBeNull()
})

test('CMS-01 TEN-15 a preview link cannot be changed to another draft or another dealership', () => {
  const [, signature] = createPreviewToken(claims, secret).split('.')
  for (const forged of [
    { tenant: claims.user },
    { id: claims.user },
    { expires: 9_999_999 },
    { collection: 'pages' },
  ]) {
    const body = Buffer.from(JSON.stringify({ ...claims, ...forged })).toString('base64url')
    expect(readPreviewToken(`${body}.${signature}`, secret, 1)).toBeNull()
  }
  fc.assert(fc.property(fc.string(), (text) => readPreviewToken(text, secret, 1) === null))
})

test('CMS-01 links of the same hours are the same, and last at least six', () => {
  expect(previewExpires(0)).toBe(previewExpires(6 * 3600 - 1))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (now) => {
      const left = previewExpires(now) - now
      expect(left).toBeGreaterThan(6 * 3600 - 1)
      expect(left).toBeLessThanOrEqual(12 * 3600)
    }),
  )
})
