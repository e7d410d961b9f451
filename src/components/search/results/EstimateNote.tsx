'use client'

import { cardEstimate } from '@/src/components/cards/CardEstimate'
import { ComparisonWarning } from '@/src/components/finance/ComparisonWarning'
import { useSearchContext } from '../SearchContext'

/** The comparison rate warning, on every page with a repayment (LAW-02). */
export const EstimateNote = () => {
  const { setup, result } = useSearchContext()
  // The filter of weekly payments names amounts too.
  const shown = setup.weeklyPayments || result.hits.some((car) => cardEstimate(car, setup.rules) !== null)
  return (
    shown && (
      <ComparisonWarning text={setup.comparisonNotice} className="mt-8 text-[0.8125rem] leading-relaxed text-muted" />
    )
  )
}
