import { expect, test } from 'vitest'
import { hideTracked, type TrackedNumber, trackedNumber } from './trackedNumber'

const numbers: TrackedNumber[] = [
  { channel: 'paid_search', replaces: '+61 7 3000 1234', number: '07 3555 0001' },
  { channel: 'social', replaces: '07 3000 1234', number: '07 3555 0002' },
]

test.each([
  ['paid_search', '07 3000 1234', '07 3555 0001'],
  ['social', '(07) 3000-1234', '07 3555 0002'],
  ['social', '07 3000 9999', '07 3000 9999'],
  ['direct', '07 3000 1234', '07 3000 1234'],
  ['', '07 3000 1234', '07 3000 1234'],
] as const)('TEN-14 by %j the number %s is shown as %s', (channel, phone, shown) =>
  expect(trackedNumber(numbers.map(hideTracked), channel, phone)).toBe(shown),
)

test('VDP-23 a page does not contain the numbers in clear', () =>
  expect(JSON.stringify(numbers.map(hideTracked))).not.toMatch(/3000|3555/))
