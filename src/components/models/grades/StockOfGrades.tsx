import Link from 'next/link'
import type { GradeStock } from '@/src/domain/content/models/gradeStock'
import { CELL } from './GradeHead'
import { RowHead } from './RowHead'

/** What can be had of a grade, and the way to it. */
export const StockOfGrade = ({ standing }: { standing: GradeStock | undefined }) =>
  standing?.href ? (
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
  )

/** The same of each grade, as a row of their table. */
export const StockOfGrades = ({ stock }: { stock: GradeStock[] }) => (
  <tr className="border-t border-line">
    <RowHead label="Availability" />
    {stock.map((standing, column) => (
      <td key={column} className={CELL}>
        <StockOfGrade standing={standing} />
      </td>
    ))}
  </tr>
)
