import { expect, test } from 'vitest'
import type { SpecialHours } from '../hours/OpeningHours'
import { dayHoursSchema, daySchema } from './dayHours'
import { type HolidayLocation, holidayPlan } from './holidayPlan'

const special = (date: string, hours: Partial<SpecialHours> = {}): SpecialHours => ({
  date,
  status: 'Closed',
  open: null,
  close: null,
  ...hours,
})
const at = (id: string, state: HolidayLocation['state'], days: SpecialHours[] = []): HolidayLocation => ({
  id,
  name: id,
  state,
  days,
})
const today = '2026-11-23'

test('CMS-01 ENT-06 a holiday stands once for all locations that keep it, with what is stored now', () => {
  const closed = special('2026-12-25')
  const plan = holidayPlan([at('a', 'NSW', [closed]), at('b', 'NSW', [closed])], today)
  expect(plan.slice(0, 2)).toEqual([
    { date: '2026-12-25', name: 'Christmas Day', only: null, locationIds: ['a', 'b'], now: { status: 'Closed' } },
    { date: '2026-12-26', name: 'Boxing Day', only: null, locationIds: ['a', 'b'], now: null },
  ])
})

test('ENT-06 a holiday of one state is for the locations in it alone', () => {
  const plan = holidayPlan([at('sydney', 'NSW'), at('perth', 'WA')], today)
  const find = (name: string) =>
    plan.filter((day) => day.name === name).map(({ date, locationIds }) => [date, locationIds])
  expect(find('Western Australia Day')).toEqual([['2027-06-07', ['perth']]])
  expect(find('Christmas Day')).toEqual([['2026-12-25', ['sydney', 'perth']]])
  expect(find('King’s Birthday')).toEqual([
    ['2027-06-14', ['sydney']],
    ['2027-09-27', ['perth']],
  ])
})

test('ENT-06 locations that differ are said to, and so is one with a lunch break', () => {
  const open = special('2026-12-26', { status: 'Open', open: '10:00', close: '15:00' })
  const [, boxing] = holidayPlan([at('a', 'NSW', [open]), at('b', 'NSW')], today)
  expect(boxing?.now).toBe('differs')
  const [, same] = holidayPlan([at('a', 'NSW', [open]), at('b', 'NSW', [open])], today)
  expect(same?.now).toEqual({ status: 'Open', open: '10:00', close: '15:00' })
  const [, lunch] = holidayPlan([at('a', 'NSW', [open, { ...open, open: '16:00', close: '18:00' }])], today)
  expect(lunch?.now).toBe('differs')
})

test('CMS-01 days somebody entered stand among them, those that are over do not', () => {
  const days = [special('2026-11-22'), special('2026-12-01'), special('2027-11-23')]
  const [first] = holidayPlan([at('a', 'NSW', days), at('b', 'NSW')], today)
  expect(first).toEqual({ date: '2026-12-01', name: null, only: null, locationIds: ['a'], now: { status: 'Closed' } })
  expect(holidayPlan([at('a', 'NSW', days)], today).filter(({ name }) => name === null)).toHaveLength(1)
})

test.each([
  [{ status: 'Closed' }, true],
  [{ status: 'Open', open: '10:00', close: '3 pm' }, true],
  [{ status: 'Open', open: '15:00', close: '10:00' }, false],
  [{ status: 'Open', open: '25:00', close: '26:00' }, false],
  [{ status: 'Open' }, false],
  [{ status: 'Perhaps' }, false],
])('ENT-06 hours %j are taken: %s', (hours, taken) => expect(dayHoursSchema.safeParse(hours).success).toBe(taken))

test.each([
  ['2026-12-25', true],
  ['2026-02-30', false],
  ['25/12/2026', false],
  ['2026-12-25T00:00:00Z', false],
])('ENT-06 the day %s is taken: %s', (day, taken) => expect(daySchema.safeParse(day).success).toBe(taken))
