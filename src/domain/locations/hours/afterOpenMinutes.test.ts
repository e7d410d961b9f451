import { expect, test } from 'vitest'
import { afterOpenMinutes } from './afterOpenMinutes'

const open = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', open: '09:00', close: '17:00' }))
const place = { hours: open, special: [], timeZone: 'Australia/Sydney' }
const after = (from: string, minutes: number, times = place) =>
  afterOpenMinutes(new Date(from), minutes, times).toISOString()

test('CRM-04 only opening hours count', () => {
  // Tuesday 10:00 in Sydney.
  expect(after('2026-11-23T23:00:00Z', 120)).toBe('2026-11-24T01:00:00.000Z')
  // Tuesday 16:30: half an hour today, the rest from 9 tomorrow.
  expect(after('2026-11-24T05:30:00Z', 120)).toBe('2026-11-24T23:30:00.000Z')
  // Friday 20:00: from Monday 9:00.
  expect(after('2026-11-27T09:00:00Z', 60)).toBe('2026-11-29T23:00:00.000Z')
  // More than a day of opening hours.
  expect(after('2026-11-23T22:00:00Z', 10 * 60)).toBe('2026-11-25T00:00:00.000Z')
})

test('CRM-04 a holiday does not count, a lunch break does not either', () => {
  const special = [{ date: '2026-11-25', status: 'Closed' as const, open: null, close: null }]
  expect(after('2026-11-24T05:30:00Z', 120, { ...place, special } as typeof place)).toBe('2026-11-25T23:30:00.000Z')
  const split = [
    { weekday: 2, status: 'Open', open: '09:00', close: '12:00' },
    { weekday: 2, status: 'Open', open: '13:00', close: '17:00' },
  ]
  expect(after('2026-11-24T00:30:00Z', 60, { ...place, hours: split })).toBe('2026-11-24T02:30:00.000Z')
})

test('CRM-04 the night the clocks change is not counted wrongly', () => {
  // Saturday 3 October 2026, 16:30 to Monday, over the start of daylight saving.
  const week = [...open, { weekday: 6, status: 'Open', open: '09:00', close: '17:00' }]
  expect(after('2026-10-03T06:30:00Z', 60, { ...place, hours: week })).toBe('2026-10-04T22:30:00.000Z')
})

test('CRM-04 without hours, or where nothing opens, every minute counts', () => {
  expect(after('2026-11-24T20:00:00Z', 90, { ...place, hours: [] })).toBe('2026-11-24T21:30:00.000Z')
  const closed = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, status: 'Closed', open: '', close: '' }))
  expect(after('2026-11-24T20:00:00Z', 90, { ...place, hours: closed })).toBe('2026-11-24T21:30:00.000Z')
})
