import type { Lexicon } from './lexicon'
import type { ParsedFilter } from './ParsedQuery'

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
