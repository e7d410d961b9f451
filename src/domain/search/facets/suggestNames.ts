import { slugify } from '@/src/domain/site/slugify'
import type { Vocabulary } from '../plainLanguage/ParsedQuery'
import { squash } from '../plainLanguage/tokens'
import { carTitle } from '@/src/domain/stock/car/carTitle'

/** A make, model or body with its own search page. */
export interface NameSuggestion {
  kind: 'make' | 'model' | 'body'
  label: string
  path: string
  count: number
}

const LIMITS = { make: 3, model: 5, body: 2 } as const

interface Candidate extends NameSuggestion {
  keys: string[]
}

const rowsOf = (values: Record<string, number> | undefined): [string, number][] => Object.entries(values ?? {})

const candidates = (vocabulary: Vocabulary): Candidate[] => [
  ...rowsOf(vocabulary.make).map(([label, count]): Candidate => {
    return { kind: 'make', label, count, path: `/search/${slugify(label)}`, keys: [squash(label)] }
  }),
  ...rowsOf(vocabulary.make_model).map(([pair, count]): Candidate => {
    const [make = '', model = ''] = pair.split('|')
    const path = `/search/${slugify(make)}/${slugify(model)}`
    // 'prado' finds the LandCruiser Prado.
    const ends = model.split(/[\s-]+/).map((_, at, parts) => squash(parts.slice(at).join('')))
    return { kind: 'model', label: carTitle({ make, model }), count, path, keys: [squash(make + model), ...ends] }
  }),
  ...rowsOf(vocabulary.simple_body).map(([label, count]): Candidate => {
    return { kind: 'body', label, count, path: `/search/${slugify(label)}`, keys: [squash(label)] }
  }),
]

const byCount = (one: Candidate, other: Candidate): number =>
  other.count - one.count || one.label.localeCompare(other.label)

const topOf = (fitting: Candidate[], limits: Record<NameSuggestion['kind'], number>): NameSuggestion[] =>
  (['make', 'body', 'model'] as const).flatMap((kind) =>
    fitting
      .filter((candidate) => candidate.kind === kind && candidate.count > 0)
      .toSorted(byCount)
      .slice(0, limits[kind])
      .map(({ label, path, count }) => ({ kind, label, path, count })),
  )

/** What a site has most of, for a shopper who has not typed yet. */
export const popularNames = (vocabulary: Vocabulary): NameSuggestion[] =>
  topOf(candidates(vocabulary), { make: 3, model: 0, body: 2 })

/** Makes, models and bodies of a site's stock whose name begins with what was typed, those with most cars first. */
export const suggestNames = (typed: string, vocabulary: Vocabulary): NameSuggestion[] => {
  const key = squash(typed)
  if (key === '') return []
  const fitting = candidates(vocabulary).filter(({ keys }) => keys.some((name) => name.startsWith(key)))
  return topOf(fitting, LIMITS)
}
