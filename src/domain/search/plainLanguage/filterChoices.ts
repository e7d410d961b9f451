import { facetOf } from '../facets/facets'
import { nearDistances } from '../query/near'
import type { SearchResult } from '../results/SearchResult'
import type { ParsedFilter } from './ParsedQuery'

type Range = Extract<ParsedFilter, { kind: 'range' }>

const MOST_VALUES = 7
const CAPS: Record<string, readonly number[]> = {
  km: [10_000, 20_000, 40_000, 60_000, 80_000, 100_000, 150_000, 200_000],
  weekly_price: [75, 100, 125, 150, 200, 250, 300, 400],
  engine_size_litres: [1.5, 2, 2.5, 3, 4, 5],
}

const around = (list: readonly number[], value: number, each: number): number[] => [
  ...list.filter((other) => other < value).slice(-each),
  ...list.filter((other) => other > value).slice(0, each),
]

/** Price steps grow with the price: $1,000 at $8,000, $5,000 at $40,000, $10,000 at $90,000. */
const priceSteps = (dollars: number): number[] => {
  const step = dollars < 15_000 ? 1_000 : dollars < 80_000 ? 5_000 : 10_000
  return [-2, -1, 1, 2].map((times) => dollars + times * step).filter((value) => value > 0)
}

const amounts = ({ attribute, min, max }: Range): number[] => {
  const value = max ?? min ?? 0
  if (attribute === 'price') return priceSteps(value)
  if (attribute === 'year') return [-2, -1, 1, 2].map((years) => value + years)
  if (attribute === 'seats') return [2, 4, 5, 6, 7, 8].filter((seats) => seats !== value && (seats > 2 || min === max))
  return around(CAPS[attribute] ?? [], value, 2)
}

const ranges = (meaning: Range): ParsedFilter[] => {
  const { min, max } = meaning
  const of = (value: number): Range => {
    if (min !== null && min === max) return { ...meaning, min: value, max: value }
    return max !== null ? { ...meaning, max: value } : { ...meaning, min: value }
  }
  const changed = amounts(meaning).map(of)
  return changed.filter((other) => other.min === null || other.max === null || other.min <= other.max)
}

/**
 * What a shopper may change an understood filter into with one click (ALRT-06): amounts around it, other distances, the
 * other values of its facet that find cars. Empty: it can only be taken away.
 */
export const filterChoices = (meaning: ParsedFilter, facets: SearchResult['facets']): ParsedFilter[] => {
  if (meaning.kind === 'sort') return []
  if (meaning.kind === 'near') {
    return nearDistances.filter((km) => km !== meaning.km).map((km) => ({ ...meaning, km }))
  }
  if (meaning.kind === 'range') return ranges(meaning)
  if (meaning.except) return []
  const facet = facetOf(meaning.attribute)
  if (facet?.operator === 'and' || facet?.kind === 'toggle') return []
  return (facets[meaning.attribute] ?? [])
    .filter(({ value, count }) => count > 0 && !meaning.values.includes(value))
    .slice(0, MOST_VALUES)
    .map(({ value }) => ({ ...meaning, values: [value] }))
}
