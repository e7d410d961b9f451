import { cx } from '@/src/components/ui/cx'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

export const CELL = 'snap-start p-4 text-left align-top lg:px-6'

/** What the grade costs more than the one on its left. */
const step = (dollars: number | null, before: number | null): string | null =>
  dollars !== null && before !== null && dollars > before ? `+${formatDollars(dollars - before)}` : null

interface GradeHeadProps {
  grade: ModelGrade
  before: ModelGrade | undefined
  /** What it is better at than every other grade. */
  merits: string[]
  /** What a new one of it in stock costs at least, drive away; null: not known. */
  inStockDollars: number | null
  className?: string
}

/** The head of a grade's column: name, price, what it costs more than the one before, what it is best at. */
export const GradeHead = ({
  grade: { name, priceDollars },
  before,
  merits,
  inStockDollars,
  className,
}: GradeHeadProps) => {
  const isLess = inStockDollars !== null && priceDollars !== null && inStockDollars < priceDollars
  const more = step(priceDollars, before?.priceDollars ?? null)
  return (
    <th scope="col" className={cx(CELL, 'font-normal', className)}>
      <span className="block text-subheading font-semibold">
        <Unbroken text={name} />
      </span>
      {priceDollars !== null && (
        <span className="mt-1 block">
          {isLess && <span className="text-muted">List </span>}
          <span className="text-lead font-semibold tabular">{formatDollars(priceDollars)}</span>{' '}
          <span className="whitespace-nowrap text-muted">drive away</span>
        </span>
      )}
      {isLess && (
        <span className="mt-1 block text-[0.9375rem]">
          In stock from <span className="font-semibold tabular">{formatDollars(inStockDollars)}</span>{' '}
          <span className="whitespace-nowrap text-muted">drive away</span>
        </span>
      )}
      {more && (
        <span className="mt-2 inline-block rounded-full bg-brand-soft px-2.5 py-0.5 text-sm font-semibold text-brand-text tabular">
          {more}
          <span className="sr-only"> more than the {before?.name}</span>
        </span>
      )}
      {merits.length > 0 && <span className="mt-2 block text-sm font-semibold">{merits.join(' · ')}</span>}
    </th>
  )
}
