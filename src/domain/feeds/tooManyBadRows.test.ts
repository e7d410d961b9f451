import { expect, test } from 'vitest'
import { tooManyBadRows } from './tooManyBadRows'

test('M4 FEED-04 a file of which nothing can be used is read no further', () => {
  expect(tooManyBadRows({ rows: 1999, rejected: 1999, skipped: 0 })).toBeNull()
  expect(tooManyBadRows({ rows: 2000, rejected: 1500, skipped: 500 })).toBe(
    '2,000 of the first 2,000 rows cannot be used; the rest was not read.',
  )
  expect(tooManyBadRows({ rows: 10_001, rejected: 10_000, skipped: 0 })).toBeNull()
  expect(tooManyBadRows({ rows: 10_002, rejected: 1, skipped: 10_000 })).toMatch(/not read/)
  expect(tooManyBadRows({ rows: 30_000, rejected: 20_000, skipped: 0 })).toBeNull()
  expect(tooManyBadRows({ rows: 1_000_000, rejected: 50_001, skipped: 0 })).toMatch(/not read/)
})
