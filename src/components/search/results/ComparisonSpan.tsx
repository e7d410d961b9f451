'use client'

import { cardEstimate } from '@/src/components/cards/CardEstimate'
import { comparisonSpan } from '@/src/domain/finance/calculator/repaymentRows'
import { useSearchContext } from '../SearchContext'

/** The comparison rates of the cars found, beside weekly amounts that belong to no single car (LAW-01). */
export const ComparisonSpan = () => {
  const { setup, result } = useSearchContext()
  const rates = result.hits.flatMap((car) => cardEstimate(car, setup.rules)?.comparison ?? [])
  return <span data-testid="repayment">{comparisonSpan(rates.length > 0 ? rates : [setup.comparisonPercent])}</span>
}
