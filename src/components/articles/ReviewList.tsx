import type { ReviewView } from '@/src/components/sections/ReviewWall'
import { initialsOf } from '@/src/components/site/initialsOf'
import { Container } from '@/src/components/ui/Container'
import { Photo } from '@/src/components/ui/Photo'
import { Rating } from '@/src/components/ui/Rating'
import { reviewCountWords } from '@/src/domain/content/shownReviews'
import { formatDay, formatMonth } from '@/src/domain/site/formatDay'

export interface FullReview extends ReviewView {
  /** ISO date; null when not known. */
  replyDate: string | null
  image: { url: string; alt: string } | null
}

interface ReviewListProps {
  reviews: FullReview[]
  count: number
  average: number
  source: string | null
  /** The dealership's. */
  timeZone: string
}

const STARS = [5, 4, 3, 2, 1]

/** How many reviews have each number of stars. */
const Spread = ({ reviews }: { reviews: ReviewView[] }) => (
  <dl className="mt-8 space-y-2 text-sm">
    {STARS.map((stars) => {
      const total = reviews.filter(({ rating }) => Math.floor(rating) === stars).length
      return (
        <div key={stars} className="flex items-center gap-3">
          <dt className="w-14 shrink-0">
            {stars} {stars === 1 ? 'star' : 'stars'}
          </dt>
          <dd className="flex grow items-center gap-3">
            <span aria-hidden className="h-2 grow overflow-hidden rounded-full bg-surface">
              <span
                className="block h-full rounded-full bg-brand"
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

/** The average, the number of reviews it is computed from, and every review, good and bad (CON-28..33, LAW-11). */
export const ReviewList = ({ reviews, count, average, source, timeZone }: ReviewListProps) => (
  <Container className="grid gap-10 py-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16 lg:py-14">
    <div className="lg:sticky lg:top-28 lg:self-start">
      <p className="tabular text-display font-bold">{average.toFixed(1)}</p>
      <Rating value={average} className="mt-2" />
      <p className="mt-3 text-muted">{reviewCountWords({ count, shown: reviews.length, source })}</p>
      {/* Bars of a part would contradict the average of all. */}
      {reviews.length === count && <Spread reviews={reviews} />}
    </div>
    <ul className="gap-5 sm:columns-2">
      {reviews.map(({ id, customer, text, rating, date, reply, replyDate, image }) => (
        <li key={id} className="mb-5 break-inside-avoid">
          <figure className="rounded-lg border border-line bg-canvas p-6">
            <div className="flex items-center gap-3.5">
              {image ? (
                <Photo
                  url={image.url}
                  alt=""
                  size={{ width: 44, height: 44 }}
                  className="size-11 rounded-full object-cover"
                />
              ) : (
                <span
                  aria-hidden
                  className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand-text"
                >
                  {initialsOf(customer)}
                </span>
              )}
              <figcaption className="text-sm">
                <span className="block font-semibold">{customer}</span>
                <span className="text-muted">{formatMonth(date, timeZone)}</span>
              </figcaption>
              <Rating value={rating} className="ml-auto" />
            </div>
            {text && <blockquote className="mt-4">{text}</blockquote>}
            {reply && (
              <div className="mt-4 border-l-2 border-line-strong pl-4 text-sm text-muted">
                <p className="font-semibold text-fg">
                  Reply from the dealership
                  {replyDate && (
                    <span className="tabular font-normal text-muted"> · {formatDay(replyDate, timeZone)}</span>
                  )}
                </p>
                <p className="mt-1">{reply}</p>
              </div>
            )}
          </figure>
        </li>
      ))}
    </ul>
  </Container>
)
