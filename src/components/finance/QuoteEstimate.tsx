'use client'

import { useEffect, useState } from 'react'
import type { Estimate } from '@/src/domain/finance/lenders/lenderEstimate'
import { askQuote } from './askQuote'
import { Repayment } from './Repayment'

interface QuoteEstimateProps {
  vin: string
  terms: { purchasePrice: number; year: number | null; nvic: string | null }
}

/** A finance quote, requested when it comes near the viewport; on failure nothing is shown (FIN-14, FIN-17, FIN-44). */
export const QuoteEstimate = ({ vin, terms }: QuoteEstimateProps) => {
  const [estimate, setEstimate] = useState<Estimate | null>(null)
  const { purchasePrice, year, nvic } = terms
  useEffect(() => {
    const aborter = new AbortController()
    askQuote({ purchasePrice, year, nvic, vin }, aborter.signal).then(setEstimate, () => undefined)
    return () => aborter.abort()
  }, [purchasePrice, year, nvic, vin])
  if (!estimate) return null
  return (
    <div className="mb-5 rounded-xl bg-surface p-5 sm:p-8" data-testid="car-finance-estimate">
      <p className="mb-4 font-semibold">Car finance estimate: 5 years, no deposit</p>
      <Repayment
        repaymentDollars={estimate.weeklyDollars}
        monthlyDollars={estimate.monthlyDollars}
        frequency="weekly"
        ratePercent={estimate.ratePercent}
        comparisonPercent={estimate.comparisonPercent}
        size="lg"
      />
    </div>
  )
}
