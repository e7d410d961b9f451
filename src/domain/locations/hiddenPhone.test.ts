import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone } from './formatPhone'
import { hidePhone, unhidePhone } from './hiddenPhone'

test('VDP-23 VDP-27 a hidden number shows its first five characters and holds the rest nowhere', () => {
  const hidden = hidePhone('+61 2 9437 5512')
  expect(hidden.masked).toBe('02 94•• ••••')
  expect(JSON.stringify(hidden)).not.toContain('37 5512')
  expect(JSON.stringify(hidden)).not.toContain('375512')
})

test('VDP-25 ERR-11 any number comes back as it is written', () => {
  const digits = fc.stringMatching(/^0[2-9]\d{8}$/)
  fc.assert(
    fc.property(digits, (raw) => {
      expect(unhidePhone(hidePhone(raw))).toBe(formatPhone(raw))
    }),
  )
  for (const raw of ['1300 031 264', '13 11 66', '+61 400 123 456', '12'])
    expect(unhidePhone(hidePhone(raw))).toBe(formatPhone(raw))
})
