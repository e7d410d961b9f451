import { env } from '@/src/env'
import { localQuotes } from './localQuotes'
import type { FinanceQuotes } from './FinanceQuotes'
import { youxQuotes } from './youxQuotes'

/**
 * The quote provider; null when there is none, and no quote is shown. Computed quotes are for installations with demo
 * dealerships only: a live site must not advertise a repayment that no lender offers.
 */
export const quoteProvider = (): FinanceQuotes | null => {
  const { YOUX_URL: url, YOUX_KEY: key, SEED_DEMO } = env()
  if (url && key) return youxQuotes({ url, key })
  return SEED_DEMO ? localQuotes : null
}
