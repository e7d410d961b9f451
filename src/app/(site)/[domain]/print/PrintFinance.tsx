import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { CarRepayment } from '@/src/components/finance/CarRepayment'
import { carEstimate } from '@/src/domain/finance/carEstimate'
import { comparisonNotice } from '@/src/domain/legal/comparisonNotice'
import type { Car } from '@/src/domain/stock/car/Car'
import { legalAt } from '@/tenants/legalAt'
import type { FinanceSite } from '@/tenants/Site'

/** The finance example on paper, with its warning (LAW-01, LAW-02). Nothing where none may be shown. */
export const PrintFinance = ({ car, site, now }: { car: Car; site: FinanceSite; now: Date }) => {
  const estimate = carEstimate(car, site, now)
  if (!estimate) return null
  return (
    <div className="mt-5 break-inside-avoid rounded-lg border-l-4 border-brand bg-surface px-4 py-3.5">
      <CarRepayment estimate={estimate} />
      <ComparisonWarning
        text={comparisonNotice(legalAt(site, car.location?.state ?? null))}
        className="mt-2 text-[0.6875rem] leading-snug text-muted"
      />
    </div>
  )
}
