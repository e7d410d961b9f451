import { cx } from '@/src/components/ui/cx'
import { type RepaymentFigures, repaymentRows } from '@/src/domain/finance/calculator/repaymentRows'

interface RepaymentProps extends RepaymentFigures {
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const SIZES = { sm: 'text-base', md: 'text-lg', lg: 'text-[1.375rem] tracking-[-0.025em] md:text-[1.75rem]' }
/** Short labels for narrow places. */
const SHORT: Record<string, string> = { 'Estimated repayment*': 'Est. repayment*' }

/**
 * The only component that shows a repayment on a page: the comparison rate is beside it in the same size and weight
 * (LAW-01, FIN-40, FIN-41). A repayment too small to show becomes 'Enquire for Finance' (ERR-26). The page must contain
 * `ComparisonWarning` as well.
 */
export const Repayment = ({ size = 'md', className, ...figures }: RepaymentProps) => {
  const rows = repaymentRows(figures)
  const figure = cx('font-bold leading-tight tabular', SIZES[size])
  if (rows.length === 1) return <p className={cx(figure, className)}>{rows[0].value}</p>
  const label = cx('text-muted', size === 'sm' ? 'text-2xs' : 'text-[0.8125rem]')
  return (
    <dl
      className={cx(
        size === 'sm' ? 'grid grid-cols-2 gap-x-3' : 'flex flex-wrap gap-x-6 gap-y-3 md:gap-x-8',
        className,
      )}
      data-testid="repayment"
    >
      {rows.map((row) => (
        <div key={row.key}>
          <dt className={label}>{(size === 'sm' && SHORT[row.label]) || row.label}</dt>
          <dd className={figure}>
            {row.value}
            {row.note && <span className={cx(label, 'block font-medium tracking-normal')}>{row.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
