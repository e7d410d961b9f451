import { Rating } from '@/src/components/ui/Rating'
import { ReviewBy, ReviewReply, ReviewScore } from './ReviewParts'
import type { ReviewLookProps } from './ReviewView'

/** Every word of each, in columns; on a phone a row that is swiped. */
export const ReviewMasonry = ({ reviews, average, words, timeZone }: ReviewLookProps) => (
  <>
    <ReviewScore {...{ average, words }} className="start-centred:justify-center start-centred:text-center" />
    {/* Swiped on a phone, and moved by the keyboard. */}
    <ul tabIndex={0} aria-label="Customer reviews" className="phone-row mt-6 gap-5 sm:block sm:columns-2 lg:columns-3">
      {reviews.map(({ id, customer, text, rating, date, reply, place }) => (
        <li key={id} className="break-inside-avoid sm:mb-5">
          <figure className="rounded-lg bg-surface p-5 text-fg max-sm:h-full in-data-[ground=surface]:bg-canvas in-data-[ground=tint]:bg-canvas sm:p-6">
            <Rating value={rating} />
            <blockquote className="mt-3">{text}</blockquote>
            <ReviewBy {...{ customer, date, place, timeZone }} className="mt-3" />
            <ReviewReply reply={reply} />
          </figure>
        </li>
      ))}
    </ul>
  </>
)
