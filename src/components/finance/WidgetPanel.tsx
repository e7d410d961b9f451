import type { CarLoan } from '@/src/domain/finance/carLoan'
import { widgetDisclaimer } from '@/src/domain/finance/advertising/financeDisclaimer'
import { widgetQuote, widgetRate, widgetStart } from '@/src/domain/finance/lenders/financeWidget'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'
import type { Settings } from '@/tenants/settings/buildSettings'
import { ComparisonWarning } from './ComparisonWarning'
import { FinanceDisclaimer } from './FinanceDisclaimer'
import { NearPart } from './NearPart'
import { Repayment } from './Repayment'

interface WidgetPanelProps {
  priceDollars: number
  loan: CarLoan
  settings: Settings
  legal: LegalWords
}

/** The finance widget with its disclaimer (FIN-47..49); without JavaScript, the written example. */
export const WidgetPanel = ({ priceDollars, loan, settings, legal }: WidgetPanelProps) => {
  const { calculator, phone, comparisonRange } = settings.finance
  const { advertised, fees } = loan
  const terms = { ratePercent: widgetRate(advertised.ratePercent, calculator.interestRange), advertised, fees }
  const start = widgetStart(priceDollars)
  const quote = widgetQuote(start, terms)
  return (
    <div className="rounded-xl border border-line p-5 sm:p-8" data-testid="finance-widget">
      <NearPart
        part="widget"
        priceDollars={priceDollars}
        terms={terms}
        showRate={!calculator.hideInterest}
        className="min-h-[32rem] sm:min-h-64 noscript:min-h-0"
      >
        <p className="mb-5 text-muted">
          {formatDollars(start.priceDollars)} with a deposit of {formatDollars(start.depositDollars)}:
        </p>
        <Repayment {...quote} ratePercent={calculator.hideInterest ? null : quote.ratePercent} size="lg" />
      </NearPart>
      <div className="mt-6 grid gap-3 border-t border-line pt-5">
        <FinanceDisclaimer text={widgetDisclaimer({ phone, comparisonRange }, legal)} />
        <ComparisonWarning
          text={comparisonNotice(legal, { example: false })}
          className="text-[0.8125rem] leading-relaxed text-muted"
        />
      </div>
    </div>
  )
}
