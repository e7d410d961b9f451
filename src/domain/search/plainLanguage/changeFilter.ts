import { type SearchState, withNear, withRange, withRefinement, withSort } from '../url/SearchState'
import { withoutFilter } from './heldFilter'
import type { ParsedFilter, ParsedQuery, Span } from './ParsedQuery'
import type { Lexicon } from './LexiconEntry'

/** The search with a filter that was understood changed into another of its kind; page 1 again (SRP-04). */
export const withFilter = (state: SearchState, from: ParsedFilter, to: ParsedFilter): SearchState => {
  if (to.kind === 'near') return withNear(state, to)
  if (to.kind === 'sort') return withSort(state, to.sort)
  if (to.kind === 'range') {
    const { min, max } = to
    const range = state.ranges[to.attribute]
    return withRange(state, to.attribute, { min: min ?? range?.min ?? null, max: max ?? range?.max ?? null })
  }
  const without = withoutFilter(state, from)
  return withRefinement(without, to.attribute, [...(without.refinements[to.attribute] ?? []), ...to.values])
}

type Said = Pick<ParsedQuery, 'text' | 'chips' | 'leftOut'>

const number = (value: number): string => value.toLocaleString('en-AU')

const bounds = (
  { min, max }: { min: number | null; max: number | null },
  amount: (value: number) => string,
): string => {
  if (min !== null && max !== null) return `between ${amount(min)} and ${amount(max)}`
  return min !== null ? `at least ${amount(min)}` : `up to ${amount(max ?? 0)}`
}

const rangeWords = (meaning: Extract<ParsedFilter, { kind: 'range' }>): string => {
  const { attribute, min, max } = meaning
  switch (attribute) {
    case 'price':
      return bounds(meaning, (value) => `$${number(value)}`)
    case 'weekly_price':
      return `${bounds(meaning, (value) => `$${number(value)}`)} a week`
    case 'km':
      return bounds(meaning, (value) => `${number(value)} km`)
    case 'year':
      return min === max ? `year ${min}` : `year ${bounds(meaning, String)}`
    case 'seats':
      return min === max && max !== null && max <= 2 ? `${max} seats` : `${bounds(meaning, String)} seats`
    case 'engine_size_litres':
      return min === max ? `${min} litres` : `${bounds(meaning, String)} litres`
    default:
      return ''
  }
}

const PLACES: ReadonlySet<string> = new Set(['city', 'location_name', 'state', 'dealership_name'])

/** A filter in words that read as the same filter again. */
export const filterInWords = (meaning: ParsedFilter, { sayings }: Pick<Lexicon, 'sayings'>): string => {
  if (meaning.kind === 'near') return `within ${meaning.km} km of ${meaning.postcode}`
  if (meaning.kind === 'range') return rangeWords(meaning)
  if (meaning.kind === 'value' && meaning.except)
    return `not ${meaning.except.map((value) => filterInWords({ ...meaning, values: [value], except: undefined }, { sayings })).join(' or ')}`
  const phrase =
    sayings.get(JSON.stringify(meaning)) ??
    (meaning.kind === 'value' ? meaning.values.join(' ').replaceAll('|', ' ') : '')
  // 'Bentley' is a make; 'in Bentley' is the suburb.
  return meaning.kind === 'value' && PLACES.has(meaning.attribute) ? `in ${phrase}` : phrase
}

/** A sentence with the words of one of its filters changed into those of another, its other filters where they are then. */
export const changeChip = (said: Said, at: number, to: ParsedFilter): Said => {
  const chip = said.chips[at]
  if (!chip) return said
  const words = filterInWords(to, { sayings: new Map() })
  const { start, end } = chip.span
  const text = said.text.slice(0, start) + words + said.text.slice(end)
  const by = words.length - (end - start)
  const chips = said.chips.map((other, index) => {
    if (index === at) return { ...chip, meaning: to, words, span: { start, end: end + by } }
    const { span } = other
    return span.start < end ? other : { ...other, span: { start: span.start + by, end: span.end + by } }
  })
  return { ...said, text, chips }
}

/** A text without the words of one of its parts. */
export const withoutWords = (text: string, { start, end }: Span): string =>
  `${text.slice(0, start)} ${text.slice(end)}`.replace(/\s+/g, ' ').replace(/^[\s,;]+|[\s,;]+$/g, '')
