import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { RawRow } from '@/src/domain/feeds/rows/FeedRow'
import { afterValue, findList, skipSpace } from './jsonScan'
import { flattenRecord, parseJsonRecord } from '../parseJsonRecord'
import { type RowSplitter, startOf } from './RowSplitter'
import { senderMessage } from '../senderMessage'

/**
 * Splits a JSON list, or a document with a list of records inside such as `{ "Stocks": [...] }` (FEED-01). Records are
 * found by their brackets and parsed one by one, so memory use is constant; the text around the list is kept, and
 * checked at the end.
 */
export const jsonSplitter = (limits: FeedLimits): RowSplitter => {
  let buffer = ''
  let around = ''
  /** Length of the part of `around` before the list. */
  let before = 0
  let state: 'before' | 'within' | 'after' = 'before'
  let number = 0

  const stopAt = (code: 'too_long' | 'truncated', what: string) =>
    new FeedFileError(code, `${what} (record ${number + 1}).`, number + 1)
  const limit = limits.rowChars.toLocaleString('en-AU')
  const checkLength = (length: number): void => {
    if (length > limits.rowChars) throw stopAt('too_long', `A record has more than ${limit} characters`)
  }

  const within = (rows: RawRow[]): void => {
    let at = 0
    for (;;) {
      while (buffer.charAt((at = skipSpace(buffer, at))) === ',') at += 1
      if (at >= buffer.length) break
      if (buffer.charAt(at) === ']') {
        state = 'after'
        break
      }
      const end = afterValue(buffer, at)
      checkLength((end === -1 ? buffer.length : end) - at)
      // A stray closing bracket would make the reader loop.
      if (end === at) throw new FeedFileError('bad_syntax', `The JSON is broken after record ${number}.`, number + 1)
      if (end === -1) break
      number += 1
      rows.push(parseJsonRecord(buffer.slice(at, end), number, limits))
      at = end
    }
    buffer = buffer.slice(at)
  }

  const split = (final: boolean): RawRow[] => {
    const rows: RawRow[] = []
    if (state === 'before') {
      const search = findList(buffer, final)
      if (!search.found) checkLength(buffer.length)
      else {
        around = buffer.slice(0, search.start)
        before = around.length
        buffer = buffer.slice(search.start)
        state = 'within'
      }
    }
    if (state === 'within') within(rows)
    if (state === 'after') {
      around += buffer
      buffer = ''
      checkLength(around.length)
    }
    return rows
  }

  const parseAll = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      if (state !== 'after') throw new FeedFileError('bad_syntax', 'The file is not valid JSON.')
      const rest = startOf(text.slice(before).replace(/^\s*\]\s*/, '')).slice(0, 60)
      throw new FeedFileError('bad_syntax', `Behind record ${number} stands what is no JSON: '${rest}'.`, number)
    }
  }

  const end = (): RawRow[] => {
    const rows = split(true)
    if (state === 'within') throw stopAt('truncated', 'The file ends in the middle of its list of cars')
    const document = parseAll(state === 'after' ? around : buffer)
    if (state === 'after') {
      const message = number === 0 && !/^\s*\[/.test(around) ? senderMessage(document) : null
      if (message !== null && !/^(ok|success)/i.test(message)) {
        throw new FeedFileError('sender_error', `The file holds no cars; its sender says: '${message}'.`)
      }
      return rows
    }
    const row = flattenRecord(document, 1, buffer, limits)
    if (row.kind === 'values' && row.columns.some((column) => /make|stock|vin|model/i.test(column))) return [row]
    const message = senderMessage(document)
    const says = message === null ? '' : ` Its sender says: '${message}'.`
    throw new FeedFileError('not_a_feed', `The file has no list of cars.${says}`)
  }

  return {
    format: 'json',
    write: (text) => {
      buffer += text
      return split(false)
    },
    end,
  }
}
