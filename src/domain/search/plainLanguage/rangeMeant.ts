import type { FacetAttribute } from '../facets/facets'
import type { Bound } from './numberWords'
import type { ParsedFilter } from './ParsedQuery'
import type { Amount } from './readNumber'

/** The oldest year a listing may plausibly ask for. */
const FIRST_YEAR = 1950
const WEEKS = { week: 1, fortnight: 2, month: 52 / 12 } as const
/** 'About' an amount: a tenth either way. */
const ABOUT = 0.1

const range = (attribute: FacetAttribute, min: number | null, max: number | null): ParsedFilter | null => {
  if (min === null && max === null) return null
  if (min !== null && max !== null && min > max) return { kind: 'range', attribute, min: max, max: min }
  return { kind: 'range', attribute, min, max }
}

const bounded = (attribute: FacetAttribute, { first, second }: Amount, bound: Bound | null): ParsedFilter | null => {
  if (second !== null) return range(attribute, first, second)
  if (bound === 'min' || bound === 'after') return range(attribute, first, null)
  if (bound === 'about') return range(attribute, Math.round(first * (1 - ABOUT)), Math.round(first * (1 + ABOUT)))
  return range(attribute, null, first)
}

const seats = ({ first, second, bound }: Amount): ParsedFilter | null => {
  if (!Number.isInteger(first) || first < 1 || first > 60 || (second ?? 1) > 60) return null
  if (second !== null) return range('seats', first, second)
  if (bound === 'max' || bound === 'before') return range('seats', null, first)
  // Two seats are a kind of car; more are wanted for people, and one seat more does no harm.
  return first <= 2 && bound === null ? range('seats', first, first) : range('seats', first, null)
}

const years = (amount: Amount, year: number): ParsedFilter | null => {
  const { first, second, bound } = amount
  const plausible = [first, second ?? first].every(
    (value) => Number.isInteger(value) && value >= FIRST_YEAR && value <= year + 1,
  )
  if (!plausible) return null
  if (second !== null) return range('year', first, second)
  if (bound === 'min') return range('year', first, null)
  if (bound === 'after') return range('year', first + 1, null)
  if (bound === 'before') return range('year', null, first - 1)
  if (bound === 'max') return range('year', null, first)
  if (bound === 'about') return range('year', first - 1, first + 1)
  return range('year', first, first)
}

/** 'Under 5 years old', '3 years old or newer': from a year on. */
const age = ({ first, bound }: Amount, year: number): ParsedFilter | null => {
  if (!Number.isInteger(first) || first > 80) return null
  if (bound === 'min' || bound === 'before') return range('year', null, year - first)
  return bound === null || bound === 'about'
    ? range('year', year - first - 1, year - first)
    : range('year', year - first, null)
}

const weekly = (amount: Amount, weeks: number): ParsedFilter | null => {
  const perWeek = (value: number | null) => (value === null ? null : Math.round(value / weeks))
  const first = perWeek(amount.first) ?? 0
  return first < 5 || first > 5000
    ? null
    : bounded('weekly_price', { ...amount, first, second: perWeek(amount.second) }, amount.bound)
}

const litres = (amount: Amount): ParsedFilter | null => {
  const { first, second, bound } = amount
  if (first < 0.5 || first > 20) return null
  return second === null && bound === null
    ? range('engine_size_litres', first, first)
    : bounded('engine_size_litres', amount, bound)
}

/** Below this, 'under 100 km' is said in thousands: no car is sold by its first hundred kilometres. */
const KM_IN_THOUSANDS = 400

const kilometres = (amount: Amount): ParsedFilter | null => {
  const full = (value: number | null) => (value !== null && value < KM_IN_THOUSANDS ? value * 1000 : value)
  const { bound } = amount
  return bounded('km', { ...amount, first: full(amount.first) ?? 0, second: full(amount.second) }, bound)
}

const price = (amount: Amount): ParsedFilter | null => {
  const { first, second, bound, units, dollars, between } = amount
  const said = dollars || units.has('dollars')
  const cued = bound !== null || between || units.has('dollars')
  // 'Under 40' is said in thousands, as a car's price.
  const short = !dollars && cued && !units.has('thousand') && first >= 3 && first <= 300
  const full = (value: number | null) => (value !== null && short && value < 1000 ? value * 1000 : value)
  const low = full(first) ?? 0
  const high = full(second)
  if (low < (bound === 'about' ? 600 : 500) || (high !== null && high < 500)) return null
  if (!said && !cued && !units.has('thousand')) return null
  return bounded('price', { ...amount, first: low, second: high }, bound)
}

const looksLikeYears = ({ second, bound, dollars, plainDigits, units, between, first }: Amount): boolean => {
  if (units.has('year')) return true
  if (!plainDigits || dollars || units.size > 0) return false
  // 'Under 2000' is money; 'under 2015' is a year.
  return bound === 'max' || (between && second === null) ? first > 2000 : bound !== 'about' || first > 2000
}

/**
 * What a number with its neighbours means, in this order: seats, litres, weekly amount, age, kilometres, year, price.
 * Null: nothing that a search can use; a bare number stays a word, as it may be a stock number.
 */
export const rangeMeant = (amount: Amount, year: number): ParsedFilter | null => {
  const { units } = amount
  if (units.has('seats')) return seats(amount)
  if (units.has('litres')) return litres(amount)
  for (const name of ['week', 'fortnight', 'month'] as const) if (units.has(name)) return weekly(amount, WEEKS[name])
  if (units.has('age')) return age(amount, year)
  if (units.has('km')) return kilometres(amount)
  if (looksLikeYears(amount)) {
    const found = years(amount, year)
    if (found || units.has('year')) return found
  }
  return price(amount)
}
