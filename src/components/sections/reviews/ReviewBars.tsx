import { cx } from '@/src/components/ui/cx'
import { Rating } from '@/src/components/ui/Rating'
import { ReviewAverage, ReviewBy, ReviewReply, ReviewSpread } from './ReviewParts'
import type { ReviewLookProps, ReviewView } from './ReviewView'

interface ReviewBarsProps extends ReviewLookProps {
  /** All that the average is of; null: they are not known, and bars of a part would contradict it. */
  all: Pick<ReviewView, 'rating'>[] | null
}

/** The average over how the stars are spread, and the reviews in two ruled columns; on a phone a row that is swiped. */
export const ReviewBars = ({ reviews, average, words, timeZone, all }: ReviewBarsProps) => (
  <>
    <div
      className={cx(
        'grid items-center gap-x-6 gap-y-6 sm:grid-cols-2 sm:gap-x-14',
        all && 'grid-cols-[7rem_minmax(0,1fr)]',
      )}
    >
      <ReviewAverage average={average} words={words} wordsClassName="mt-2 max-w-60 max-sm:text-sm" />
      {all && <ReviewSpread reviews={all} />}
    </div>
    {/* Swiped on a phone, and moved by the keyboard. */}
    <ul tabIndex={0} aria-label="Customer reviews" className="phone-row mt-8 grid gap-x-14 sm:mt-10 sm:grid-cols-2">
      {reviews.map(({ id, customer, text, rating, date, reply, place }) => (
        <li key={id} className="border-t border-line py-5 sm:py-6">
          <figure>
            <blockquote className="sm:text-lead">{text}</blockquote>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
              <Rating value={rating} />
              <ReviewBy {...{ customer, date, place, timeZone }} />
            </div>
            <ReviewReply reply={reply} />
          </figure>
        </li>
      ))}
    </ul>
  </>
)
