import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import type { GradeStock } from '@/src/domain/content/models/gradeStock'
import { CELL } from './GradeHead'
import { RowHead } from './RowHead'

interface StockOfGradesProps {
  stock: GradeStock[]
  /** Of the cells of a column. */
  classOf: (column: number) => string | undefined
}

/** What can be had of each grade, each a way to it. */
export const StockOfGrades = ({ stock, classOf }: StockOfGradesProps) => (
  <tr className="border-t border-line">
    <RowHead label="Availability" />
    {stock.map((standing, column) => (
      <td key={column} className={cx(CELL, classOf(column))}>
        {standing?.href ? (
          <Link
            prefetch={false}
            href={standing.href}
            rel="nofollow"
            className="inline-flex min-h-6 items-center font-semibold text-brand-text underline decoration-current/40 underline-offset-4 hover:decoration-current"
          >
            {standing.words}
          </Link>
        ) : (
          'To order'
        )}
      </td>
    ))}
  </tr>
)
