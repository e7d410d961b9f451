import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { Rating } from '@/src/components/ui/Rating'
import type { StockCounts } from '@/src/domain/site/StockCounts'

const SHORTCUTS = 3

interface SearchShortcutsProps {
  /** Null: no bodies are listed. */
  counts: Pick<StockCounts, 'bodies'> | null
  /** Average and number of reviews, and where they were collected; null when there are none. */
  reviews: { average: number; count: number; source: string | null } | null
}

/** Below the search of a hero: the most common bodies in stock, one press away, and what customers say. */
export const SearchShortcuts = ({ counts, reviews }: SearchShortcutsProps) => (
  <div
    className={cx(
      'mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-sm empty:hidden',
      !counts && 'start-centred:justify-center',
    )}
  >
    {counts && counts.bodies.length > 0 && (
      <ul aria-label="Most common in stock" className="flex flex-wrap gap-x-5">
        {counts.bodies.slice(0, SHORTCUTS).map(({ label, href, total }) => (
          <li key={href}>
            <Link prefetch={false} href={href} className="inline-flex min-h-8 items-center gap-1.5 hover:underline">
              <span className="font-semibold">{label}</span>
              <span className="text-muted">{total.toLocaleString('en-AU')}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
    {reviews && (
      <Link prefetch={false} href="/reviews" className="inline-flex min-h-8 items-center gap-2 hover:underline">
        <Rating value={reviews.average} />
        <span className="font-semibold">{reviews.average.toFixed(1)}</span>
        <span className="text-muted">
          from {reviews.count.toLocaleString('en-AU')} {reviews.count === 1 ? 'review' : 'reviews'}
          {reviews.source && ` on ${reviews.source}`}
        </span>
      </Link>
    )}
  </div>
)
