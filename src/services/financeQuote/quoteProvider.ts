import { env } from '@/src/env'
import { localQuotes } from './localQuotes'
import type { FinanceQuotes } from './FinanceQuotes'
import { youxQuotes } from './youxQuotes'

/**
 * Who answers quotes here; null: nobody, and none is shown. Worked-out quotes serve installations with demo dealerships
 * only: a live site never advertises a repayment nobody offers.
 */
export const quoteProvider = (): FinanceQuotes | null => {
  const { YOUX_URL: url, YOUX_KEY: key, SEED_DEMO } = env()
  if (url && key) return youxQuotes({ url, key })
  return SEED_DEMO ? localQuotes : null
}
