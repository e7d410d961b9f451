/** Fewer say too little of a place. */
const ENOUGH = 2

interface PlacedReview {
  rating: number
  text: string
  place: string | null
}

/**
 * The reviews that are about a place or a department there, with their own number and average (LAW-11); null: too few, or
 * none has words.
 */
export const reviewsOfPlace = <R extends PlacedReview>(
  reviews: readonly R[],
  names: readonly string[],
): { told: R[]; count: number; average: number } | null => {
  const all = reviews.filter(({ place }) => place !== null && names.includes(place))
  const told = all.filter(({ text }) => text !== '')
  if (all.length < ENOUGH || told.length === 0) return null
  return { told, count: all.length, average: all.reduce((sum, { rating }) => sum + rating, 0) / all.length }
}
