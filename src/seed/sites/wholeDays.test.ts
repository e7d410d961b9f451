import { expect, test } from 'vitest'
import { wholeDays } from './wholeDays'

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
