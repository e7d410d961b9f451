import fc from 'fast-check'
import { expect, test } from 'vitest'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import { estimatedSales, salesMonthStart } from './salesCount'

test.each([
  ['2026-11-01T00:00:00+10:00', 0],
  ['2026-11-01T00:07:29+10:00', 0],
  ['2026-11-01T00:07:30+10:00', 1],
  ['2026-11-01T23:59:59+10:00', 191],
  ['2026-11-02T00:00:00+10:00', 192],
  ['2026-11-21T12:00:00+10:00', 20 * 192 + 96],
  ['2026-10-31T14:00:00Z', 0],
])('CON-26 at %s the sales counter says %i', (at, count) => {
  expect(estimatedSales(new Date(at))).toBe(count)
})

test('CON-26 the count is the formula by the clocks of Brisbane, whatever the moment', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }), (now) => {
      const { date, minutes } = zonedTime(now, 'Australia/Brisbane')
      const seconds = minutes * 60 + now.getUTCSeconds()
      expect(estimatedSales(now)).toBe((Number(date.slice(8)) - 1) * 192 + Math.floor(seconds / 450))
    }),
  )
})

test('LAW-10 real sales are counted from the first of the month in Brisbane', () => {
  expect(salesMonthStart(new Date('2026-10-31T14:00:00Z')).toISOString()).toBe('2026-10-31T14:00:00.000Z')
  expect(salesMonthStart(new Date('2026-10-31T13:59:59Z')).toISOString()).toBe('2026-09-30T14:00:00.000Z')
})
