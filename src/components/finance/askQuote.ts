import { YOUX_QUOTE } from '@/src/domain/constants/finance'
import type { Estimate } from '@/src/domain/finance/lenders/lenderEstimate'
import { quoteEstimate, type StoredQuote } from '@/src/domain/finance/lenders/quoteEstimate'

interface QuoteQuestion {
  purchasePrice: number
  year: number | null
  vin: string
  nvic: string | null
}

/**
 * Requests a finance quote for a car from our own server (FIN-14). Returns null when there is none.
 *
 * @throws when the server cannot be reached or its answer cannot be parsed.
 */
export const askQuote = async (question: QuoteQuestion, signal: AbortSignal): Promise<Estimate | null> => {
  const response = await fetch('/api/youx/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...YOUX_QUOTE, whoIsHelping: '', ...question }),
    signal,
  })
  if (!response.ok) return null
  const quote: StoredQuote = await response.json()
  return quoteEstimate(quote)
}
