import { expect, test } from 'vitest'
import { daysLeft } from './daysLeft'

test('days until an offer ends count a part of one whole; without an end or after it there are none', () => {
  const now = new Date('2026-11-27T10:00:00Z')
  expect(daysLeft('2026-11-27T13:00:00Z', now)).toBe(1)
  expect(daysLeft('2026-12-31T13:00:00Z', now)).toBe(35)
  expect(daysLeft('2026-11-27T09:00:00Z', now)).toBeNull()
  expect(daysLeft(null, now)).toBeNull()
})
