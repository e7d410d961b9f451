import { ReviewAverage, ReviewSpread } from '@/src/components/sections/reviews/ReviewParts'
import type { ReviewView } from '@/src/components/sections/reviews/ReviewView'
import { initialsOf } from '@/src/components/site/initialsOf'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Rating } from '@/src/components/ui/Rating'
import type { ReviewPageLook } from '@/src/domain/content/sectionLooks'
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
  /** 'wall': cards in two columns beside the average. 'list': ruled lines under it. */
  look?: ReviewPageLook
  /** The dealership's. */
  timeZone: string
}

interface Composition {
  page: string
  score: string
  list: string
  item: string
  review: string
  text: string
}

const COMPOSITIONS: Record<ReviewPageLook, Composition> = {
  wall: {
    page: 'grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16',
    score: 'lg:sticky lg:top-28 lg:self-start',
    list: 'gap-5 sm:columns-2',
    item: 'mb-5 break-inside-avoid',
    review: 'rounded-lg border border-line bg-canvas p-6',
    text: 'mt-4',
  },
  list: {
    page: '',
    score: 'grid items-end gap-x-16 gap-y-6 pb-10 sm:grid-cols-[auto_minmax(0,26rem)] sm:justify-between lg:pb-14',
    list: 'border-b border-line',
    item: 'border-t border-line py-7 lg:py-9',
    review: 'grid gap-x-14 gap-y-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start',
    text: 'max-w-3xl text-lead',
  },
}

/** Who wrote it, when, and how many stars it is. */
const Writer = ({ review, timeZone, spread }: { review: FullReview; timeZone: string; spread: boolean }) => (
  <div className="flex items-center gap-3.5">
    {review.image ? (
      <Photo
        url={review.image.url}
        alt=""
        size={{ width: 44, height: 44 }}
        className="size-11 rounded-full object-cover"
      />
    ) : (
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-sm font-bold text-brand-text"
      >
        {initialsOf(review.customer)}
      </span>
    )}
    <figcaption className="text-sm">
      <span className="block font-semibold">{review.customer}</span>
      <span className="text-muted">{formatMonth(review.date, timeZone)}</span>
    </figcaption>
    <Rating value={review.rating} className={spread ? 'ml-auto' : 'ml-auto lg:mr-auto lg:ml-6'} />
  </div>
)

/** The average, the number of reviews it is computed from, and every review, good and bad (CON-28..33, LAW-11). */
export const ReviewList = ({ reviews, count, average, source, look = 'wall', timeZone }: ReviewListProps) => {
  const composition = COMPOSITIONS[look]
  return (
    <Container className={cx('py-10 lg:py-14', composition.page)}>
      <div className={composition.score}>
        <ReviewAverage
          average={average}
          words={reviewCountWords({ count, shown: reviews.length, source })}
          wordsClassName="mt-3"
        />
        {/* Bars of a part would contradict the average of all. */}
        {reviews.length === count && (
          <ReviewSpread reviews={reviews} className={look === 'wall' ? 'mt-8' : undefined} />
        )}
      </div>
      <ul className={composition.list}>
        {reviews.map((review) => (
          <li key={review.id} className={composition.item}>
            <figure className={composition.review}>
              <Writer review={review} timeZone={timeZone} spread={look === 'wall'} />
              <div>
                {review.text && <blockquote className={composition.text}>{review.text}</blockquote>}
                {review.reply && (
                  <div className="mt-4 max-w-3xl border-l-2 border-line-strong pl-4 text-sm text-muted">
                    <p className="font-semibold text-fg">
                      Reply from the dealership
                      {review.replyDate && (
                        <span className="tabular font-normal text-muted">
                          {' '}
                          · {formatDay(review.replyDate, timeZone)}
                        </span>
                      )}
                    </p>
                    <p className="mt-1">{review.reply}</p>
                  </div>
                )}
              </div>
            </figure>
          </li>
        ))}
      </ul>
    </Container>
  )
}
