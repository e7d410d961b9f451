import { checkColumns } from '@/src/domain/feeds/columns/checkColumns'
import type { ColumnPlan } from '@/src/domain/feeds/columns/columnPlan'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import type { FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { FeedProfileName } from '@/src/domain/feeds/columns/feedProfiles'
import type { FeedFacts, RawRow } from '@/src/domain/feeds/rows/FeedRow'
import { chooseSplitter } from './split/chooseSplitter'
import { decodeText } from './decodeText'
import type { RowSplitter } from './split/RowSplitter'

const IGNORED_MAX = 100
const REPEATS_SHOWN = 5

/** Notes columns that fill nothing, once each and not without end. */
const ignoring = (facts: FeedFacts, plan: ColumnPlan) => {
  let last: readonly string[] | null = null
  const seen = new Set<string>()
  return (columns: readonly string[]): void => {
    if (columns === last) return
    last = columns
    for (const column of columns) {
      if (seen.size >= IGNORED_MAX || seen.has(column) || plan.targetOf(column) !== null) continue
      seen.add(column)
      facts.ignoredColumns.push(column)
    }
  }
}

/** Adds a note about duplicate columns of a CSV file: in each row, the first non-empty one is used. */
const noteRepeats = (columns: readonly string[], { notes }: FeedFacts): void => {
  const names = columns.map((column) => column.trim()).filter((name) => name !== '')
  const repeats = [...new Set(names.filter((name, at) => names.indexOf(name) !== at))]
  if (repeats.length === 0) return
  const shown = repeats.slice(0, REPEATS_SHOWN).map((name) => `'${name}'`)
  notes.push(`Columns that come more than once: ${shown.join(', ')}. In each row the first that says something counts.`)
}

/** Options and results of reading; `profile` null skips the check of columns. */
export interface RawReading {
  profile: FeedProfileName | null
  plan: ColumnPlan
  limits: FeedLimits
  facts: FeedFacts
  /** This sender's CSV files end without a line end. */
  mayEndOpen: boolean
}

/**
 * The records of a file, whatever its encoding and format, before they mean anything (FEED-01). Holds one row and one
 * piece of the file at a time (FEED-07).
 *
 * @throws FeedFileError
 */
export async function* readRawRows(
  bytes: AsyncIterable<Uint8Array>,
  { profile, plan, limits, facts, mayEndOpen }: RawReading,
): AsyncGenerator<RawRow> {
  let splitter: RowSplitter | null = null
  let start = ''
  let checked = false
  const ignore = ignoring(facts, plan)
  const check = (columns: readonly string[], format: FeedFacts['format']): void => {
    if (!checked && profile !== null) checkColumns(columns, format, profile, plan)
    checked = true
    // The listings' columns are read as a whole, not one by one.
    if (profile !== 'listings') ignore(columns)
  }
  const known = (columns: readonly string[]): number =>
    columns.filter((column) => plan.targetOf(column.trim()) !== null).length
  const open = (final: boolean): RowSplitter | null =>
    chooseSplitter(
      start,
      final,
      limits,
      facts,
      known,
      (columns) => {
        check(columns, 'csv')
        noteRepeats(columns, facts)
      },
      mayEndOpen,
    )
  const seen = (rows: RawRow[]): RawRow[] => {
    for (const row of rows) if (row.kind === 'values' && row.columns.length > 0) check(row.columns, facts.format)
    return rows
  }

  for await (const text of decodeText(bytes, facts)) {
    if (splitter === null) {
      start = start === '' ? text.trimStart() : start + text
      splitter = open(false)
      if (splitter === null) continue
      facts.format = splitter.format
      yield* seen(splitter.write(start))
      start = ''
    } else yield* seen(splitter.write(text))
  }
  if (splitter === null) {
    if (start === '') throw new FeedFileError('empty', 'The file is empty.')
    splitter = open(true)
    if (splitter === null) return
    facts.format = splitter.format
    yield* seen(splitter.write(start))
  }
  yield* seen(splitter.end())
}
