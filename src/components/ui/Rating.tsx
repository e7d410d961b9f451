import { REVIEWS } from '@/src/domain/constants/site'
import { cx } from './cx'

interface RatingProps {
  /** 0 to 5. */
  value: number
  className?: string
}

/** Width of a star, and from one to the next; the drawing is `stars` in globals.css. */
const [STAR_REM, STEP_REM] = [1.125, 1.25]

/** How many full stars an average shows, and whether a partial one follows: only above 30% of a star (CON-33). */
export const starsFor = (average: number): { full: number; partial: boolean } => {
  if (average >= REVIEWS.maxFullStars + 1) return { full: REVIEWS.maxFullStars + 1, partial: false }
  const full = Math.max(0, Math.floor(average))
  return { full, partial: average - full > REVIEWS.partialStarAbove }
}

/** Stars of an average, one element however many: a page of reviews has hundreds of stars (CON-28, CON-33). */
export const Rating = ({ value, className }: RatingProps) => {
  const { full, partial } = starsFor(value)
  const litRem = full * STEP_REM + (partial ? (value - full) * STAR_REM : 0)
  const style: Record<string, string> = { '--lit': `${litRem.toFixed(3)}rem` }
  return (
    <span
      role="img"
      aria-label={`${value.toFixed(1)} out of 5 stars`}
      style={style}
      className={cx('stars', className)}
    />
  )
}
