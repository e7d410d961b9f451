import type { Histogram } from '../facets/histogram'
import type { SearchResult } from '../results/SearchResult'

interface ExampleStock {
  /** Most common first. */
  bodies: readonly { label: string }[]
  /** Half of the most common body costs less; left out: not known. */
  middleDollars?: number | null
}

const ROUND = 5000

/** Where half of what a histogram of prices counts lies below, up to the next round price; null for none. */
export const middleDollars = (prices: Histogram | undefined): number | null => {
  const half = (prices?.counts.reduce((sum, count) => sum + count, 0) ?? 0) / 2
  if (!prices || half === 0) return null
  let below = 0
  const bar = prices.counts.findIndex((count) => (below += count) >= half)
  return bar < 0 ? null : Math.ceil((prices.from + (bar + 1) * prices.width) / ROUND) * ROUND
}

/** 'SUV' stays in capitals. */
const inWords = (label: string): string => (label === label.toUpperCase() ? label : label.toLowerCase())

/** A sentence the site's own stock answers, as the search field suggests it: 'caravan under 75k'; null without stock. */
export const searchExample = ({ bodies, middleDollars: middle }: ExampleStock): string | null => {
  const [body] = bodies
  if (!body) return null
  return middle ? `${inWords(body.label)} under ${middle / 1000}k` : inWords(body.label)
}

/** The same of what a search has found: on a page of trucks a truck is suggested. */
export const foundExample = ({ facets, histograms }: Pick<SearchResult, 'facets' | 'histograms'>): string | null =>
  searchExample({ bodies: facets.simple_body ?? [], middleDollars: middleDollars(histograms.price) })
