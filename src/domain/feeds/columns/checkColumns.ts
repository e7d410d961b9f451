import type { ColumnPlan } from './columnPlan'
import { FeedFileError } from '../FeedFileError'
import { feedProfiles, type FeedProfileName } from './feedProfiles'
import type { FeedFacts } from '../rows/FeedRow'
import { hasShape, shapeOf } from '../feedShapes'

const SHOWN_COLUMNS = 8

const listed = (columns: readonly string[]): string => {
  const shown = columns.slice(0, SHOWN_COLUMNS).map((column) => `'${column.slice(0, 40)}'`)
  return columns.length > SHOWN_COLUMNS
    ? `${shown.join(', ')} and ${columns.length - SHOWN_COLUMNS} more`
    : shown.join(', ')
}

const wrong = (columns: readonly string[], profile: FeedProfileName, shape: FeedProfileName | null): FeedFileError => {
  const expected = `This client is set up for '${feedProfiles[profile]}'`
  const looks = shape === null ? '' : ` The file looks like '${feedProfiles[shape]}': set the client to that format.`
  return new FeedFileError('wrong_profile', `${expected}, but the file has the columns ${listed(columns)}.${looks}`)
}

/**
 * Refuses a file that is not of the client's kind (FEED-01): it is another known system's, or its columns do not say make
 * and model. JSON and XML name columns row by row, so there one known column of the first row is enough.
 *
 * @throws FeedFileError 'wrong_profile'
 */
export const checkColumns = (
  columns: readonly string[],
  format: FeedFacts['format'],
  profile: FeedProfileName,
  plan: ColumnPlan,
): void => {
  const shape = shapeOf(columns, format)
  // The usual names of columns read a Dealer Studio file as well as its own profile does.
  const readable = profile === 'custom' || shape === profile || (profile === 'generic' && shape === 'dealer-studio')
  if (shape !== null && !readable) throw wrong(columns, profile, shape)
  if (hasShape(profile) && shape !== profile) throw wrong(columns, profile, shape)
  if (profile === 'listings') return
  const filled = new Set<string>(plan.fallbacks.map(([input]) => input))
  for (const column of columns) {
    const target = plan.targetOf(column)
    if (target !== null) filled.add(target.input)
  }
  const named = filled.has('make') && filled.has('model')
  if (format === 'csv' ? !named : filled.size === 0) throw wrong(columns, profile, shape)
}
