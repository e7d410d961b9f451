import { type SearchState, withNear, withRange, withRefinement, withSort } from '../url/SearchState'
import { defaultSort } from '../url/sorts'
import type { ParsedFilter } from './ParsedQuery'

/** Whether a search still has a filter that was understood: it may have been changed or removed since. */
export const holdsFilter = (state: SearchState, meaning: ParsedFilter): boolean => {
  switch (meaning.kind) {
    case 'near':
      return state.near?.postcode === meaning.postcode && state.near.km === meaning.km
    case 'sort':
      return state.sort === meaning.sort
    case 'range': {
      const range = state.ranges[meaning.attribute]
      if (!range) return false
      return (meaning.min === null || range.min === meaning.min) && (meaning.max === null || range.max === meaning.max)
    }
    case 'value': {
      const chosen = state.refinements[meaning.attribute] ?? []
      return meaning.values.every((value) => chosen.includes(value))
    }
  }
}

/** The search without a filter that was understood; page 1 again (SRP-04). */
export const withoutFilter = (state: SearchState, meaning: ParsedFilter): SearchState => {
  switch (meaning.kind) {
    case 'near':
      return withNear(state, null)
    case 'sort':
      return withSort(state, defaultSort)
    case 'range': {
      const range = state.ranges[meaning.attribute]
      const min = meaning.min === null ? (range?.min ?? null) : null
      const max = meaning.max === null ? (range?.max ?? null) : null
      return withRange(state, meaning.attribute, min === null && max === null ? null : { min, max })
    }
    case 'value': {
      const chosen = state.refinements[meaning.attribute] ?? []
      return withRefinement(
        state,
        meaning.attribute,
        chosen.filter((value) => !meaning.values.includes(value)),
      )
    }
  }
}
