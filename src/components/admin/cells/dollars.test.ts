import { expect, test } from 'vitest'
import { dollarsInWords, readDollars } from './dollars'

test.each([
  ['24990', 24990],
  [' $24,990 ', 24990],
  ['', null],
  ['  ', null],
  ['24,990.50', undefined],
  ['-5', undefined],
  ['cheap', undefined],
])('CAR-05 the price typed as %j is %j', (typed, dollars) => expect(readDollars(typed)).toBe(dollars))

test('CAR-05 a price is read as it is shown', () => {
  expect([24990, 0, null].map(dollarsInWords)).toEqual(['$24,990', '$0', '—'])
  expect(readDollars(dollarsInWords(124990))).toBe(124990)
})
