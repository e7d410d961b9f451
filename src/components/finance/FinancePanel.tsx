import { Button } from '@/src/components/ui/Button'
import { initialValues } from '@/src/domain/finance/calculatorForm'
import { loanQuote } from '@/src/domain/finance/loanQuote'
import { formatDollars } from '@/src/domain/stock/formatDollars'
import type { Settings } from '@/tenants/settings'
import { ComparisonWarning } from './ComparisonWarning'
import { LazyCalculator } from './LazyCalculator'
import { Repayment } from './Repayment'

interface FinancePanelProps {
  priceDollars: number
  /** The lender's rate for this car; null: the specification's example rate. */
  lenderRatePercent: number | null
  settings: Settings
}

/** The finance calculator of a vehicle page and what it leads to (VDP-10); without JavaScript, the written example. */
export const FinancePanel = ({ priceDollars, lenderRatePercent, settings }: FinancePanelProps) => {
  const { calculator, fees } = settings.finance
  const initial = initialValues(priceDollars, lenderRatePercent, calculator)
  const quote = loanQuote({
    amountDollars: initial.priceDollars,
    residualDollars: 0,
    annualRatePercent: initial.interestPercent,
    termYears: initial.termYears,
    frequency: calculator.defaultFrequency,
    fees,
    roundUp: calculator.roundUp,
  })
  return (
    <div className="rounded-xl border border-line p-5 sm:p-8">
      <LazyCalculator settings={calculator} fees={fees} initial={initial}>
        <p className="mb-5 text-muted">
          {formatDollars(initial.priceDollars)} over {initial.termYears} years, no deposit:
        </p>
        <Repayment {...quote} ratePercent={calculator.hideInterest ? null : quote.ratePercent} size="lg" />
      </LazyCalculator>
      <div className="mt-8 flex flex-wrap items-center gap-4 border-t border-line pt-6">
        <Button href={settings.routes.financeLink} variant="secondary">
          Get Finance
        </Button>
        <p className="text-sm text-muted">Questions about finance? Call {settings.finance.phone}.</p>
      </div>
      <ComparisonWarning className="mt-5 text-[0.8125rem] leading-relaxed text-muted" />
    </div>
  )
}
