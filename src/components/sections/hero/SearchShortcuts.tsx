import Link from 'next/link'
import { cx } from '@/src/components/ui/cx'
import { Rating } from '@/src/components/ui/Rating'
import type { StockCounts } from '@/src/domain/site/StockCounts'

const SHORTCUTS = 3
/** Fewer reviews are shown only where they are read: stars are never without their number (LAW-11). */
const MANY_REVIEWS = 50

/** Average and number of reviews, and where they were collected. */
interface Reviewed {
  average: number
  count: number
  source: string | null
}

interface SearchShortcutsProps {
  /** Null: no bodies are listed. */
  counts: Pick<StockCounts, 'bodies'> | null
  /** Null when there are none. */
  reviews: Reviewed | null
}

/** Stars, the average and its number. */
const Reviews = ({ average, count, source }: Reviewed) => (
  <>
    <Rating value={average} />
    <span className="font-semibold">{average.toFixed(1)}</span>
    <span className="text-muted">
      from {count.toLocaleString('en-AU')} reviews{source && ` on ${source}`}
    </span>
  </>
)

/** Below the search of a hero: the most common bodies in stock, one press away, and the rating of many reviews. */
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
    {reviews && reviews.count >= MANY_REVIEWS && (
      <Link prefetch={false} href="/reviews" className="inline-flex min-h-8 items-center gap-2 hover:underline">
        <Reviews {...reviews} />
      </Link>
    )}
  </div>
)
