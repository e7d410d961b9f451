import {
  boundsAfter,
  boundsBefore,
  phraseFinder,
  spelt,
  unitsAfter,
  unitsBefore,
  type Bound,
  type Unit,
} from './numberWords'
import { rangeMeant } from './rangeMeant'
import type { ParsedFilter } from './ParsedQuery'
import type { Token } from './tokens'

/** A number with everything its neighbours say of it. */
export interface Amount {
  first: number
  /** The other end of '20 to 30k'; null: one number. */
  second: number | null
  bound: Bound | null
  units: ReadonlySet<Unit>
  /** Written '$20', or '20,000', or '20k'. */
  dollars: boolean
  /** Four plain digits: it may be a year. */
  plainDigits: boolean
  between: boolean
}

export interface NumberRead {
  meaning: ParsedFilter
  length: number
}

const boundBefore = phraseFinder(boundsBefore)
const boundAfter = phraseFinder(boundsAfter)
const unitBefore = phraseFinder(unitsBefore)
const unitAfter = phraseFinder(unitsAfter)
const glued: Record<string, Unit> = {
  k: 'thousand',
  km: 'km',
  kms: 'km',
  ks: 'km',
  klm: 'km',
  klms: 'km',
  seat: 'seats',
  seats: 'seats',
  seater: 'seats',
  seaters: 'seats',
  seeter: 'seats',
  str: 'seats',
  l: 'litres',
  lt: 'litres',
  ltr: 'litres',
  litre: 'litres',
  litres: 'litres',
  pw: 'week',
  pf: 'fortnight',
  pm: 'month',
  yo: 'age',
  dollars: 'dollars',
  g: 'thousand',
  thousand: 'thousand',
  grand: 'thousand',
}

interface Value {
  value: number
  unit: Unit | null
  thousand: boolean
  dollars: boolean
  plus: boolean
  plainDigits: boolean
}

/** The number at a token; null when it is none, or its letters are no unit ('4x4', '320i'). */
const valueAt = (token: Token | undefined): Value | null => {
  if (!token) return null
  const word = spelt[token.word]
  if (word !== undefined)
    return { value: word, unit: null, thousand: false, dollars: false, plus: false, plainDigits: false }
  if (!token.number) return null
  const { value, dollars, unit } = token.number
  const known = glued[unit]
  if (unit !== '' && unit !== 'kkm' && unit !== 'kkms' && known === undefined) return null
  const thousand = unit === 'k' || unit === 'g' || unit === 'ks' || unit.startsWith('kk') || known === 'thousand'
  return {
    value,
    unit: unit.startsWith('kk') ? 'km' : known === 'thousand' ? null : (known ?? null),
    thousand,
    dollars,
    plus: token.word.endsWith('+'),
    plainDigits: /^\d{4}\+?$/.test(token.word),
  }
}

const joins = (tokens: readonly Token[], at: number, between: boolean): number => {
  const token = tokens[at]
  if (!token || token.breakBefore) return -1
  if (token.dashBefore) return 0
  if (token.word === 'to' || (between && token.word === 'and')) return 1
  return token.word === 'or' && tokens.slice(at, at + 4).some(({ word }) => /seat/.test(word)) ? 1 : -1
}

/** Words that mean nothing between a cue and its number. */
const HOLLOW = new Set(['of', 'is', 'about', 'a', 'the', 'around', 'than'])

interface Cue {
  at: number
  bound: Bound | null
  unit: Unit | null
  between: boolean
}

const cueAt = (tokens: readonly Token[], start: number): Cue => {
  const cue: Cue = { at: start, bound: null, unit: null, between: false }
  for (let step = 0; step < 4; step += 1) {
    const token = tokens[cue.at]
    if (!token || (token.breakBefore && cue.at > start)) break
    const bound = cue.bound === null ? boundBefore(tokens, cue.at) : null
    const unit = bound === null && cue.unit === null ? unitBefore(tokens, cue.at) : null
    if (token.word === 'between') {
      cue.between = true
      cue.at += 1
    } else if (bound) {
      cue.bound = bound.value
      cue.at += bound.length
    } else if (unit) {
      cue.unit = unit.value
      cue.at += unit.length
    } else if (cue.at > start && HOLLOW.has(token.word)) cue.at += 1
    else break
  }
  return cue
}

/**
 * The phrase with a number that starts at a token: 'under 40k', '7 seater', 'between 20 and 30k', '2018 onwards',
 * '$150 a week'. Null: none starts here.
 */
export const readNumber = (tokens: readonly Token[], start: number, year: number): NumberRead | null => {
  const cue = cueAt(tokens, start)
  const first = valueAt(tokens[cue.at])
  if (!first || (cue.at > start && tokens[cue.at]?.breakBefore)) return null
  let at = cue.at + 1
  const units = new Set<Unit>(cue.unit ? [cue.unit] : [])
  const takeUnits = () => {
    for (let step = 0; step < 3 && tokens[at]?.breakBefore === false; step += 1) {
      const unit = unitAfter(tokens, at)
      // 'under 35k people mover' counts no people.
      if (tokens[at]?.word === 'people' && /^(mover|carrier)s?$/.test(tokens[at + 1]?.word ?? '')) return
      if (!unit || (unit.value === 'year' && !first.plainDigits)) return
      if (unit.value === 'age' && first.plainDigits) return
      // 'under 30k km from …': each unit once.
      if (units.has(unit.value) && unit.value !== cue.unit) return
      units.add(unit.value)
      if (tokens[at]?.word === 'ks') units.add('thousand')
      at += unit.length
    }
  }
  takeUnits()
  const join = joins(tokens, at, cue.between || cue.bound === 'min')
  const second = join < 0 ? null : valueAt(tokens[at + join])
  const whole: Value[] = second ? [first, second] : [first]
  if (second) {
    at += join + 1
    takeUnits()
  }
  for (const { unit, thousand } of whole) {
    if (unit) units.add(unit)
    if (thousand) units.add('thousand')
  }
  let bound = cue.bound
  // '7 seater up to 40k': the 'up' is the next number's.
  const ofNext = tokens[at]?.word === 'up' && tokens[at + 1]?.word === 'to'
  const after = tokens[at]?.breakBefore === false && !ofNext ? boundAfter(tokens, at) : null
  if (whole.at(-1)?.plus) bound ??= 'min'
  else if (after && bound === null && !second) {
    bound = after.value
    at += after.length
    takeUnits()
  }
  // '20 to 30k': the thousand is said once.
  const scaled = whole.map(({ value, thousand, unit }) =>
    units.has('thousand') && value < 1000 && (thousand || unit === null) ? value * 1000 : value,
  )
  const [low = 0, high = null] = scaled
  const meaning = rangeMeant(
    {
      first: low,
      second: high,
      bound,
      units,
      dollars: whole.some(({ dollars }) => dollars),
      plainDigits: whole.every(({ plainDigits }) => plainDigits),
      between: cue.between,
    },
    year,
  )
  return meaning ? { meaning, length: at - start } : null
}
