import { youxAnswerSchema } from '@/src/domain/finance/lenders/youxQuote'
import type { FinanceQuotes } from './FinanceQuotes'

const TIMEOUT_MS = 6_000

/** Endpoint of youx, and our key. */
export interface YouxAccount {
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
