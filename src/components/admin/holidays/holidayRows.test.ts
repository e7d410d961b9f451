import { expect, test } from 'vitest'
import type { PlannedDay } from '@/src/domain/locations/holidays/holidayPlan'
import { closedOnAll, dayInWords, daysToSave, hoursOf, keyOf, placesInWords } from './holidayRows'

const day = (change: Partial<PlannedDay> = {}): PlannedDay => ({
  date: '2026-12-25',
  name: 'Christmas Day',
  only: null,
  locationIds: ['a', 'b'],
  now: null,
  ...change,
})
const closed = { status: 'Closed' } as const

test('CMS-01 closing on all holidays leaves what somebody decided, and days of a part of a state', () => {
  const open = { status: 'Open', open: '10:00', close: '15:00' } as const
  const days = [
    day(),
    day({ date: '2026-12-26', name: 'Boxing Day' }),
    day({ date: '2027-01-01', now: open }),
    day({ date: '2027-08-11', only: 'Brisbane' }),
    day({ date: '2027-02-02', name: null }),
  ]
  const edits = closedOnAll(days, { '2026-12-26 Boxing Day': open })
  expect(edits).toEqual({ '2026-12-25 Christmas Day': closed, '2026-12-26 Boxing Day': open })
  expect(days.map((one) => hoursOf(one, edits))).toEqual([closed, open, open, null, null])
  expect(daysToSave(days, edits).map(({ date, locations }) => [date, locations.length])).toEqual([
    ['2026-12-25', 2],
    ['2026-12-26', 2],
  ])
})

test('CMS-01 a day that goes back to its usual hours is saved as that, one that was not touched is not', () => {
  const one = day({ now: closed })
  expect(daysToSave([one, day({ date: '2027-01-01' })], { [keyOf(one)]: null })).toEqual([
    { date: '2026-12-25', hours: null, locations: ['a', 'b'] },
  ])
})

test('CMS-01 days and places in words', () => {
  const locations = [
    { id: 'a', name: 'Artarmon' },
    { id: 'b', name: 'Brookvale' },
  ]
  expect(dayInWords('2026-12-25')).toBe('Friday, 25/12/2026')
  expect(placesInWords(['a', 'b'], locations)).toBe('All 2 locations')
  expect(placesInWords(['b'], locations)).toBe('Brookvale')
  expect(placesInWords(['a'], locations.slice(0, 1))).toBe('Artarmon')
})
