import { isBlank } from './blank'
import { unreadable } from './parseQuantity'

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

const pad = (value: number): string => String(value).padStart(2, '0')

/**
 * A day as 'yyyy-mm-dd', out of Australian 'dd/mm/yyyy' (also with '-' or '.', or two digits of the year) or ISO 8601;
 * null for nothing.
 */
export const parseDate = (raw: unknown): string | null | typeof unreadable => {
  if (raw === null || raw === undefined) return null
  if (raw instanceof Date) return Number.isNaN(raw.getTime()) ? unreadable : raw.toISOString().slice(0, 10)
  if (typeof raw !== 'string') return unreadable
  if (isBlank(raw)) return null
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(raw.trim())
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/.exec(raw.trim())
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : []
  if (year === undefined || month === undefined || day === undefined) return unreadable
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  if (!isDay(fullYear, Number(month), Number(day))) return unreadable
  return `${fullYear}-${pad(Number(month))}-${pad(Number(day))}`
}

/** Build and compliance dates (CAR-15) as 'mm/yyyy' out of '05/19', '5/2019', '2019-05'; other text is kept as it is. */
export const parseMonth = (raw: unknown): string | null => {
  if (typeof raw !== 'string' && typeof raw !== 'number') return null
  const text = String(raw).trim()
  if (isBlank(text)) return null
  const local = /^(\d{1,2})[/-](\d{4}|\d{2})$/.exec(text)
  const iso = /^(\d{4})-(\d{1,2})(?:-\d{1,2}.*)?$/.exec(text)
  const [month, year] = local ? [local[1], local[2]] : iso ? [iso[2], iso[1]] : []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return text.slice(0, 40)
  return `${pad(Number(month))}/${year.length === 2 ? `20${year}` : year}`
}
