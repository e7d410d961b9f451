import { Repayment } from '@/src/components/finance/Repayment'
import { financePrice } from '@/src/domain/finance/financePrice'
import { weeklyEstimate } from '@/src/domain/search/weeklyEstimate'
import type { Car } from '@/src/domain/stock/Car'
import type { Settings } from '@/tenants/settings'

/** The lender's estimate beside the price, with a way to the calculator, which holds the warning (VDP-17, LAW-01, FIN-06..13). */
export const FinanceEstimate = ({ car, settings }: { car: Car; settings: Settings }) => {
  const price = financePrice(car, settings)
  const owner = { financeProvider: settings.finance_provider, estimateExcluded: settings.finance.estimateExcluded }
  const { id, make, status, reserved, finance_lenders } = car
  const estimate = price === null ? null : weeklyEstimate({ id, make, status, reserved, finance_lenders }, owner, price)
  if (!estimate) return null
  return (
    <div className="mt-5 rounded-lg bg-surface px-4 py-3.5">
      <Repayment
        repaymentDollars={estimate.weeklyDollars}
        frequency="weekly"
        comparisonPercent={estimate.comparisonRate}
      />
      <a
        href="#finance"
        className="mt-2 inline-flex min-h-6 items-center text-sm font-semibold text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current"
      >
        Work out your own
      </a>
    </div>
  )
}
