interface ReviewRules {
  hidden: boolean
  minRating: number
}

/** Whether a site shows its reviews: unless they are hidden, and only when their average exceeds the minimum (CON-29). */
export const showsReviews = ({ hidden, minRating }: ReviewRules, average: number): boolean =>
  !hidden && average > minRating

/** How many of how many reviews are shown, and where they were written (LAW-11, CON-32): '1,138 reviews on Google, the latest 12 shown'. */
export const reviewCountWords = (count: number, shown: number, source: string | null): string => {
  const reviews = `${count.toLocaleString('en-AU')} ${count === 1 ? 'review' : 'reviews'}`
  const where = source ? ` on ${source}` : ''
  return shown < count ? `${reviews}${where}, the latest ${shown.toLocaleString('en-AU')} shown` : `${reviews}${where}`
}
