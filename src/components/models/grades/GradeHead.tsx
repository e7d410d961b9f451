import type { ReactNode } from 'react'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { ModelGrade } from '@/src/domain/content/models/modelRange'
import { formatDollars } from '@/src/domain/stock/pricing/formatDollars'

export const CELL = 'snap-start p-4 text-left align-top lg:px-6'

/** '$6,500 more than G20 Pure': what a grade costs more than the one before it; null where it does not. */
const stepWords = (grade: ModelGrade, before: ModelGrade | undefined): string | null => {
  const dollars = grade.priceDollars
  const from = before?.priceDollars ?? null
  return before && dollars !== null && from !== null && dollars > from
    ? `${formatDollars(dollars - from)} more than ${before.name}`
    : null
}

export interface GradePriceProps {
  grade: ModelGrade
  /** The one before it, which it builds on. */
  before: ModelGrade | undefined
  /** What it is better at than every other grade. */
  merits: string[]
  /** What a new one of it in stock costs at least, drive away; null: not known. */
  inStockDollars: number | null
}

/** What a grade costs, what that is more than the one before, and what it is best at. */
export const GradePrice = ({ grade, before, merits, inStockDollars }: GradePriceProps) => {
  const { priceDollars } = grade
  const isLess = inStockDollars !== null && priceDollars !== null && inStockDollars < priceDollars
  const more = stepWords(grade, before)
  return (
    <>
      {priceDollars !== null && (
        <span className="mt-1 block">
          {isLess && <span className="text-muted">List </span>}
          <span className="text-lead font-semibold tabular">{formatDollars(priceDollars)}</span>{' '}
          <span className="whitespace-nowrap text-muted">drive away</span>
        </span>
      )}
      {isLess && (
        <span className="mt-1 block text-[0.9375rem]">
          New in stock from <span className="font-semibold tabular">{formatDollars(inStockDollars)}</span>{' '}
          <span className="whitespace-nowrap text-muted">drive away</span>
        </span>
      )}
      {more && <span className="mt-1 block text-[0.9375rem] tabular">{more}</span>}
      {merits.length > 0 && <span className="mt-2 block text-sm font-semibold">{merits.join(' · ')}</span>}
    </>
  )
}

interface GradeHeadProps extends GradePriceProps {
  /** What can be had of it, and the way to it; null: not known. */
  stock: ReactNode
}

/** The head of a grade's column: its name, its price and the way to those in stock. */
export const GradeHead = ({ stock, ...props }: GradeHeadProps) => (
  <th scope="col" className={`${CELL} font-normal`}>
    <span className="block text-subheading font-semibold">
      <Unbroken text={props.grade.name} />
    </span>
    <GradePrice {...props} />
    {stock && <span className="mt-2 block text-[0.9375rem]">{stock}</span>}
  </th>
)
