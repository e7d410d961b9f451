import type { ReactNode } from 'react'
import { ReviewAverage, ReviewSpread } from '@/src/components/sections/reviews/ReviewParts'
import type { ReviewView } from '@/src/components/sections/reviews/ReviewView'
import { initialsOf } from '@/src/components/site/initialsOf'
import { Container } from '@/src/components/ui/Container'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Rating } from '@/src/components/ui/Rating'
import { Unbroken } from '@/src/components/ui/Unbroken'
import type { ReviewPageLook } from '@/src/domain/content/sectionLooks'
import { reviewCountWords } from '@/src/domain/content/shownReviews'
import { formatDay, formatMonth } from '@/src/domain/site/formatDay'

export interface FullReview extends ReviewView {
  /** ISO date; null when not known. */
  replyDate: string | null
  image: { url: string; alt: string } | null
}

interface ReviewListProps {
  /** Those of this page. */
  reviews: FullReview[]
  /** All there are here, in the same order, of which the bars are drawn; left out: this page has them all. */
  all?: Pick<ReviewView, 'id' | 'rating'>[]
  count: number
  average: number
  source: string | null
  /** How many the filters find; null: none is chosen. */
  found?: number | null
  /** 'wall': cards in two columns beside the average. 'list': ruled lines under it. */
  look?: ReviewPageLook
  /** The dealership's. */
  timeZone: string
  /** By yard and stars; left out where all are on one page. */
  filters?: ReactNode
  /** To the other pages. */
  pages?: ReactNode
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

/** Who wrote it, when and about which yard, and how many stars it is. */
const Writer = ({ review, timeZone }: { review: FullReview; timeZone: string }) => (
  <div className="flex items-start gap-3.5">
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
    <figcaption className="min-w-0 text-sm">
      <span className="block font-semibold">{review.customer}</span>
      <span className="block text-muted">{formatMonth(review.date, timeZone)}</span>
      {review.place && (
        <span className="block text-muted">
          <Unbroken text={review.place} />
        </span>
      )}
    </figcaption>
    <Rating value={review.rating} className="ml-auto shrink-0 self-start" />
  </div>
)

const Reply = ({ review: { reply, replyDate }, timeZone }: { review: FullReview; timeZone: string }) =>
  reply && (
    <div className="mt-4 max-w-3xl border-l-2 border-line-strong pl-4 text-sm text-muted">
      <p className="font-semibold text-fg">
        Reply from the dealership
        {replyDate && <span className="tabular font-normal text-muted"> · {formatDay(replyDate, timeZone)}</span>}
      </p>
      <p className="mt-1">{reply}</p>
    </div>
  )

/** So few of many say nothing of how the stars are spread. */
const SPREAD_FROM = 10

/** How the stars are spread: of all, or, named as such, of those here where more are counted elsewhere. */
const Spread = ({
  all,
  count,
  className,
}: {
  all: Pick<ReviewView, 'rating'>[]
  count: number
  className?: string
}) => {
  if (all.length !== count && all.length < SPREAD_FROM) return null
  return (
    <div className={className}>
      {all.length !== count && <p className="mb-3 text-sm font-semibold">Of the {all.length} on this website</p>}
      <ReviewSpread reviews={all} />
    </div>
  )
}

/** The average, the number of reviews it is computed from, and the reviews of a page, good and bad (CON-28..33, LAW-11). */
export const ReviewList = ({
  reviews,
  all = reviews,
  count,
  average,
  source,
  found = null,
  look = 'wall',
  timeZone,
  filters,
  pages,
}: ReviewListProps) => {
  const composition = COMPOSITIONS[look]
  const isLatest = found === null && reviews[0]?.id === all[0]?.id
  const words = reviewCountWords({ count, shown: isLatest ? reviews.length : count, source })
  return (
    <Container className={cx('py-10 lg:py-14', composition.page)}>
      <div className={composition.score}>
        <ReviewAverage average={average} words={words} wordsClassName="mt-3" />
        <Spread {...{ all, count }} className={look === 'wall' ? 'mt-8' : undefined} />
      </div>
      <div className="min-w-0">
        {filters && <div className="mb-8">{filters}</div>}
        {found !== null && (
          <h2 className="mb-5 text-subheading">
            {found === 1 ? '1 review' : `${found.toLocaleString('en-AU')} reviews`}
          </h2>
        )}
        <ul className={composition.list}>
          {reviews.map((review) => (
            <li key={review.id} className={composition.item}>
              <figure className={composition.review}>
                <Writer review={review} timeZone={timeZone} />
                <div>
                  {review.text && (
                    <blockquote className={composition.text}>
                      <Unbroken text={review.text} />
                    </blockquote>
                  )}
                  <Reply review={review} timeZone={timeZone} />
                </div>
              </figure>
            </li>
          ))}
        </ul>
        <div className="mt-10">{pages}</div>
      </div>
    </Container>
  )
}
