import { FINANCE_ESTIMATE } from '@/src/domain/constants/finance'
import { amortisedRepayment } from '@/src/domain/finance/calculator/repaymentFormula'
import { type YouxAnswer, youxAnswerSchema, type YouxRequest } from '@/src/domain/finance/lenders/youxQuote'
import { env } from '@/src/env'

/** A provider of finance quotes (FIN-14, FIN-15). */
export interface FinanceQuotes {
  /** @throws when there is no quote: refused, unreachable, too slow, or an answer that is none (FIN-17). */
  quote: (question: YouxRequest) => Promise<YouxAnswer>
}

/**
 * Quotes without an account, for demonstrations: the specification's example rates, no deposit (FIN-45), repaid over
 * the requested term.
 */
export const localQuotes: FinanceQuotes = {
  quote: async ({ purchasePrice, loanTerm }) => {
    const { exampleRatePercent, exampleComparisonPercent } = FINANCE_ESTIMATE
    const weekly = amortisedRepayment({
      principalDollars: purchasePrice,
      residualDollars: 0,
      annualRatePercent: exampleRatePercent,
      termYears: loanTerm,
      frequency: 'weekly',
    })
    return {
      weeklyRepaymentAmount: Math.ceil(weekly * 100) / 100,
      advertisedRate: exampleRatePercent,
      comparisonRate: exampleComparisonPercent,
    }
  },
}

const TIMEOUT_MS = 6_000

/** Endpoint of youx, and our key. */
interface YouxAccount {
  url: string
  key: string
}

/** youx over HTTP: one POST of JSON for each quote (FIN-14). A refusal's text stays out of the error: it may name the key. */
export const youxQuotes = ({ url, key }: YouxAccount): FinanceQuotes => ({
  quote: async (question) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`youx answered ${response.status}.`)
    return youxAnswerSchema.parse(await response.json())
  },
})

/**
 * The quote provider; null when there is none, and no quote is shown. Computed quotes are for installations with demo
 * dealerships only: a live site must not advertise a repayment that no lender offers.
 */
export const quoteProvider = (): FinanceQuotes | null => {
  const { YOUX_URL: url, YOUX_KEY: key, SEED_DEMO } = env()
  if (url && key) return youxQuotes({ url, key })
  return SEED_DEMO ? localQuotes : null
}
