import { Button } from '@/src/components/ui/Button'
import type { CarLoan } from '@/src/domain/finance/carLoan'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import type { Settings } from '@/tenants/settings/buildSettings'
import { financeDisclaimer } from '@/src/domain/finance/advertising/financeDisclaimer'
import { CalculatorExample } from './CalculatorExample'
import { ComparisonWarning } from './ComparisonWarning'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { NearPart } from './NearPart'

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
  const figures = { settings: calculator, fees, carPriceDollars, advertised, start }
  return (
    <div className="border-line sm:rounded-xl sm:border sm:p-8">
      <NearPart part="loan" {...figures}>
        <CalculatorExample {...figures} />
      </NearPart>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 sm:mt-8 sm:gap-x-6 sm:gap-y-4 sm:border-t border-line sm:pt-6">
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
      <div className="mt-4 grid gap-3 sm:mt-5">
        <ComparisonWarning text={comparisonNotice(legal)} className="text-[0.8125rem] leading-relaxed text-muted" />
        <FinanceDisclaimer text={financeDisclaimer(disclaimer, advertised, { phone, comparisonRange }, legal)} />
      </div>
    </div>
  )
}
