import type { FacetAttribute } from '../facets/facets'
import type { ParsedFilter } from './ParsedQuery'

/** Precedence of the kinds of words when several match the same words (ALRT-06): the smallest first. */
export const rank = {
  make: 1,
  body: 2,
  model: 3,
  word: 4,
  colour: 5,
  feature: 6,
  place: 7,
  badge: 8,
  other: 9,
} as const

/** The meaning of a phrase. */
export interface Entry {
  rank: number
  /** Null for words without a filter; `leftOut` says whether they are named to the shopper. */
  meaning: ParsedFilter | null
  leftOut: boolean
  literal: boolean
  /** Valid only directly after one of its makes: 'Mazda 3', 'Honda City'. */
  needsMake: boolean
  /** Used only when no other filter of the same facet is given. */
  givesWay?: true
}

export interface Lexicon {
  /** Keys: phrases without spaces or punctuation. */
  phrases: ReadonlyMap<string, Entry[]>
  /** Names of makes and models long enough to tolerate one typing mistake, by their length. */
  forgiving: ReadonlyMap<number, { key: string; entry: Entry }[]>
  /** Words that are never treated as typing mistakes. */
  known: ReadonlySet<string>
  /** Each meaning with a phrase that parses to it. */
  sayings: ReadonlyMap<string, string>
  /** Word count of the longest phrase. */
  longest: number
  /** Every value of the facets that can be negated with 'not', which have few values. */
  values: ReadonlyMap<FacetAttribute, readonly string[]>
}

export const words = (list: string): string[] => list.split(', ')

export const valueFilter = (attribute: FacetAttribute, values: string[]): ParsedFilter => ({
  kind: 'value',
  attribute,
  values,
})

export const isTwin = (one: Entry, other: Entry): boolean =>
  one.needsMake === other.needsMake &&
  (one.meaning?.kind === 'value' && other.meaning?.kind === 'value'
    ? one.meaning.attribute === other.meaning.attribute
    : JSON.stringify(one.meaning) === JSON.stringify(other.meaning))

/** A phrase shared by several makes or models means any of them: a D-MAX is listed under 'Isuzu' and 'Isuzu UTE'. */
export const joined = (one: Entry, other: Entry): Entry => {
  if (one.meaning?.kind !== 'value' || other.meaning?.kind !== 'value') return one
  const values = [...new Set([...one.meaning.values, ...other.meaning.values])].toSorted()
  return { ...one, meaning: { ...one.meaning, values }, literal: one.literal && other.literal }
}
