import { isPrivateColumn } from '@/src/domain/feeds/columns/columnKey'
import { columnPlan } from '@/src/domain/feeds/columns/columnPlan'
import { checkColumns } from '@/src/domain/feeds/columns/checkColumns'
import { FeedFileError } from '@/src/domain/feeds/FeedFileError'
import { FEED_LIMITS, type FeedLimits } from '@/src/domain/feeds/feedLimits'
import type { FeedInput } from '@/src/domain/feeds/columns/feedInputs'
import type { FeedClientProfile, FeedFacts, FeedRow } from '@/src/domain/feeds/rows/FeedRow'
import { rowReader } from '@/src/domain/feeds/rows/rowToCar'
import { shownValue } from '@/src/domain/feeds/shownValue'
import { feedRow, newFacts } from './readFeed'
import { readRawRows } from './readRawRows'

/** The first rows of a file, as sent and as they would be stored. */
export interface FeedPreview {
  facts: FeedFacts
  /** Columns in the file's order, with the field each fills; null for none. */
  columns: { name: string; input: FeedInput | null }[]
  /** Values of each row by the position of its column, and what becomes of the row. */
  rows: { values: string[]; result: FeedRow }[]
  /**
   * Why the file could not be read (further), or is not of the client's format; null when there is no problem so far.
   */
  problem: string | null
}

const PREVIEW_ROWS = 10

/**
 * What a client's set-up makes of a file, for the admin's mapping (FEED-01). Shows columns and values even of a file that
 * does not fit. What the dealership paid is not shown.
 */
export const previewFeed = async (
  bytes: AsyncIterable<Uint8Array>,
  client: FeedClientProfile,
  count: number = PREVIEW_ROWS,
  limits: FeedLimits = FEED_LIMITS,
): Promise<FeedPreview> => {
  const preview: FeedPreview = { facts: newFacts(), columns: [], rows: [], problem: null }
  const names: string[] = []
  try {
    const plan = columnPlan(client)
    const read = rowReader(client, plan, limits)
    for await (const raw of readRawRows(bytes, {
      profile: null,
      plan,
      limits,
      facts: preview.facts,
      mayEndOpen: true,
    })) {
      const values: string[] = []
      for (const [at, name] of raw.kind === 'values' ? raw.columns.entries() : []) {
        if (!names.includes(name) && names.length < limits.columns) names.push(name)
        const value = raw.kind === 'values' ? raw.values[at] : ''
        values[names.indexOf(name)] = isPrivateColumn(name) ? '(private)' : shownValue(value)
      }
      preview.rows.push({ values: Array.from(values, (value) => value ?? ''), result: feedRow(raw.line, read(raw)) })
      if (preview.rows.length >= count) break
    }
    preview.columns = names.map((name) => ({ name, input: plan.targetOf(name)?.input ?? null }))
    if (names.length > 0) checkColumns(names, preview.facts.format, client.profile, plan)
  } catch (error) {
    if (!(error instanceof FeedFileError)) throw error
    preview.problem = error.message
  }
  return preview
}
