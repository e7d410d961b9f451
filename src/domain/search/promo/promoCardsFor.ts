import type { SearchState } from '../url/SearchState'
import type { PromoCard } from './PromoCard'

type Refined = Pick<SearchState, 'refinements'>

/** Car types a search is for: those chosen on the page, within those its path fixes; none: all. */
export const searchedCarTypes = (state: Refined, preset: Refined): string[] => {
  const fixed = preset.refinements.car_type ?? []
  const chosen = state.refinements.car_type ?? []
  if (fixed.length === 0) return chosen
  const both = fixed.filter((type) => chosen.includes(type))
  return both.length > 0 ? both : fixed
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).size === new Set(other).size && one.every((type) => other.includes(type))

/**
 * The promo cards of a search for these car types (SRP-18). Ours, as the specification leaves it open: a strict card
 * shows only when the types searched for are exactly its own; any other when one is in common, when the search is for
 * all types, or when the card names none.
 */
export const promoCardsFor = (cards: readonly PromoCard[], carTypes: readonly string[]): PromoCard[] =>
  cards.filter(({ display, strictDisplay }) => {
    if (strictDisplay) return same(display, carTypes)
    return display.length === 0 || carTypes.length === 0 || display.some((type) => carTypes.includes(type))
  })
