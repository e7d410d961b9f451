import { cx } from '@/src/components/ui/cx'
import { Rating } from '@/src/components/ui/Rating'
import { formatMonth } from '@/src/domain/site/formatDay'
import type { ReviewLookProps, ReviewView } from './ReviewView'

/** The average, its stars and of how many reviews it is, on one line. */
export const ReviewScore = ({
  average,
  words,
  className,
}: Pick<ReviewLookProps, 'average' | 'words'> & { className?: string }) => (
  <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-1', className)}>
    <span className="tabular text-heading font-bold">{average.toFixed(1)}</span>
    <Rating value={average} />
    <p className="text-muted">{words}</p>
  </div>
)

/** The average large over its stars and of how many reviews it is; `wordsClassName`: of the latter. */
export const ReviewAverage = ({
  average,
  words,
  wordsClassName,
}: Pick<ReviewLookProps, 'average' | 'words'> & { wordsClassName: string }) => (
  <div>
    <p className="tabular text-display font-bold">{average.toFixed(1)}</p>
    <Rating value={average} className="mt-2" />
    <p className={cx('text-muted', wordsClassName)}>{words}</p>
  </div>
)

/** Who wrote it, when, and about which yard. */
export const ReviewBy = ({
  customer,
  date,
  place,
  timeZone,
  className,
}: Pick<ReviewView, 'customer' | 'date' | 'place'> & { timeZone: string; className?: string }) => (
  <figcaption className={cx('text-sm', className)}>
    <span className="font-semibold">{customer}</span>
    <span className="text-muted"> · {[formatMonth(date, timeZone), place].filter(Boolean).join(' · ')}</span>
  </figcaption>
)

/** What the dealership answered, in full. */
export const ReviewReply = ({ reply, className }: Pick<ReviewView, 'reply'> & { className?: string }) =>
  reply && <p className={cx('mt-3 border-l-2 border-line-strong pl-3 text-sm text-muted', className)}>{reply}</p>

const STARS = [5, 4, 3, 2, 1]

/** How many reviews have each number of stars. */
export const ReviewSpread = ({ reviews, className }: { reviews: Pick<ReviewView, 'rating'>[]; className?: string }) => (
  <dl className={cx('space-y-2 text-sm', className)}>
    {STARS.map((stars) => {
      const total = reviews.filter(({ rating }) => Math.floor(rating) === stars).length
      return (
        <div key={stars} className="flex items-center gap-3">
          <dt className="w-14 shrink-0">
            {stars} {stars === 1 ? 'star' : 'stars'}
          </dt>
          <dd className="flex grow items-center gap-3">
            <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-current/12">
              <span
                className="block h-full rounded-full bg-brand-text"
                style={{ width: `${(total / reviews.length) * 100}%` }}
              />
            </span>
            <span className="tabular w-8 text-right text-muted">{total}</span>
          </dd>
        </div>
      )
    })}
  </dl>
)
