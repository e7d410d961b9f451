import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { FinanceDisclaimer } from '@/src/components/finance/FinanceDisclaimer'
import { Repayment } from '@/src/components/finance/Repayment'
import { Button } from '@/src/components/ui/Button'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { financeDisclaimer } from '@/src/domain/finance/financeDisclaimer'
import type { Car } from '@/src/domain/stock/Car'
import type { Settings } from '@/tenants/settings'
import { financeHref } from './financeHref'

/** How the car's estimate was made, in the lender's own words (VDP-42, LAW-01, FIN-50). */
export const FinanceInfo = ({ car, settings, now }: { car: Car; settings: Settings; now: Date }) => {
  const estimate = carEstimate(car, settings, now)
  if (!estimate) return null
  const { phone, comparisonRange } = settings.finance
  const href = financeHref(car, settings)
  return (
    <div className="grid gap-5">
      <Repayment
        repaymentDollars={estimate.frequency === 'weekly' ? estimate.weeklyDollars : estimate.monthlyDollars}
        frequency={estimate.frequency}
        monthlyDollars={estimate.monthlyDollars}
        ratePercent={settings.finance.calculator.hideInterest ? null : estimate.ratePercent}
        comparisonPercent={estimate.comparisonPercent}
        size="lg"
      />
      <p className="text-muted">
        An estimate for the {car.name} at its advertised price. It is no offer of credit: what you pay depends on your
        circumstances, the deposit and the term you choose.
      </p>
      <ComparisonWarning className="text-[0.8125rem] leading-relaxed text-muted" />
      <FinanceDisclaimer text={financeDisclaimer(estimate.disclaimer, { phone, comparisonRange })} />
      {href && (
        <Button href={href} rel="nofollow" block>
          Get Finance
        </Button>
      )}
    </div>
  )
}
