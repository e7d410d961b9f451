import {
  addCounts,
  type ConditionCounts,
  conditionWords,
  countOf,
  listedOf,
  type ModelAvailable,
  type ModelCount,
} from '@/src/domain/site/StockCounts'
import { withParams } from '@/src/domain/site/withParams'

export interface Availability {
  /** '1 new, 2 used in stock', else '2 new coming soon', else 'To order'. */
  words: string
  /** The same where there is little room, of a model without used ones: '3 in stock' of several conditions. */
  short: string
  /** '1 used', where a new one is to order and only used ones are here, which `href` then lists; null: the words say all. */
  also: string | null
  /** The search of exactly those; null: none is here or on its way. */
  href: string | null
  /** Some of it can be seen here today. */
  isHere: boolean
}

const TO_ORDER: Availability = { words: 'To order', short: 'To order', also: null, href: null, isHere: false }

const wordsOf = (counts: ConditionCounts, where: string): string | null => {
  const words = conditionWords(counts)
  return words && `${words} ${where}`
}
const hereWords = (here: ConditionCounts): string | null => wordsOf(here, 'in stock')
const comingWords = (coming: ConditionCounts): string | null => wordsOf(coming, 'coming soon')

/** '2 used in stock', but '3 in stock' where they are of several conditions. */
const shortOf = (counts: ConditionCounts, where: string): string => {
  const kinds = Object.values(counts).filter((count) => count > 0)
  return (kinds.length === 1 && wordsOf(counts, where)) || `${countOf(counts).toLocaleString('en-AU')} ${where}`
}

/** The rule itself; `href` lists `listed` of it, those just sold with them. */
export const availabilityWords = ({ here, coming }: ModelAvailable, href: string, listed: number): Availability => {
  const [standing, arriving] = [hereWords(here), comingWords(coming)]
  if (standing)
    return {
      words: standing,
      short: shortOf(here, 'in stock'),
      also: null,
      href: countOf(here) === listed ? href : withParams(href, { status: 'in_stock' }),
      isHere: true,
    }
  if (arriving)
    return {
      words: arriving,
      short: shortOf(coming, 'coming soon'),
      also: null,
      href: countOf(coming) === listed ? href : withParams(href, { status: 'coming_soon' }),
      isHere: false,
    }
  return TO_ORDER
}

const NONE: ConditionCounts = { new: 0, demo: 0, used: 0 }

/**
 * What can be had of a model now: one rule for lists, tables and the model's own page. What was just sold cannot. A model is
 * sold new: where only used ones are here, a new one is to order or on its way.
 */
export const modelAvailability = (stock: ModelCount | null): Availability => {
  if (!stock) return TO_ORDER
  const { available, href } = stock
  const { here, coming } = available
  const listed = countOf(stock.listed)
  const standing = availabilityWords(available, href, listed)
  // A list of what is sold new counts no used ones.
  if (here.new + here.demo > 0) return { ...standing, short: shortOf({ ...here, used: 0 }, 'in stock') }
  if (here.used === 0) return standing
  return coming.new + coming.demo > 0
    ? availabilityWords({ here: NONE, coming }, href, listed)
    : { ...TO_ORDER, also: conditionWords(here), href: standing.href }
}

/** How many of some models are here, and the search of exactly those; null: none is. */
export const stockHere = (search: string, models: readonly ModelCount[]): { total: number; href: string } | null => {
  const here = addCounts(models.map(({ available }) => available.here))
  const { href } = availabilityWords({ here, coming: NONE }, search, listedOf(models))
  return href === null ? null : { total: countOf(here), href }
}

/** All of it, for the heading above its vehicles: '1 new in stock, 1 used coming soon'; null: neither. */
export const availabilityInFull = (stock: ModelCount | null): string | null => {
  if (!stock) return null
  const { here, coming } = stock.available
  return [hereWords(here), comingWords(coming)].filter(Boolean).join(', ') || null
}
