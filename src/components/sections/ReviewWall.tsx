import { reviewCountWords } from '@/src/domain/content/shownReviews'
import type { ReviewLook } from '@/src/domain/content/sectionLooks'
import { ReviewBars } from './reviews/ReviewBars'
import { ReviewMasonry } from './reviews/ReviewMasonry'
import { ReviewQuote } from './reviews/ReviewQuote'
import { ReviewRow } from './reviews/ReviewRow'
import type { ReviewView } from './reviews/ReviewView'

interface ReviewWallProps {
  /** As many as are shown. */
  reviews: ReviewView[]
  /** All there are here, of which the bars are drawn; left out: none are. */
  all?: Pick<ReviewView, 'rating'>[]
  count: number
  average: number
  /** The site that collected the reviews; null for our own. */
  source: string | null
  /** Minimum stars of the reviews shown; null for any. */
  minStars: number | null
  /** What the first ones are about; left out: they are the latest. */
  firstAbout?: string | null
  /** How many of those there are, where no others are shown. */
  alone?: number
  look?: ReviewLook
  /** The dealership's. */
  timeZone: string
}

/** So many are shown at most: as many as an editor may ask for, but where one is large or they follow bars. */
const MOST: Record<ReviewLook, number> = { row: 24, wall: 24, quote: 5, bars: 6 }

/** The average, the number of reviews it is computed from, and the latest reviews (CON-28..33, LAW-11). */
export const ReviewWall = ({
  reviews,
  all,
  count,
  average,
  source,
  minStars,
  firstAbout = null,
  alone = 0,
  look = 'row',
  timeZone,
}: ReviewWallProps) => {
  const shown = reviews.slice(0, MOST[look])
  const words = reviewCountWords({ count, shown: shown.length, source, minStars, firstAbout, alone })
  const drawn = { reviews: shown, average, words, timeZone }
  if (look === 'wall') return <ReviewMasonry {...drawn} />
  if (look === 'quote') return <ReviewQuote {...drawn} />
  if (look === 'bars') return <ReviewBars {...drawn} all={all?.length === count ? all : null} />
  return <ReviewRow {...drawn} />
}
