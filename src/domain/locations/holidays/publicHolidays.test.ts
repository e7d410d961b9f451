import { describe, expect, test } from 'vitest'
import { publicHolidays, publicHolidaysFrom } from './publicHolidays'
import { type AustralianState, australianStates } from '../states'

/*
 * The tables as they are published for 2026 and 2027: of New South Wales under its Public Holidays Act 2010, of the other
 * states and territories by the Fair Work Ombudsman and Tourism Australia. Month and day of every whole day.
 */
const easter2026 = { friday: '04-03', saturday: '04-04', sunday: '04-05', monday: '04-06' }
const easter2027 = { friday: '03-26', saturday: '03-27', sunday: '03-28', monday: '03-29' }
const days = (words: string): string[] => words.split(' ')

const published: Record<AustralianState, { 2026: string[]; 2027: string[] }> = {
  NSW: {
    2026: days('01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'),
  },
  VIC: {
    2026: days('01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 06-14 09-24 11-02 12-25 12-26 12-27 12-28'),
  },
  QLD: {
    2026: days('01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 08-12 10-05 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 05-03 08-11 10-04 12-25 12-26 12-27 12-28'),
  },
  SA: {
    2026: days('01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 04-26 06-14 10-04 12-25 12-26 12-27 12-28'),
  },
  WA: {
    2026: days('01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-01 03-26 03-28 03-29 04-25 04-26 06-07 09-27 12-25 12-26 12-27 12-28'),
  },
  TAS: {
    2026: days('01-01 01-26 02-09 03-09 04-03 04-06 04-25 06-08 11-02 12-25 12-28'),
    2027: days('01-01 01-26 02-08 03-08 03-26 03-29 04-25 06-14 11-01 12-25 12-27 12-28'),
  },
  ACT: {
    2026: days('01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-08 03-26 03-27 03-28 03-29 04-25 04-26 05-31 06-14 10-04 12-25 12-26 12-27 12-28'),
  },
  NT: {
    2026: days('01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-25 12-26 12-28'),
    2027: days('01-01 01-26 03-26 03-27 03-28 03-29 04-25 04-26 05-03 06-14 08-02 12-25 12-26 12-27 12-28'),
  },
}

describe.each(australianStates)('public holidays of %s', (state) => {
  test.each([2026, 2027] as const)('ENT-06 are those published for %i', (year) => {
    const monthDays = publicHolidays(state, year).map(({ date }) => date.slice(5))
    expect(monthDays).toEqual(published[state][year])
  })
})

test('ENT-06 Easter is where the calendar has it, early and late', () => {
  const fridayOf = (year: number) => publicHolidays('NSW', year).find(({ name }) => name === 'Good Friday')?.date
  const known = ['2008-03-21', '2011-04-22', '2024-03-29', '2025-04-18', '2038-04-23']
  expect(known.map((date) => fridayOf(Number(date.slice(0, 4))))).toEqual(known)
  for (const [year, easter] of [
    [2026, easter2026],
    [2027, easter2027],
  ] as const)
    expect(
      publicHolidays('VIC', year)
        .filter(({ name }) => /Easter|Good/.test(name))
        .map(({ date }) => date),
    ).toEqual(Object.values(easter).map((day) => `${year}-${day}`))
})

test('ENT-06 a second day of a holiday on a weekend says so', () => {
  const names = publicHolidays('NSW', 2027).filter(({ date }) => date >= '2027-12-25')
  expect(names.map(({ name }) => name)).toEqual([
    'Christmas Day',
    'Boxing Day',
    'Christmas Day, additional day',
    'Boxing Day, additional day',
  ])
  expect(
    publicHolidays('WA', 2028)
      .slice(0, 2)
      .map(({ date }) => date),
  ).toEqual(['2028-01-01', '2028-01-03'])
  expect(publicHolidays('QLD', 2025)[1]?.date).toBe('2025-01-27')
})

test('ENT-06 CMS-01 the next twelve months begin today and end the day before, a year on', () => {
  const from = publicHolidaysFrom('NSW', '2026-12-25')
  expect(from[0]).toEqual({ date: '2026-12-25', name: 'Christmas Day', only: null })
  expect(from.at(-1)?.date).toBe('2027-10-04')
  expect(publicHolidays('QLD', 2027).find(({ only }) => only !== null)).toMatchObject({ only: 'Brisbane' })
})
