import { describe, expect, test } from 'vitest'
import { isoWithOffset } from './isoWithOffset'
import { testDrivePlace, testDriveRulesOf } from './TestDriveRules'
import { freeSeat, type SlotPlace, offeredTimes } from './offeredTimes'

const SYDNEY = 'Australia/Sydney'
const open = (weekday: number, from: string, to: string) => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
  formattedHours: '',
})
const everyDay = (from: string, to: string) => [0, 1, 2, 3, 4, 5, 6].map((weekday) => open(weekday, from, to))

const timesOf = (place: Partial<SlotPlace>, now: string): string[] => {
  const { timeZone = SYDNEY } = place
  const rules = testDriveRulesOf({ days_ahead: 1, notice_hours: 0 })
  const all = { hours: everyDay('09:00', '11:00'), special: [], timeZone, rules, ...place }
  return offeredTimes(all, new Date(now)).map(({ startsAt }) => isoWithOffset(startsAt, timeZone))
}

describe('times of a location', () => {
  test('LEA-22 one after the other from opening, the last ends by closing; a lunch break is left out', () => {
    const hours = [
      open(1, '13:00', '14:10'),
      open(1, '09:15', '10:00'),
      { ...open(2, '09:00', '17:00'), status: 'Closed' },
    ]
    expect(timesOf({ hours }, '2026-11-22T20:00:00+11:00')).toEqual([
      '2026-11-23T09:15:00+11:00',
      '2026-11-23T13:00:00+11:00',
      '2026-11-23T13:30:00+11:00',
    ])
  })

  test('LEA-22 never on a holiday; a special day has its own hours', () => {
    const special = [
      { date: '2026-12-25', status: 'Closed' as const, open: null, close: null },
      { date: '2026-12-26', status: 'Open' as const, open: '10:00', close: '11:00' },
    ]
    expect(timesOf({ special }, '2026-12-25T00:30:00+11:00')).toEqual([
      '2026-12-26T10:00:00+11:00',
      '2026-12-26T10:30:00+11:00',
    ])
  })

  test('LEA-22 not before the notice has passed, not after the days ahead', () => {
    const rules = testDriveRulesOf({ minutes: 60, notice_hours: 2, days_ahead: 1 })
    expect(timesOf({ rules }, '2026-11-23T08:00:00+11:00')).toEqual([
      '2026-11-23T10:00:00+11:00',
      '2026-11-24T09:00:00+11:00',
      '2026-11-24T10:00:00+11:00',
    ])
  })

  test('LEA-22 nothing where test drives are not taken, or no hours are known', () => {
    expect(timesOf({ rules: testDriveRulesOf({ takes: false }) }, '2026-11-23T08:00:00Z')).toEqual([])
    expect(timesOf({ hours: [] }, '2026-11-23T08:00:00Z')).toEqual([])
  })

  test('LEA-22 the first day of daylight saving in Sydney keeps its clocks; the hour that is skipped has no times', () => {
    expect(timesOf({ hours: everyDay('09:00', '09:30') }, '2026-10-03T12:00:00+10:00')).toEqual([
      '2026-10-04T09:00:00+11:00',
    ])
    expect(timesOf({ hours: [open(0, '01:30', '03:30')] }, '2026-10-03T12:00:00+10:00')).toEqual([
      '2026-10-04T01:30:00+10:00',
      '2026-10-04T03:00:00+11:00',
    ])
    expect(timesOf({ hours: everyDay('09:00', '09:30') }, '2027-04-03T12:00:00+11:00')).toEqual([
      '2027-04-04T09:00:00+10:00',
    ])
  })

  test('LEA-22 a place without daylight saving, half an hour off, is on its own clocks', () =>
    expect(
      timesOf({ hours: everyDay('09:00', '09:30'), timeZone: 'Australia/Darwin' }, '2026-10-04T08:00:00+09:30'),
    ).toEqual(['2026-10-04T09:00:00+09:30', '2026-10-05T09:00:00+09:30']))
})

describe('a seat', () => {
  const at = (from: string, to: string) => ({
    startsAt: new Date(`2026-11-25T${from}:00Z`),
    endsAt: new Date(`2026-11-25T${to}:00Z`),
  })
  const drive = (from: string, to: string, seat: number, carId: string, locationId = 'l1') => ({
    ...at(from, to),
    seat,
    carId,
    locationId,
  })
  const asked = { locationId: 'l1', carId: 'c1', atOnce: 2 }

  test('LEA-22 as many drives at once as the location takes, on the lowest free seat', () => {
    const slot = at('09:00', '09:30')
    expect(freeSeat(slot, [], asked)).toBe(1)
    expect(freeSeat(slot, [drive('09:00', '09:30', 1, 'c2')], asked)).toBe(2)
    expect(freeSeat(slot, [drive('09:00', '09:30', 2, 'c2')], asked)).toBe(1)
    expect(freeSeat(slot, [drive('09:00', '09:30', 2, 'c2')], { ...asked, atOnce: 1 })).toBeNull()
    const both = [drive('09:00', '09:30', 1, 'c2'), drive('08:45', '09:15', 2, 'c3')]
    expect(freeSeat(slot, both, asked)).toBeNull()
    expect(freeSeat(slot, [drive('08:30', '09:00', 1, 'c2'), drive('09:30', '10:00', 1, 'c3')], asked)).toBe(1)
  })

  test('LEA-22 one car is not driven twice at overlapping times, wherever it is', () => {
    expect(freeSeat(at('09:00', '09:30'), [drive('09:15', '09:45', 1, 'c1', 'l2')], asked)).toBeNull()
    expect(freeSeat(at('09:00', '09:30'), [drive('09:15', '09:45', 1, 'c2', 'l2')], asked)).toBe(1)
  })
})

test('LEA-22 a car is driven where it stands, unless nothing is sold there', () => {
  const place = (id: string, type: 'sales' | 'service' | null, primary = false) => ({ id, type, primary })
  const places = [place('yard', 'sales'), place('main', null, true), place('workshop', 'service')]
  expect(testDrivePlace(places, 'yard')?.id).toBe('yard')
  expect(testDrivePlace(places, 'workshop')?.id).toBe('main')
  expect(testDrivePlace(places, null)?.id).toBe('main')
  expect(testDrivePlace([], 'yard')).toBeNull()
})
