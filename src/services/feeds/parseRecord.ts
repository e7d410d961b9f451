import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { RawRow } from '@/src/domain/feeds/rows/RawRow'
import { flattenRecord } from './flattenRecord'
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

/** One JSON record of a file; a broken one costs its own row only (FEED-04). */
export const parseRecord = (text: string, line: number, limits: FeedLimits): RawRow => {
  try {
    return flattenRecord(parse(text), line, text, limits)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { line, kind: 'unreadable', value: startOf(text), reason: 'This record is not valid JSON.' }
  }
}
