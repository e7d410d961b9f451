import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { FinanceDisclaimer } from '@/src/components/finance/FinanceDisclaimer'
import { Repayment } from '@/src/components/finance/Repayment'
import { Button } from '@/src/components/ui/Button'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { financeDisclaimer } from '@/src/domain/finance/advertising/financeDisclaimer'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { Car } from '@/src/domain/stock/car/Car'
import { legalAt } from '@/tenants/legalAt'
import type { FinanceSite } from '@/tenants/Site'
import { financeHref } from './financeHref'

/** How the car's estimate was made, in the lender's own words (VDP-42, LAW-01, FIN-50). */
export const FinanceInfo = ({ car, site, now }: { car: Car; site: FinanceSite; now: Date }) => {
  const { settings } = site
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  const { phone, comparisonRange } = settings.finance
  const legal = legalAt(site, car.location?.state ?? null)
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
      <ComparisonWarning text={comparisonNotice(legal)} className="text-[0.8125rem] leading-relaxed text-muted" />
      <FinanceDisclaimer text={financeDisclaimer(estimate.disclaimer, estimate, { phone, comparisonRange }, legal)} />
      {href && (
        <Button href={href} rel="nofollow" block>
          Get Finance
        </Button>
      )}
    </div>
  )
}
