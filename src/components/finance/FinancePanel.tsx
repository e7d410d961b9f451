import { Button } from '@/src/components/ui/Button'
import { cx } from '@/src/components/ui/cx'
import { calculatorResult } from '@/src/domain/finance/calculator/calculatorResult'
import { initialValues } from '@/src/domain/finance/calculator/calculatorForm'
import type { CarLoan } from '@/src/domain/finance/carLoan'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import { loanInWords } from '@/src/domain/finance/calculator/loanInWords'
import type { Settings } from '@/tenants/settings/buildSettings'
import { financeDisclaimer } from '@/src/domain/finance/advertising/financeDisclaimer'
import { CalculatorSums } from './CalculatorSums'
import { ComparisonWarning } from './ComparisonWarning'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { NearPart } from './NearPart'
import { Repayment } from './Repayment'

interface FinancePanelProps {
  /** Null when the panel is not on a car's page. */
  carPriceDollars: number | null
  loan: CarLoan
  settings: Settings
  legal: LegalWords
  /** Target of 'Get Finance'; null when the form is already on this page, which hides the button. */
  href: string | null
}

/** The finance calculator and its call to action (VDP-10, FIN-50); without JavaScript, the written example. */
export const FinancePanel = (props: FinancePanelProps) => {
  const { carPriceDollars, loan, settings, legal, href } = props
  const { calculator, phone, comparisonRange } = settings.finance
  const { advertised, fees, start, disclaimer } = loan
  const initial = initialValues(carPriceDollars, advertised.ratePercent, calculator, start)
  const calculation = calculatorResult(initial, calculator.defaultFrequency, calculator, fees, advertised)
  const { quote } = calculation
  return (
    <div className="border-line sm:rounded-xl sm:border sm:p-8">
      <NearPart
        part="loan"
        settings={calculator}
        fees={fees}
        carPriceDollars={carPriceDollars}
        advertised={advertised}
        start={start}
        className={cx(
          'noscript:min-h-0 md:min-h-[25rem]',
          carPriceDollars === null ? 'min-h-[46rem]' : 'min-h-[32rem]',
        )}
      >
        <div className="grid gap-5 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] md:gap-8">
          <p className="text-[0.9375rem] text-muted md:text-lead">{loanInWords(initial)}:</p>
          <div className="flex flex-col gap-5 rounded-lg bg-surface p-5 md:gap-6 md:p-6">
            <Repayment {...quote} ratePercent={calculator.hideInterest ? null : quote.ratePercent} size="lg" />
            <CalculatorSums {...calculation} />
          </div>
        </div>
      </NearPart>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-6">
        {href && (
          <Button href={href} variant="secondary" rel="nofollow">
            Get Finance
          </Button>
        )}
        <p className="text-sm text-muted">
          Questions about finance? Call{' '}
          <a href={`tel:${phone.replaceAll(/\s/g, '')}`} className="font-semibold text-fg underline underline-offset-4">
            {phone}
          </a>
        </p>
      </div>
      <div className="mt-5 grid gap-3">
        <ComparisonWarning text={comparisonNotice(legal)} className="text-[0.8125rem] leading-relaxed text-muted" />
        <FinanceDisclaimer text={financeDisclaimer(disclaimer, advertised, { phone, comparisonRange }, legal)} />
      </div>
    </div>
  )
}
