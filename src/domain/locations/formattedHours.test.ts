import { expect, test } from 'vitest'
import { formattedHours } from './formattedHours'

test.each([
  [{ status: 'Open', open: '08:30', close: '17:30' }, '8:30 AM - 5:30 PM'],
  [{ status: 'Open', open: '00:00', close: '12:00' }, '12:00 AM - 12:00 PM'],
  [{ status: 'Closed', open: '08:30', close: '17:30' }, 'Closed'],
  [{ status: 'Open', open: null, close: '17:30' }, ''],
  [{ status: 'Open', open: '25:00', close: '17:30' }, ''],
])('ENT-05 formated_hours of %o is %s', (day, expected) => {
  expect(formattedHours(day)).toBe(expected)
})
