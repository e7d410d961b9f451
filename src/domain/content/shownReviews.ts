interface ReviewRules {
  hidden: boolean
  minRating: number
}

/** Whether a site shows its reviews: unless they are hidden, and only when their average exceeds the minimum (CON-29). */
export const showsReviews = ({ hidden, minRating }: ReviewRules, average: number): boolean =>
  !hidden && average > minRating

/** Reviews that a page shows before the others, and what they are about. */
export interface ReviewOrder {
  isFirst: (text: string) => boolean
  about: string
}

/** The reviews in that order, each group as it was. */
const inOrder = <R extends { text: string }>(reviews: readonly R[], { isFirst }: ReviewOrder): R[] => [
  ...reviews.filter(({ text }) => isFirst(text)),
  ...reviews.filter(({ text }) => !isFirst(text)),
]

/** Fewer of them stand before the others, more alone. */
const ENOUGH = 3

/** The reviews of that order alone where they are enough, else before the others. `alone`: how many there are alone. */
export const firstOrAlone = <R extends { text: string }>(
  reviews: readonly R[],
  order: ReviewOrder,
): { reviews: R[]; alone: number } => {
  const own = reviews.filter(({ text }) => order.isFirst(text))
  return own.length >= ENOUGH ? { reviews: own, alone: own.length } : { reviews: inOrder(reviews, order), alone: 0 }
}

interface ReviewCount {
  /** Of how many reviews the average is. */
  count: number
  shown: number
  /** The site that collected them; null for our own. */
  source: string | null
  /** Minimum stars of the reviews shown; null for the latest of any rating. */
  minStars?: number | null
  /** What those are about that are shown first; null: the latest are. */
  firstAbout?: string | null
  /** How many of those there are, where no others are shown; 0: others are shown, too. */
  alone?: number
}

const countWords = ({ count, source }: Pick<ReviewCount, 'count' | 'source'>): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'}${source ? ` on ${source}` : ''}`

/**
 * How many of how many reviews are shown, which, and where they were written (LAW-11, CON-32): '1,138 reviews on Google,
 * the latest 12 shown', '40 reviews, 12 of those with 4 stars or more shown', '14 reviews, 12 shown, first those about
 * trading in', '3 of 14 reviews are about trading in', '3 of 14 reviews are about trading in, 2 with 4 stars or more shown'.
 */
export const reviewCountWords = (reviews: ReviewCount): string => {
  const { count, shown, minStars = null, firstAbout = null, alone = 0 } = reviews
  const stars = minStars === null || minStars <= 1 ? '' : ` with ${minStars} stars or more`
  if (firstAbout !== null && alone > 0) {
    const about = `${alone} of ${countWords(reviews)} ${alone === 1 ? 'is' : 'are'} about ${firstAbout}`
    return stars === '' && shown === alone ? about : `${about}, ${shown}${stars} shown`
  }
  if (firstAbout !== null) {
    const words = reviewCountWords({ ...reviews, firstAbout: null }).replace(', the latest ', ', ')
    return `${words}, first those about ${firstAbout}`
  }
  const all = countWords(reviews)
  const some = shown.toLocaleString('en-AU')
  if (shown >= count) return all
  return stars === '' ? `${all}, the latest ${some} shown` : `${all}, ${some} of those${stars} shown`
}
