import { Repayment } from '@/src/components/finance/Repayment'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import type { Car } from '@/src/domain/stock/Car'
import type { Settings } from '@/tenants/settings'

interface FinanceEstimateProps {
  car: Car
  settings: Settings
  now: Date
}

/** The car's estimate beside the price, with a way to the calculator, which holds the warning (VDP-17, LAW-01, FIN-06..17, FIN-44). */
export const FinanceEstimate = ({ car, settings, now }: FinanceEstimateProps) => {
  const estimate = carEstimate(car, settings, now)
  if (!estimate) return null
  const weekly = estimate.frequency === 'weekly'
  return (
    <div className="mt-5 rounded-lg bg-surface px-4 py-3.5">
      <Repayment
        repaymentDollars={weekly ? estimate.weeklyDollars : estimate.monthlyDollars}
        frequency={estimate.frequency}
        monthlyDollars={estimate.monthlyDollars}
        comparisonPercent={estimate.comparisonPercent}
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
