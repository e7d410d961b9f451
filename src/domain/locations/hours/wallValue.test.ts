import { expect, test } from 'vitest'
import { wallInstant, wallValue } from './wallValue'

test('CRM-04 a field for date and time is on the dealership’s clocks, daylight saving included', () => {
  for (const [zone, iso] of [
    ['Australia/Perth', '2026-11-30T01:05:00.000Z'],
    ['Australia/Sydney', '2026-11-29T22:05:00.000Z'],
    ['Australia/Adelaide', '2026-11-29T22:35:00.000Z'],
  ] as const) {
    expect(wallValue(iso, zone)).toBe('2026-11-30T09:05')
    expect(wallInstant('2026-11-30T09:05', zone)).toBe(iso)
  }
  expect(wallValue('2026-07-01T00:00:00.000Z', 'Australia/Sydney')).toBe('2026-07-01T10:00')
  expect(wallInstant('2026-07-01T10:00:30', 'Australia/Sydney')).toBe('2026-07-01T00:00:00.000Z')
  expect(wallInstant('', 'Australia/Sydney')).toBeNull()
})
