import { cx } from '@/src/components/ui/cx'
import { REPAYMENT_SHOWN_ABOVE } from '@/src/domain/constants'
import type { Frequency } from '@/src/domain/finance/Frequency'
import { formatRate, formatRepayment } from '@/src/domain/finance/formatRepayment'

interface RepaymentProps {
  repaymentDollars: number
  frequency: Frequency
  comparisonPercent: number
  /** Null: the interest rate is not shown (FIN-24). */
  ratePercent?: number | null
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZES = { sm: 'text-base', md: 'text-lg', lg: 'text-[1.75rem] tracking-[-0.025em]' }

/**
 * The only way a repayment is shown, anywhere: the comparison rate stands beside it in the same size and weight
 * (LAW-01, FIN-40, FIN-41). A repayment too small to show is 'Enquire for Finance' instead (ERR-26). The page must hold
 * `ComparisonWarning` as well.
 */
export const Repayment = ({
  repaymentDollars,
  frequency,
  comparisonPercent,
  ratePercent = null,
  size = 'md',
  className,
}: RepaymentProps) => {
  const words = formatRepayment(repaymentDollars, frequency)
  const figure = cx('font-bold leading-tight tabular', SIZES[size])
  if (repaymentDollars <= REPAYMENT_SHOWN_ABOVE) return <p className={cx(figure, className)}>{words}</p>
  const label = cx('text-muted', size === 'sm' ? 'text-2xs' : 'text-[0.8125rem]')
  return (
    <dl
      className={cx(size === 'sm' ? 'grid grid-cols-2 gap-x-3' : 'flex flex-wrap gap-x-8 gap-y-3', className)}
      data-testid="repayment"
    >
      <div>
        <dt className={label}>{size === 'sm' ? 'Est. repayment*' : 'Estimated repayment*'}</dt>
        <dd className={figure}>{words}</dd>
      </div>
      {ratePercent !== null && (
        <div>
          <dt className={label}>Interest rate</dt>
          <dd className={figure}>{formatRate(ratePercent)}</dd>
        </div>
      )}
      <div>
        <dt className={label}>Comparison rate*</dt>
        <dd className={figure}>{formatRate(comparisonPercent)}</dd>
      </div>
    </dl>
  )
}
