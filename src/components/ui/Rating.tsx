import { cx } from './cx'

interface RatingProps {
  /** 0 to 5. */
  value: number
  className?: string
}

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5L12 17.4l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z'

/** How many full stars an average shows, and whether a partial one follows: only above 30% of a star (CON-33). */
export const starsFor = (average: number): { full: number; partial: boolean } => {
  if (average >= 5) return { full: 5, partial: false }
  const full = Math.max(0, Math.floor(average))
  return { full, partial: average - full > 0.3 }
}

/** Stars of an average (CON-28, CON-33). */
export const Rating = ({ value, className }: RatingProps) => {
  const { full, partial } = starsFor(value)
  const fillOf = (index: number): number => (index < full ? 1 : index === full && partial ? value - full : 0)
  return (
    <span role="img" aria-label={`${value.toFixed(1)} out of 5 stars`} className={cx('inline-flex gap-0.5', className)}>
      {[0, 1, 2, 3, 4].map((index) => (
        <svg key={index} viewBox="0 0 24 24" className="size-4.5" aria-hidden>
          <path d={STAR} fill="#dfe3e8" />
          <path d={STAR} fill="#f0a500" style={{ clipPath: `inset(0 ${(1 - fillOf(index)) * 100}% 0 0)` }} />
        </svg>
      ))}
    </span>
  )
}
