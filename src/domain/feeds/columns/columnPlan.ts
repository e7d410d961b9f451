import { carFieldRows, sentFacts } from '@/src/domain/stock/fields/carFieldTable'
import { columnKey, imageNumber, isPrivateColumn } from './columnKey'
import { FeedFileError } from '../FeedFileError'
import { type FeedInput, feedInputs, isFeedInput } from './feedInputs'
import type { FeedClientProfile, FeedMapping } from '../rows/FeedRow'
import { helperInputs } from './helperInputs'
import { readTranslation, type Translation } from './feedClientTranslations'

/** What a column fills, and its place among several that fill the same. */
export interface Target {
  input: FeedInput
  at: number
  /** Any other column for the same input takes precedence. */
  weak?: true
  translation?: Translation
}

/** What the columns of a client's files mean. */
export interface ColumnPlan {
  targetOf: (column: string) => Target | null
  /** Values for inputs that are blank in a row. */
  fallbacks: readonly (readonly [FeedInput, string])[]
}

const canonicalNames = new Map<string, FeedInput>(feedInputs.map((input) => [columnKey(input), input]))

const facts = [
  ...carFieldRows.map(({ path, row }) => ({ input: path, aliases: sentFacts(row)?.aliases })),
  ...Object.entries(helperInputs).map(([input, { aliases }]) => ({ input, aliases })),
]

/** Usual names of columns in stock files, as column keys, with the input each fills (FEED-01). */
export const columnAliases: readonly (readonly [FeedInput, string])[] = facts.flatMap(({ input, aliases }) =>
  aliases !== undefined && isFeedInput(input) ? [[input, aliases] as const] : [],
)

const usualNames = new Map<string, FeedInput>(
  columnAliases.flatMap(([input, keys]) => keys.split(' ').map((key): [string, FeedInput] => [key, input])),
)

/** Meta's own name of a vehicle; the dealership's stock number may stand in another column of the same file. */
const META_ID = 'vehicle_id'

const named =
  (names: ReadonlyMap<string, FeedInput>, others: ReadonlyMap<string, FeedInput>) =>
  (column: string): Target | null => {
    if (isPrivateColumn(column)) return null
    const at = imageNumber(column)
    if (at !== null) return { input: 'images', at }
    const key = columnKey(column)
    const input = names.get(key) ?? others.get(key)
    if (input === undefined) return null
    return column.trim() === META_ID ? { input, at: 0, weak: true } : { input, at: 0 }
  }

const none: ReadonlyMap<string, FeedInput> = new Map()

const checked = ({ column, field }: FeedMapping): FeedInput => {
  if (isPrivateColumn(column)) {
    throw new FeedFileError('bad_mapping', `The column '${column}' says what the dealership paid and is never taken.`)
  }
  if (isFeedInput(field)) return field
  throw new FeedFileError('bad_mapping', `The mapping fills '${field}', which is no field of a car.`)
}

const mapped = (mapping: readonly FeedMapping[]): ColumnPlan => {
  const exact = new Map<string, Target>()
  const loose = new Map<string, Target>()
  const fallbacks: [FeedInput, string][] = []
  for (const [at, line] of mapping.entries()) {
    const translation = readTranslation(line.translation)
    const target: Target = { input: checked(line), at, ...(translation === null ? {} : { translation }) }
    exact.set(line.column.trim(), target)
    loose.set(columnKey(line.column), target)
    if (line.fallback !== null && line.fallback.trim() !== '') fallbacks.push([target.input, line.fallback])
  }
  return { targetOf: (column) => exact.get(column.trim()) ?? loose.get(columnKey(column)) ?? null, fallbacks }
}

const CACHED_COLUMNS = 2_000

/** Remembers what columns mean: JSON names them in every row. Rows that keep inventing names do not fill memory. */
const remembered = (targetOf: ColumnPlan['targetOf']): ColumnPlan['targetOf'] => {
  const cache = new Map<string, Target | null>()
  return (column) => {
    const found = cache.get(column)
    if (found !== undefined) return found
    const target = targetOf(column)
    if (cache.size < CACHED_COLUMNS) cache.set(column, target)
    return target
  }
}

/**
 * What the columns of a client's files mean (FEED-01): our own names only (canonical), their usual names too (all other
 * profiles), or the client's own mapping. Columns that say what the dealership paid mean nothing anywhere.
 *
 * @throws FeedFileError 'bad_mapping'
 */
export const columnPlan = ({ profile, mapping }: FeedClientProfile): ColumnPlan => {
  const plan =
    profile === 'custom'
      ? mapped(mapping)
      : {
          targetOf: named(
            profile === 'canonical' ? canonicalNames : usualNames,
            profile === 'canonical' ? none : canonicalNames,
          ),
          fallbacks: [],
        }
  return { ...plan, targetOf: remembered(plan.targetOf) }
}
