import type { ParsedFilter, Understood } from './ParsedQuery'

const makeOf = (pair: string): string => pair.split('|')[0] ?? ''

const isSame = (one: ParsedFilter, other: ParsedFilter): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a make is given with one of its models, which implies it. */
const saidByModel = (meaning: ParsedFilter, models: string[]): boolean =>
  meaning.kind === 'value' &&
  meaning.attribute === 'make' &&
  meaning.values.some((make) => models.map(makeOf).includes(make))

/**
 * Merges chips: 'Toyota' and 'Corolla' next to each other are one; repeated filters are removed; of two prices the
 * later one is used, unless one is the lowest and the other the highest.
 */
export const mergeChips = (said: readonly Understood[], text: string): Understood[] => {
  const chips = said.filter((chip) => !chip.givesWay || !said.some((other) => saysBetter(other, chip)))
  const models = chips.flatMap(({ meaning }) =>
    meaning.kind === 'value' && meaning.attribute === 'make_model' ? meaning.values : [],
  )
  let merged: Understood[] = []
  let make: Understood | null = null
  for (const chip of chips) {
    const { meaning } = chip
    if (saidByModel(meaning, models)) {
      make = chip
      continue
    }
    const besideMake =
      make !== null &&
      meaning.kind === 'value' &&
      meaning.attribute === 'make_model' &&
      /^[\s-]*$/.test(text.slice(make.span.end, chip.span.start))
    const start = besideMake && make ? make.span.start : chip.span.start
    const literal = chip.literal && (!besideMake || make?.literal === true)
    const whole = { ...chip, literal, span: { start, end: chip.span.end }, words: text.slice(start, chip.span.end) }
    make = null
    const known = merged.findIndex((other) => isSame(other.meaning, meaning))
    if (known >= 0) continue
    const at = merged.findIndex((other) => met(meaning, other.meaning) !== null)
    const earlier = merged[at]
    const both = earlier && met(meaning, earlier.meaning)
    if (earlier && both) {
      if (both === meaning) merged = [...merged.toSpliced(at, 1), whole]
      else merged = merged.toSpliced(at, 1, { ...earlier, meaning: both })
      continue
    }
    merged = [...merged.filter(({ meaning: other }) => !replaces(meaning, other)), whole]
  }
  return merged
}

/** 'Family ute' is a ute. */
const saysBetter = (one: Understood, other: Understood): boolean =>
  !one.givesWay &&
  one.meaning.kind === 'value' &&
  other.meaning.kind === 'value' &&
  one.meaning.attribute === other.meaning.attribute

/** 'White, not black' is white; 'not black, not white' is neither. Null: the two do not meet. */
const met = (later: ParsedFilter, earlier: ParsedFilter): ParsedFilter | null => {
  if (later.kind !== 'value' || earlier.kind !== 'value' || later.attribute !== earlier.attribute) return null
  if (!later.except && !earlier.except) return null
  if (!later.except) return later
  if (!earlier.except) return earlier
  const except = [...new Set([...earlier.except, ...later.except])].toSorted()
  return { ...later, except, values: later.values.filter((value) => earlier.values.includes(value)) }
}

/** A later range, order or place replaces the earlier one; a lowest and a highest price are both kept. */
const replaces = (later: ParsedFilter, earlier: ParsedFilter): boolean => {
  if (later.kind !== earlier.kind) return false
  if (later.kind === 'sort' || later.kind === 'near') return true
  if (later.kind !== 'range' || earlier.kind !== 'range' || later.attribute !== earlier.attribute) return false
  return !((later.min === null && earlier.max === null) || (later.max === null && earlier.min === null))
}
