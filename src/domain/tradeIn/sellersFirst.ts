import type { ReviewOrder } from '../content/shownReviews'

/** 'Sold them my Mazda', 'My trade was valued'; not 'the man who sold me the MX-5'. */
const SOLD = /\bsold (?:them|you|us|my|our|the old)\b|\btrad(?:e|ed|ing)\b/i

/** Reviews of people who sold or traded in a vehicle come first where a visitor sells one. */
export const sellersFirst: ReviewOrder = {
  isFirst: (text) => SOLD.test(text),
  about: 'selling or trading in',
}
