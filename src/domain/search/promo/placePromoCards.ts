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
