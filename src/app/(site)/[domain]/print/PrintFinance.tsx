import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import type { Car } from '@/src/domain/stock/Car'
import type { Settings } from '@/tenants/settings'

/** The finance example on paper, with its warning (LAW-01, LAW-02). Nothing where none may be shown. */
export const PrintFinance = ({ car, settings, now }: { car: Car; settings: Settings; now: Date }) => {
  const estimate = carEstimate(car, settings, now)
  if (!estimate) return null
  return (
    <div className="mt-5 break-inside-avoid rounded-lg border-l-4 border-brand bg-surface px-4 py-3.5">
      <CarRepayment estimate={estimate} />
      <ComparisonWarning className="mt-2 text-[0.6875rem] leading-snug text-muted" />
    </div>
  )
}
