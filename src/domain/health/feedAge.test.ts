import { expect, test } from 'vitest'
import { feedAge, inTime } from './feedAge'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

test('FEED-10 a feed is late after 12 hours and overdue after 24, to the millisecond', () => {
  expect(feedAge(null, now)).toBe('never')
  expect(feedAge(now, now)).toBe('fresh')
  expect(feedAge(new Date(hoursAgo(12).getTime() + 1), now)).toBe('fresh')
  expect(feedAge(hoursAgo(12), now)).toBe('late')
  expect(feedAge(new Date(hoursAgo(24).getTime() + 1), now)).toBe('late')
  expect(feedAge(hoursAgo(24), now)).toBe('overdue')
})

test('FEED-10 ages are told in one unit a person reads at a glance', () => {
  expect([0, 59, 60, 3599, 3600, 86_399, 86_400, 10 * 86_400].map(inTime)).toEqual([
    '0 s',
    '59 s',
    '1 min',
    '59 min',
    '1 h',
    '23 h',
    '1 day',
    '10 days',
  ])
})
