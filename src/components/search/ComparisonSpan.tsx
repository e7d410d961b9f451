'use client'

import { cardEstimate } from '@/src/components/cards/CardEstimate'
import { comparisonSpan } from '@/src/domain/finance/repaymentRows'
import { useSearchContext } from './SearchContext'

/** The comparison rates of the cars found, beside amounts by the week that are no car's own (LAW-01). */
export const ComparisonSpan = ({ className }: { className?: string }) => {
  const { setup, result } = useSearchContext()
  const rates = result.hits.flatMap((car) => cardEstimate(car, setup.rules)?.comparison ?? [])
  return (
    <span className={className} data-testid="repayment">
      {comparisonSpan(rates.length > 0 ? rates : [setup.comparisonPercent])}
    </span>
  )
}
