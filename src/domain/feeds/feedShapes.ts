import { columnKey } from './columns/columnKey'
import type { FeedFacts } from './rows/FeedRow'
import type { FeedProfileName } from './columns/feedProfiles'

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
export const shapeOf = (columns: readonly string[], format: Format): FeedProfileName | null => {
  const keys = new Set(columns.map(columnKey))
  const shape = shapes.find(
    ({ formats, own, enough }) => formats.includes(format) && own.filter((key) => keys.has(key)).length >= enough,
  )
  return shape?.profile ?? null
}

/** Whether files of a profile have a shape of their own. */
export const hasShape = (profile: FeedProfileName): boolean => shapes.some((shape) => shape.profile === profile)
