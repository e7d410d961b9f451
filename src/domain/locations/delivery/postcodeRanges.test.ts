import { expect, test } from 'vitest'
import { parsePostcodeRange } from './deliveryEstimate'

test.each([
  ['2000', { from: 2000, to: 2000 }],
  ['2000-2234', { from: 2000, to: 2234 }],
  [' 0800 – 0899 ', { from: 800, to: 899 }],
  ['2234-2000', null],
  ['200', null],
  ['2000-', null],
  ['Sydney', null],
])('LOC-13 the delivery postcodes %s read as %o', (text, expected) => {
  expect(parsePostcodeRange(text)).toEqual(expected)
})
