import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedFacts } from '@/src/domain/feeds/rows/FeedRow'
import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import { csvSplitter } from './csvSplitter'
import { findList } from './jsonScan'
import { jsonSplitter } from './jsonSplitter'
import { ndjsonSplitter } from './ndjsonSplitter'
import type { RowSplitter } from './RowSplitter'
import { senderMessage } from '../senderMessage'
import { xmlSplitter } from './xmlSplitter'

const refuseWebPage = (start: string): void => {
  if (!/^<(!doctype\s+html|html|head|body)\b/i.test(start)) return
  throw new FeedFileError(
    'not_a_feed',
    'This is a web page, perhaps a sign-in or an error page, not a stock feed. Check the address it was fetched from.',
  )
}

/** What `curl -F` and forms of web pages send around a file. */
const refuseForm = (start: string): void => {
  if (!/^--[^\s]{1,70}\r?\ncontent-(disposition|type):/i.test(start)) return
  throw new FeedFileError(
    'not_a_feed',
    'This is a form with a file in it, as curl -F sends it. Send the file itself as the body: curl --data-binary @file.',
  )
}

const parsed = (line: string): object | null => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** One car per line is NDJSON; a whole document on one line contains a list of cars, or an error message. */
const isNdjson = (line: string): boolean => {
  if (!line.endsWith('}')) return false
  const record = parsed(line)
  if (record !== null && Object.keys(record).some((key) => /^(make|model|vin|stock_?n\w*)$/i.test(key))) return true
  return senderMessage(record) === null && !findList(line, true).found
}

/** As long as the longest line that separates the parts of a form, and the next line's first words. */
const START_CHARS = 100

/**
 * Chooses the splitter by the file's first characters (FEED-01). Null when more of the file is needed.
 *
 * @param start the file's text so far, without white space before it
 * @throws FeedFileError 'not_a_feed'
 */
export const chooseSplitter = (
  start: string,
  final: boolean,
  limits: FeedLimits,
  facts: FeedFacts,
  known: (columns: readonly string[]) => number,
  onHeader: (columns: readonly string[]) => void,
  mayEndOpen: boolean,
): RowSplitter | null => {
  if (start.length < START_CHARS && !final) return null
  refuseForm(start)
  if (start.startsWith('<')) {
    refuseWebPage(start)
    return xmlSplitter(limits, facts)
  }
  if (start.startsWith('[')) return jsonSplitter(limits)
  if (!start.startsWith('{')) return csvSplitter(limits, known, onHeader, { mayEndOpen, facts })
  const end = start.indexOf('\n')
  if (end === -1 && !final && start.length <= limits.rowChars) return null
  const line = (end === -1 ? start : start.slice(0, end)).trim()
  return isNdjson(line) ? ndjsonSplitter(limits, facts) : jsonSplitter(limits)
}
