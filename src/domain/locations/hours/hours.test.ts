import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { groupHours } from './groupHours'
import type { OpeningHour, SpecialHours } from './OpeningHours'
import { nextDayWords, openState, openUntilWords, todayWords } from './openState'
import { formatClock, readClock } from './readClock'
import { stateTimeZone } from './stateTimeZone'
import { zonedTime } from './zonedTime'

const day = (weekday: number, open = '08:30', close = '17:00'): OpeningHour => ({
  weekday,
  status: 'Open',
  formattedHours: '',
  open,
  close,
})
const closed = (weekday: number): OpeningHour => ({ ...day(weekday), status: 'Closed', open: null, close: null })
const closedOn = (date: string): SpecialHours => ({ date, status: 'Closed', open: null, close: null })
const week = [closed(0), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday)), day(6, '09:00', '16:00')]

const isOpenNow = (...of: Parameters<typeof openState>): boolean | null => openState(...of)?.open ?? null

describe('opening hours', () => {
  test('LOC-08 Monday to Friday are one row when all five match', () => {
    expect(groupHours(week).map(({ label, hours }) => `${label}: ${hours}`)).toEqual([
      'Monday – Friday: 8:30 am – 5 pm',
      'Saturday: 9 am – 4 pm',
      'Sunday: Closed',
    ])
    const late = week.map((entry) => (entry.weekday === 4 ? day(4, '08:30', '19:00') : entry))
    expect(groupHours(late).map(({ label }) => label)).toEqual(
      'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday'.split(','),
    )
    expect(groupHours(week.filter(({ weekday }) => weekday !== 3))).toHaveLength(6)
    expect(groupHours([])).toEqual([])
  })

  test('ENT-05 open now on the location’s own clocks, daylight saving included', () => {
    const now = (iso: string, state: string) => isOpenNow(week, [], stateTimeZone(state), new Date(iso))
    expect(now('2026-01-05T21:30:00Z', 'NSW')).toBe(true)
    expect(now('2026-01-05T21:29:59Z', 'NSW')).toBe(false)
    expect(now('2026-01-05T21:30:00Z', 'QLD')).toBe(false)
    expect(now('2026-01-06T06:00:00Z', 'NSW')).toBe(false)
    expect(now('2026-01-04T01:00:00Z', 'NSW')).toBe(false)
    expect(isOpenNow([], [], 'Australia/Sydney', new Date('2026-01-05T21:30:00Z'))).toBeNull()
  })

  test('ENT-06 special hours win over the weekday’s', () => {
    const special = [closedOn('2026-01-06')]
    const now = new Date('2026-01-05T23:00:00Z')
    expect(isOpenNow(week, special, 'Australia/Sydney', now)).toBe(false)
    expect(isOpenNow(week, special, 'Australia/Sydney', new Date('2026-01-06T23:00:00Z'))).toBe(true)
  })

  test('ENT-05 ENT-06 until when, and when next: later today, tomorrow, after the weekend and after a holiday', () => {
    const words = (iso: string, special = [closedOn('2026-01-12')]) => {
      const state = openState(week, special, 'Australia/Sydney', new Date(iso))
      return state && openUntilWords(state)
    }
    // Tuesday 6 January in Sydney.
    expect(words('2026-01-05T22:00:00Z')).toBe('until 5 pm')
    expect(words('2026-01-05T20:00:00Z')).toBe('opens 8:30 am')
    expect(words('2026-01-06T07:00:00Z')).toBe('opens tomorrow 8:30 am')
    // Saturday evening: Sunday is closed, Monday the 12th is a holiday.
    expect(words('2026-01-10T07:00:00Z', [])).toBe('opens Monday 8:30 am')
    expect(words('2026-01-10T07:00:00Z')).toBe('opens Tuesday 8:30 am')
    const never = openState([closed(2)], [], 'Australia/Sydney', new Date('2026-01-05T22:00:00Z'))
    expect(never && openUntilWords(never)).toBe('')
  })

  test('ENT-05 LOC-08 two rows for a day are a lunch break: closed at noon, both shown', () => {
    const split = [1, 2, 3, 4, 5].flatMap((weekday) => [day(weekday, '08:00', '12:00'), day(weekday, '13:00', '17:00')])
    const at = (iso: string) => openState(split, [], 'Australia/Sydney', new Date(iso))
    expect(at('2026-01-05T23:00:00Z')).toEqual({ open: true, untilMinutes: 12 * 60 })
    expect(at('2026-01-06T01:30:00Z')).toEqual({ open: false, next: { inDays: 0, weekday: 2, minutes: 13 * 60 } })
    expect(groupHours(split)).toMatchObject([{ label: 'Monday – Friday', hours: '8 am – 12 pm, 1 pm – 5 pm' }])
  })
})

describe('any hours', () => {
  test('LOC-08 a time reads back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(readClock(formatClock(minutes))).toBe(minutes)
        const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        expect(readClock(clock)).toBe(minutes)
      }),
    )
    expect(readClock('13 pm')).toBeNull()
    expect(readClock(null)).toBeNull()
  })

  test('ENT-05 open exactly from the opening minute to before the closing one', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(minute, minute, instant, (open, close, now) => {
        const hours = [0, 1, 2, 3, 4, 5, 6]
          .map((weekday) => day(weekday, '00:00', '00:00'))
          .map((entry) => ({
            ...entry,
            open: formatClock(open),
            close: formatClock(close),
          }))
        const { minutes } = zonedTime(now, 'Australia/Adelaide')
        expect(isOpenNow(hours, [], 'Australia/Adelaide', now)).toBe(minutes >= open && minutes < close)
      }),
    )
  })
})

test('ENT-05 ENT-06 hours of today in words: with a lunch break, on a holiday, unknown', () => {
  const day = (weekday: number, open: string, close: string) => ({ weekday, status: 'Open', open, close })
  const hours = [day(1, '08:30', '12:00'), day(1, '13:00', '17:00'), { ...day(2, '', ''), status: 'Closed' }]
  const at = (iso: string, special: SpecialHours[] = []) =>
    todayWords(hours, special, 'Australia/Sydney', new Date(iso))
  // Monday 5 January 2026 has begun in Sydney.
  expect(at('2026-01-04T14:00:00Z')).toBe('Today 8:30 am – 12 pm, 1 pm – 5 pm')
  expect(at('2026-01-05T22:00:00Z')).toBe('Closed today')
  expect(at('2026-01-06T22:00:00Z')).toBeNull()
  const holiday: SpecialHours = { date: '2026-01-06', status: 'Open', open: '10:00', close: '14:00' }
  expect(at('2026-01-05T22:00:00Z', [holiday])).toBe('Today 10 am – 2 pm')
  const next = (iso: string) => nextDayWords(hours, [], 'Australia/Sydney', new Date(iso))
  expect(next('2026-01-03T22:00:00Z')).toBe('Tomorrow 8:30 am – 12 pm, 1 pm – 5 pm')
  expect(next('2026-01-05T22:00:00Z')).toBe('Monday 8:30 am – 12 pm, 1 pm – 5 pm')
  expect(nextDayWords([], [], 'Australia/Sydney', new Date('2026-01-05T22:00:00Z'))).toBe('')
})
