import { columnKey } from './columnKey'
import type { ColumnPlan } from './columnPlan'
import { FeedFileError } from '../FeedFileError'
import { feedProfiles, type FeedProfileName } from './feedProfiles'
import type { FeedFacts } from '../rows/FeedRow'

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

type Format = FeedFacts['format']

interface Shape {
  profile: FeedProfileName
  formats: readonly Format[]
  /** Columns no other system's files have, as column keys. */
  own: readonly string[]
  /** How many of them make a file this shape. */
  enough: number
}

/** Files of known systems, by the columns only they have. */
const shapes: readonly Shape[] = [
  {
    profile: 'listings',
    formats: ['csv'],
    own: ['carsuv', 'usedornew', 'colourextint', 'cylindersinengine', 'fuelconsumption'],
    enough: 3,
  },
  { profile: 'dealer-studio', formats: ['csv'], own: ['dapprice', 'egcprice', 'vehicledescription'], enough: 2 },
  {
    profile: 'easycars',
    formats: ['json', 'ndjson', 'csv'],
    own: ['yardcode', 'yeargroup', 'advdescription', 'isdriveaway', 'advspecialprice', 'ismiles'],
    enough: 3,
  },
  {
    profile: 'trader-ads',
    formats: ['xml'],
    own: ['stockno', 'condition', 'kms', 'gearbox', 'regoexpiry', 'comments'],
    enough: 3,
  },
]

/** The known system that a file's columns come from; null when unknown. */
const shapeOf = (columns: readonly string[], format: Format): FeedProfileName | null => {
  const keys = new Set(columns.map(columnKey))
  const shape = shapes.find(
    ({ formats, own, enough }) => formats.includes(format) && own.filter((key) => keys.has(key)).length >= enough,
  )
  return shape?.profile ?? null
}

/** Whether files of a profile have a shape of their own. */
const hasShape = (profile: FeedProfileName): boolean => shapes.some((shape) => shape.profile === profile)

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
