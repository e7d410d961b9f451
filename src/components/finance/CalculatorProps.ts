import type { CalculatorSettings } from '@/src/domain/finance/calculatorForm'
import type { LoanFees } from '@/src/domain/finance/loanQuote'

/** What a calculator starts with; plain data, so it may cross to the browser. */
export interface CalculatorProps {
  settings: CalculatorSettings
  fees: LoanFees
  /** Null: on no car's page. */
  carPriceDollars: number | null
  /** The lender's rate for the car; null: the specification's example rate (FIN-45). */
  lenderRatePercent: number | null
}
