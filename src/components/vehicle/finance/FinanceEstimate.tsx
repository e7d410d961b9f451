import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import type { Car } from '@/src/domain/stock/car/Car'
import type { FinanceSite } from '@/tenants/Site'

interface FinanceEstimateProps {
  car: Car
  site: Pick<FinanceSite, 'settings' | 'lenders'>
  now: Date
}

/**
 * The car's estimate near the price, with a link to the calculator, which shows the warning (VDP-17, LAW-01,
 * FIN-06..17, FIN-44).
 */
export const FinanceEstimate = ({ car, site, now }: FinanceEstimateProps) => {
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  return (
    <div className="mt-5 rounded-lg bg-surface px-4 py-3.5">
      <CarRepayment estimate={estimate} />
      <p className="mt-2 flex flex-wrap gap-x-5 text-sm font-semibold text-brand-text [&>a]:inline-flex [&>a]:min-h-6 [&>a]:items-center [&>a]:underline [&>a]:decoration-current/30 [&>a]:underline-offset-4">
        <a href="#finance">Work out your own</a>
        <a href="#finance-info">About this estimate</a>
      </p>
    </div>
  )
}
