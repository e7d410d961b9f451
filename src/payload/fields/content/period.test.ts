import { expect, test } from 'vitest'
import { isPeriod } from './period'

test('SRP-17 a promo card must end after it starts', () => {
  expect(isPeriod('2026-01-02', '2026-01-01')).toBe(false)
  expect(isPeriod('2026-01-02', '2026-01-02')).toBe(false)
  expect(isPeriod('2026-01-02', new Date('2026-01-03'))).toBe(true)
})

test('SRP-17 a promo card may have no start or no end', () => {
  expect(isPeriod(null, '2026-01-01')).toBe(true)
  expect(isPeriod('2026-01-01', undefined)).toBe(true)
})
