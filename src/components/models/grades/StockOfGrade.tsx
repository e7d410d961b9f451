import Link from 'next/link'
import type { GradeStock } from '@/src/domain/content/models/gradeStock'

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
    <span className="text-muted">To order</span>
  )
