import { type SearchState, withNear, withRange, withRefinement, withSort } from '../url/SearchState'
import { withoutFilter } from './heldFilter'
import type { ParsedFilter, ParsedQuery } from './ParsedQuery'
import { filterInWords } from './filterInWords'

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
