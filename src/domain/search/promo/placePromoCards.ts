import type { SearchState } from '../url/SearchState'
import type { PromoCard } from './PromoCard'

/** Places between two cards that have none of their own. */
const REST_EVERY = 6

export type GridItem<T> = { kind: 'hit'; hit: T; index: number } | { kind: 'promo'; card: PromoCard }

interface PageWindow {
  /** Results before this page. */
  before: number
  /** Results a full page holds. */
  size: number
}

/** Each card's place in the whole list, from 1: its position, or, without one, further on at equal distances. */
const withPlaces = (cards: readonly PromoCard[]): { card: PromoCard; place: number }[] => {
  let last = 0
  return cards.map((card) => {
    last = card.position ?? last + REST_EVERY
    return { card, place: last }
  })
}

/**
 * The results of a page with the promo cards whose place is on it (SRP-15). A card with position 4 is the fourth thing
 * in the list; two with one position follow each other. A list too short for a card ends with the first such card, and
 * an empty one has none.
 */
export const placePromoCards = <T>(
  hits: readonly T[],
  cards: readonly PromoCard[],
  { before, size }: PageWindow,
): GridItem<T>[] => {
  const items: GridItem<T>[] = hits.map((hit, index) => ({ kind: 'hit', hit, index }))
  if (hits.length === 0) return items
  const here = withPlaces(cards).filter(({ place }) => place > before && place <= before + size)
  let taken = -1
  for (const { card, place } of here) {
    const at = Math.max(place - before - 1, taken + 1)
    const beyond = at > items.length
    items.splice(at, 0, { kind: 'promo', card })
    taken = at
    if (beyond) break
  }
  return items
}

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
