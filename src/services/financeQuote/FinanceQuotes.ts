import type { YouxAnswer, YouxRequest } from '@/src/domain/finance/lenders/youxQuote'

/** Who answers finance quotes (FIN-14, FIN-15). */
export interface FinanceQuotes {
  /** @throws when there is no quote: refused, unreachable, too slow, or an answer that is none (FIN-17). */
  quote: (question: YouxRequest) => Promise<YouxAnswer>
}
