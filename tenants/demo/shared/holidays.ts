import type { DemoLocation } from '../DemoTenant'

/** Summer holidays: closed on the public ones, short days around them. */
export const summerHolidays: DemoLocation['specialDays'] = [
  { monthDay: '12-24', hours: '08:30-13:00' },
  { monthDay: '12-25', hours: null },
  { monthDay: '12-26', hours: null },
  { monthDay: '12-31', hours: '08:30-13:00' },
  { monthDay: '01-01', hours: null },
  { monthDay: '01-26', hours: null },
]

export const salesHours = { weekdays: '08:30-17:30', saturday: '09:00-17:00', sunday: null }
export const workshopHours = { weekdays: '07:30-17:00', saturday: '08:00-12:00', sunday: null }
export const partsHours = { weekdays: '08:00-17:00', saturday: null, sunday: null }
