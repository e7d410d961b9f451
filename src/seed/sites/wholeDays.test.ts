import { expect, test } from 'vitest'
import { lastMinuteOf, wholeDays } from './wholeDays'

test('RTE-40 a demo wheel begins and ends with a day of its dealership, whatever the hour it is seeded at', () => {
  // 22:40 on 3 October in Sydney, the evening before the clocks go forward; 21:40 in Brisbane.
  const now = new Date('2026-10-03T12:40:37Z')
  const days = { startsInDays: -7, endsInDays: 3 }
  expect(wholeDays(now, 'Australia/Sydney', days)).toEqual({
    start: '2026-09-25T14:00:00.000Z',
    expiry: '2026-10-06T12:59:00.000Z',
  })
  expect(wholeDays(now, 'Australia/Brisbane', days)).toEqual({
    start: '2026-09-25T14:00:00.000Z',
    expiry: '2026-10-06T13:59:00.000Z',
  })
})

test.each([
  ['2026-07-01T00:00:00Z', 'Australia/Brisbane', '2027-01-31T13:59:00.000Z'],
  ['2026-12-15T00:00:00Z', 'Australia/Sydney', '2027-01-31T12:59:00.000Z'],
  // The last hour of 11 January in Sydney, with 20 days left, and the first of 12 January.
  ['2027-01-11T12:30:00Z', 'Australia/Sydney', '2027-01-31T12:59:00.000Z'],
  ['2027-01-11T13:30:00Z', 'Australia/Sydney', '2028-01-31T12:59:00.000Z'],
  // 1 January in Adelaide, while it is still the old year in UTC.
  ['2026-12-31T14:00:00Z', 'Australia/Adelaide', '2027-01-31T13:29:00.000Z'],
])('TEN-17 an offer seeded at %s ends with a January that is at least 20 days away in %s', (now, zone, end) => {
  expect(lastMinuteOf('January', new Date(now), zone)).toBe(end)
})

test('TEN-17 an offer may end with another month', () => {
  const now = new Date('2026-11-27T00:00:00Z')
  expect(lastMinuteOf('December', now, 'Australia/Sydney')).toBe('2026-12-31T12:59:00.000Z')
  expect(lastMinuteOf('February', now, 'Australia/Brisbane')).toBe('2027-02-28T13:59:00.000Z')
})
