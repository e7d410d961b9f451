import { expect, test } from 'vitest'
import { captchaOf } from './captchaOf'
import { leadingZeroBits } from './puzzle'

test('LEA-37 a dealership has no captcha, its provider’s, or the built-in one while the provider’s keys are missing', () => {
  const given = { captcha: true, captchaProvider: 'turnstile', captchaSiteKey: 'key' } as const
  expect(captchaOf({ ...given, captcha: false })).toBeNull()
  expect(captchaOf(given)).toEqual({ provider: 'turnstile', siteKey: 'key' })
  expect(captchaOf({ ...given, captchaSiteKey: null })).toEqual({ provider: 'builtin' })
  expect(captchaOf({ ...given, captchaProvider: 'builtin' })).toEqual({ provider: 'builtin' })
})

test('LEA-37 zero bits at the start of a hash', () => {
  const hashes = [[0x80], [0x7f, 0], [1], [0, 0xff], [0, 0x10], [0, 0, 0]]
  expect(hashes.map((bytes) => leadingZeroBits(new Uint8Array(bytes)))).toEqual([0, 1, 7, 8, 11, 24])
})
