import { cx } from '@/src/components/ui/cx'
import { Rating } from '@/src/components/ui/Rating'
import { ReviewBy, ReviewReply, ReviewScore } from './ReviewParts'
import type { ReviewLookProps } from './ReviewView'

/** A longer one is not read in large type. */
const LONG = 300

/** The first in large type, the others as a list beside it; on a phone as a row to swipe, each under a rule. */
export const ReviewQuote = ({ reviews, average, words, timeZone }: ReviewLookProps) => {
  const [first, ...others] = reviews
  if (!first) return null
  const alone = others.length === 0
  return (
    <div
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-6 sm:gap-10 lg:gap-20',
        !alone && 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
      )}
    >
      <div
        className={cx(
          'flex flex-col gap-7 sm:gap-10',
          alone && 'start-centred:mx-auto start-centred:max-w-3xl start-centred:text-center',
        )}
      >
        <figure>
          <Rating value={first.rating} />
          <blockquote
            className={cx('mt-5', first.text.length > LONG ? 'text-lead' : 'large-quote text-heading text-balance')}
          >
            {first.text}
          </blockquote>
          <ReviewBy {...first} timeZone={timeZone} className="mt-6" />
          <ReviewReply
            reply={first.reply}
            className={alone ? 'start-centred:inline-block start-centred:text-left' : undefined}
          />
        </figure>
        <ReviewScore
          {...{ average, words }}
          className={cx('border-t border-line pt-5 lg:mt-auto', alone && 'start-centred:justify-center')}
        />
      </div>
      {!alone && (
        <ul
          tabIndex={0}
          aria-label="Customer reviews"
          className="phone-row border-line sm:divide-y sm:divide-line sm:border-y"
        >
          {others.map(({ id, customer, text, rating, date, reply, place }) => (
            <li key={id} className="border-line py-5 max-sm:border-t-2 max-sm:pb-0">
              <figure>
                <Rating value={rating} className="mb-1" />
                <ReviewBy {...{ customer, date, place, timeZone }} />
                <blockquote className="mt-2 text-[0.9375rem] text-muted">{text}</blockquote>
                <ReviewReply reply={reply} />
              </figure>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
