import { Carousel } from '@/src/components/ui/Carousel'
import { Rating } from '@/src/components/ui/Rating'
import { ReviewBy } from './ReviewParts'
import type { ReviewLookProps } from './ReviewView'

/** The average beside cards in a row. */
export const ReviewRow = ({ reviews, average, words, timeZone }: ReviewLookProps) => (
  <div className="grid gap-4 sm:gap-10 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16 lg:start-centred:grid-cols-1 lg:start-centred:gap-8">
    <div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-3 start-centred:text-center max-sm:start-centred:justify-center">
      <p className="tabular text-heading font-bold sm:text-display">{average.toFixed(1)}</p>
      <Rating value={average} className="sm:mt-2" />
      <p className="text-muted max-sm:w-full max-sm:text-sm sm:mt-3">{words}</p>
    </div>
    <Carousel
      label="Customer reviews"
      itemClassName="auto-cols-[86%] sm:auto-cols-[calc((100%-1.5rem)/2)] xl:auto-cols-[calc((100%-3rem)/3)]"
    >
      {reviews.map(({ id, customer, text, rating, date, reply, place }) => (
        <figure key={id} className="flex h-full flex-col rounded-lg border border-line bg-canvas p-6 text-fg">
          <Rating value={rating} />
          {/* Not the clamped text itself grows: lines behind the last one would show. */}
          <div className="mt-4 grow">
            <blockquote className="line-clamp-6">{text}</blockquote>
          </div>
          {reply && <p className="mt-3 line-clamp-3 border-l-2 border-line pl-3 text-sm text-muted">{reply}</p>}
          <ReviewBy {...{ customer, date, place, timeZone }} className="mt-5" />
        </figure>
      ))}
    </Carousel>
  </div>
)
