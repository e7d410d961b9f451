import type { ComponentProps } from 'react'
import type { CarEstimate } from '@/src/domain/finance/carEstimate'
import { Repayment } from './Repayment'

/** A car's estimate as the one component of repayments shows it (LAW-01); the page must hold the warning. */
export const CarRepayment = ({
  estimate,
  ...look
}: { estimate: CarEstimate } & Pick<ComponentProps<typeof Repayment>, 'size' | 'className'>) => {
  const { frequency, weeklyDollars, monthlyDollars, comparisonPercent } = estimate
  return (
    <Repayment
      repaymentDollars={frequency === 'weekly' ? weeklyDollars : monthlyDollars}
      frequency={frequency}
      monthlyDollars={monthlyDollars}
      comparisonPercent={comparisonPercent}
      {...look}
    />
  )
}
