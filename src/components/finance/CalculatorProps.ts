import type { CalculatorSettings, CalculatorValues } from '@/src/domain/finance/calculatorForm'
import type { LoanFees } from '@/src/domain/finance/loanQuote'

/** What the calculator starts with; plain data, so it may cross to the browser. */
export interface CalculatorProps {
  settings: CalculatorSettings
  fees: LoanFees
  initial: CalculatorValues
}
