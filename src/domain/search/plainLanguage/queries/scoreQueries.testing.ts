import { buildLexicon } from '../lexicon'
import { readPlainLanguage } from '../readPlainLanguage'
import type { ParsedFilter, ParsedQuery, Vocabulary } from '../ParsedQuery'

/** The year the scored queries were written in. */
const SCORED_YEAR = 2026

const bound = (value: number | null): string => (value === null ? '' : String(value))

const meaningText = (meaning: ParsedFilter): string => {
  if (meaning.kind === 'near') return `near=${meaning.postcode}/${meaning.km}`
  if (meaning.kind === 'sort') return `sort=${meaning.sort}`
  if (meaning.kind === 'range') return `${meaning.attribute}=${bound(meaning.min)}:${bound(meaning.max)}`
  return `${meaning.attribute}=${meaning.values.toSorted().join(',')}`
}

/** Values of one facet that any car may have are one wish: 'hilux or ranger'. */
const joined = (parts: string[]): string[] => {
  const byName = new Map<string, string>()
  const others: string[] = []
  for (const part of parts) {
    const name = part.split('=')[0] ?? ''
    const known = byName.get(name)
    if (['make', 'make_model', 'colour', 'simple_body'].includes(name)) {
      byName.set(name, known ? `${known},${part.slice(name.length + 1)}` : part)
    } else others.push(part)
  }
  const ordered = [...byName].map(
    ([name, part]) =>
      `${name}=${part
        .slice(name.length + 1)
        .split(',')
        .toSorted()
        .join(',')}`,
  )
  return [...ordered, ...others]
}

const readingText = ({ chips, rest }: ParsedQuery): string =>
  [...joined(chips.map(({ meaning }) => meaningText(meaning))), ...(rest ? [`rest=${rest}`] : [])].toSorted().join('; ')

interface Miss {
  query: string
  expected: string
  read: string
}

interface Score {
  total: number
  /** Queries read exactly as meant: every filter and every remaining word. */
  exact: number
  /** Filters that were meant, that were read, and that are both. */
  chips: { meant: number; read: number; both: number }
  misses: Miss[]
}

const filtersOf = (parts: string): string[] => parts.split('; ').filter((part) => !part.startsWith('rest='))

/** How well queries are read: whole ones, single filters, and which go wrong (ALRT-06). */
export const scoreQueries = (
  queries: readonly (readonly [query: string, meaning: string])[],
  vocabulary: Vocabulary,
): Score => {
  const lexicon = buildLexicon(vocabulary)
  const chips = { meant: 0, read: 0, both: 0 }
  const misses = queries.flatMap(([query, meaning]) => {
    const expected = joined(meaning.split('; ')).toSorted().join('; ')
    const read = readingText(readPlainLanguage(query, lexicon, SCORED_YEAR))
    const [meant, found] = [filtersOf(expected), filtersOf(read)]
    chips.meant += meant.length
    chips.read += found.length
    chips.both += meant.filter((part) => found.includes(part)).length
    return read === expected ? [] : [{ query, expected, read }]
  })
  return { total: queries.length, exact: queries.length - misses.length, chips, misses }
}
