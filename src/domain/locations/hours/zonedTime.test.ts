import fc from 'fast-check'
import { expect, test } from 'vitest'
import { australianZones } from './stateTimeZone'
import { instantAt, zonedTime } from './zonedTime'

test.each([
  ['2099-11-30', 9 * 60, 'Australia/Sydney', '2099-11-29T22:00:00.000Z'],
  ['2026-07-01', 9 * 60, 'Australia/Sydney', '2026-06-30T23:00:00.000Z'],
  ['2026-11-30', 23 * 60 + 45, 'Australia/Perth', '2026-11-30T15:45:00.000Z'],
  ['2026-11-30', 9 * 60, 'Australia/Adelaide', '2026-11-29T22:30:00.000Z'],
  // Clocks go from 2 to 3 am on 4 October 2026, and from 3 back to 2 am on 5 April 2026.
  ['2026-10-04', 2 * 60 + 30, 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
  ['2026-10-04', 3 * 60, 'Australia/Sydney', '2026-10-03T16:00:00.000Z'],
  ['2026-04-05', 2 * 60 + 30, 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
  ['2026-04-05', 4 * 60, 'Australia/Sydney', '2026-04-04T18:00:00.000Z'],
])('CMS-01 %s, minute %i of the day in %s is %s', (date, minutes, zone, iso) => {
  expect(instantAt({ date, minutes }, zone).toISOString()).toBe(iso)
})

test('CMS-01 the clocks show what was entered, at any time and in any zone, but for the hours that come twice', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  const zones = fc.constantFrom(...australianZones.map(({ value }) => value))
  fc.assert(
    fc.property(times, zones, (time, zone) => {
      const shown = zonedTime(time, zone)
      const again = instantAt(shown, zone)
      expect(zonedTime(again, zone)).toEqual(shown)
      expect(Math.floor(time.getTime() / 60_000) * 60_000 - again.getTime()).toBeOneOf([0, 3_600_000])
    }),
  )
})
