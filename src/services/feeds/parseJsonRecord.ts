import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { RawRow } from '@/src/domain/feeds/rows/FeedRow'
import { startOf } from './split/RowSplitter'

/** Numbers some systems write though JSON has no such thing; read as words, so that the row can tell them. */
const noNumber = /([:,[]\s*)(-?Infinity|NaN)(?=\s*[,}\]])/g

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    const repaired = text.replace(noNumber, '$1"$2"')
    if (repaired === text) throw error
    return JSON.parse(repaired)
  }
}

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTooDeep = (value: unknown, left: number): boolean => {
  if (typeof value !== 'object' || value === null) return false
  if (left === 0) return true
  return Object.values(value).some((part) => isTooDeep(part, left - 1))
}

const flatten = (group: Readonly<Record<string, unknown>>, prefix: string, columns: string[], values: unknown[]) => {
  for (const key of Object.keys(group)) {
    const value = group[key]
    if (isGroup(value)) flatten(value, `${prefix}${key}.`, columns, values)
    else {
      columns.push(prefix + key)
      values.push(value)
    }
  }
}

/** A parsed record as a row: groups within it become dotted columns, lists stay lists (FEED-01). */
export const flattenRecord = (record: unknown, line: number, text: string, limits: FeedLimits): RawRow => {
  const refuse = (reason: string): RawRow => ({ line, kind: 'unreadable', value: startOf(text), reason })
  if (!isGroup(record)) return refuse('This record is not a group of named values.')
  if (isTooDeep(record, limits.depth)) return refuse(`This record has groups more than ${limits.depth} levels deep.`)
  const columns: string[] = []
  const values: unknown[] = []
  flatten(record, '', columns, values)
  if (columns.length > limits.columns) return refuse(`This record has more than ${limits.columns} values.`)
  return { line, kind: 'values', columns, values }
}

/** One JSON record of a file; a broken one costs its own row only (FEED-04). */
export const parseJsonRecord = (text: string, line: number, limits: FeedLimits): RawRow => {
  try {
    return flattenRecord(parse(text), line, text, limits)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { line, kind: 'unreadable', value: startOf(text), reason: 'This record is not valid JSON.' }
  }
}
