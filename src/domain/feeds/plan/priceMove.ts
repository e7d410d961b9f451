import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { FeedIssue } from '../rows/FeedRow'
import type { CarValues } from './carColumns'

/** A price that falls below a third, or rises above three times what it was, is more often a slip than a sale. */
const FACTOR = 3

const amounts = ['price', 'offer_price'] as const

/** What to tell of prices that moved further in one delivery than prices do (FEED-04). */
export const priceMoves = (before: CarValues, after: CarValues): FeedIssue[] =>
  amounts.flatMap((field): FeedIssue[] => {
    const [was, is] = [Number(before[field] ?? 0), Number(after[field] ?? 0)]
    if (was <= 0 || is <= 0 || (is * FACTOR >= was && is <= was * FACTOR)) return []
    const reason = `The price went from ${formatDollars(was)} to ${formatDollars(is)} in one delivery; check that it is meant.`
    return [{ field, value: String(is), reason }]
  })
