import { PROMO_RANDOM_OFFSET_MAX } from '../../constants/site'
import { isWithin } from '@/src/domain/content/isWithin'
import type { PromoCard } from './PromoCard'

/**
 * Numbers from 0 to below 1, the same ones for the same text (FNV-1a, then mulberry32): a page's promo cards stay where
 * they are on reload, on 'back', and in every process that renders it.
 */
const seededRandom = (seed: string): (() => number) => {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface ArrangeOptions {
  now: Date
  /** `settings.promo.shuffle`: cards without a position come in random order (SRP-19). */
  shuffle: boolean
  /** `settings.promo.randomOffset`: a position moves back by 0 to 2 places (SRP-20). */
  randomOffset: boolean
  /** What the randomness hangs on: equal for one site, page and day. */
  seed: string
}

const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)

/**
 * A site's promo cards that run now, in their order: those with a position by position, then the rest (SRP-17, SRP-19,
 * SRP-20).
 */
export const arrangePromoCards = (
  cards: readonly PromoCard[],
  { now, shuffle, randomOffset, seed }: ArrangeOptions,
): PromoCard[] => {
  const random = seededRandom(seed)
  const running = cards.filter((card) => isWithin(card, now))
  const placed = running.flatMap((card) => {
    if (card.position === null) return []
    const offset = randomOffset ? Math.floor(random() * (PROMO_RANDOM_OFFSET_MAX + 1)) : 0
    return [{ ...card, position: Math.max(1, card.position) + offset }]
  })
  const rest = running.filter(({ position }) => position === null)
  return [
    ...placed.toSorted((one, other) => one.position - other.position),
    ...(shuffle ? shuffled(rest, random) : rest),
  ]
}
