import { expect, test } from 'vitest'
import { formatHours } from './hours'

test.each([
  [{ weekday: '1', status: 'Open', open: '08:30', close: '17:30' }, '8:30 am – 5:30 pm'],
  [{ weekday: '0', status: 'Closed', open: '08:30', close: '17:30' }, 'Closed'],
  [{ weekday: '2', status: 'Open', formated_hours: 'By appointment' }, 'By appointment'],
])('ENT-05 formated_hours of %o is %s', (day, expected) => expect(formatHours(day)).toBe(expected))
