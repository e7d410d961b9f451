import { formatClock, readClock } from './readClock'

/** One weekday's hours; accepts both the record's and the site's name of the formatted text. */
export interface HoursInput {
  weekday: number
  status: string
  open: string | null
  close: string | null
  formated_hours?: string
  formattedHours?: string
}

export interface HoursRow {
  label: string
  hours: string
  /** Weekdays that the row covers. */
  weekdays: number[]
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const workdays = [1, 2, 3, 4, 5]

/** The hours of a day as text: 'Closed', '8:30 am – 5 pm', or the record's own text when the times are not known. */
export const hoursText = (day: HoursInput): string => {
  if (day.status !== 'Open') return 'Closed'
  const open = readClock(day.open)
  const close = readClock(day.close)
  if (open !== null && close !== null) return `${formatClock(open)} – ${formatClock(close)}`
  return day.formated_hours || day.formattedHours || 'Open'
}

/**
 * A week's hours as rows, Monday first; Monday to Friday are one row when all five match (LOC-08). Two
 * entries for a day are a lunch break. Days without an entry are left out.
 */
export const groupHours = (hours: readonly HoursInput[]): HoursRow[] => {
  const rowOf = (weekday: number): HoursRow[] => {
    const day = hours.filter((entry) => entry.weekday === weekday)
    const text = day.map(hoursText).join(', ')
    return day.length > 0 ? [{ label: names[weekday] ?? '', hours: text, weekdays: [weekday] }] : []
  }
  const week = workdays.flatMap(rowOf)
  const first = week[0]
  const same = first !== undefined && week.length === 5 && week.every((row) => row.hours === first.hours)
  const grouped = same ? [{ label: 'Monday – Friday', hours: first.hours, weekdays: workdays }] : week
  return [...grouped, ...rowOf(6), ...rowOf(0)]
}
