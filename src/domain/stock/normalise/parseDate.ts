import { isBlank } from './blank'
import { unreadable } from './parseQuantity'
import { cutText, parseText } from './parseText'

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const pad = (value: number): string => String(value).padStart(2, '0')

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (word: string | undefined): number =>
  word === undefined ? 0 : /^\d/.test(word) ? Number(word) : months.indexOf(word.slice(0, 3).toLowerCase()) + 1

const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/
const localDay = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?: .*)?$/i
const packedDay = /^(\d{4})(\d{2})(\d{2})$/

/** Year, month and day as written; null: not written as a day. */
const partsOf = (text: string): [year: string, month: number, day: number] | null => {
  const iso = isoDay.exec(text) ?? packedDay.exec(text)
  if (iso) return [iso[1] ?? '', monthOf(iso[2]), Number(iso[3])]
  const local = localDay.exec(text)
  return local ? [local[3] ?? '', monthOf(local[2]), Number(local[1])] : null
}

const FIRST_YEAR = 1950
const LAST_YEAR = 2100

/**
 * A day as 'yyyy-mm-dd', out of Australian 'dd/mm/yyyy' (also with '-', '.' or the month's name, or two digits of the
 * year) or ISO 8601; null for nothing, and for the years systems write when they know no day (0001, 1900, 9999).
 */
export const parseDate = (raw: unknown): string | null | typeof unreadable => {
  if (raw === null || raw === undefined) return null
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? unreadable : parseDate(raw.toISOString())
  if (typeof raw !== 'string') return unreadable
  const text = raw.trim()
  if (isBlank(text)) return null
  const parts = partsOf(text)
  if (parts === null) return unreadable
  const [written, month, day] = parts
  const year = written.length === 2 ? 2000 + Number(written) : Number(written)
  if (year < FIRST_YEAR || year > LAST_YEAR) return null
  return isDay(year, month, day) ? `${year}-${pad(month)}-${pad(day)}` : unreadable
}

const localMonth = /^(?:\d{1,2}[/-])?(\d{1,2}|[a-z]{3,9})[-/ ](\d{4}|\d{2})$/i
const isoMonth = /^(\d{4})-(\d{1,2})(?:-\d{1,2}.*)?$/
const MONTH_TEXT_MAX = 40
/** Cars are older than registers. */
const FIRST_MONTH_YEAR = 1900

/**
 * Build and compliance dates (CAR-15) as 'mm/yyyy' out of '05/19', '5/2019', '2019-05', 'May 2019'; other text is kept as
 * it is. Unreadable: '13/2021' and '05/1899', which are written like a month and are none.
 */
export const parseMonth = (raw: unknown): string | null | typeof unreadable => {
  const text = cutText(parseText(raw), MONTH_TEXT_MAX)
  if (text === null) return null
  const local = localMonth.exec(text)
  const iso = local ? null : isoMonth.exec(text)
  const month = monthOf(local?.[1] ?? iso?.[2])
  const written = local?.[2] ?? iso?.[1]
  const isWord = /^[a-z]/i.test(local?.[1] ?? '')
  if (written === undefined || (isWord && month === 0)) return text
  const year = Number(written.length === 2 ? `20${written}` : written)
  if (month < 1 || month > 12 || year < FIRST_MONTH_YEAR || year > LAST_YEAR) return unreadable
  return `${pad(month)}/${year}`
}
