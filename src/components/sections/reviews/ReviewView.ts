export interface ReviewView {
  id: string
  customer: string
  text: string
  rating: number
  date: string
  reply: string | null
  /** The yard it is about. */
  place?: string | null
}

/** Some reviews as one of the looks draws them. */
export interface ReviewLookProps {
  reviews: ReviewView[]
  average: number
  /** Of how many, which are shown, and where they were written. */
  words: string
  /** The dealership's. */
  timeZone: string
}
