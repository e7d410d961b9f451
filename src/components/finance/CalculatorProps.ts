import type { AdvertisedRate } from '@/src/domain/finance/advertising/advertisedRate'
import type { CalculatorSettings, LoanStart } from '@/src/domain/finance/calculator/calculatorForm'
import type { LoanFees } from '@/src/domain/finance/calculator/loanQuote'

/** What a calculator starts with; plain data, so it may cross to the browser. */
export interface CalculatorProps {
  settings: CalculatorSettings
  fees: LoanFees
  /** Null when the calculator is not on a car's page. */
  carPriceDollars: number | null
  /** The rate it starts with, and the source of every comparison rate. */
  advertised: AdvertisedRate
  start: LoanStart | null
}
