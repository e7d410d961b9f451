/** How old a feed's last good delivery is: late after half a day, overdue after a day (FEED-10). */
export type FeedAge = 'never' | 'fresh' | 'late' | 'overdue'

const HOUR_MS = 3_600_000
const LATE_MS = 12 * HOUR_MS
const OVERDUE_MS = 24 * HOUR_MS

/** @param deliveredAt when the last good delivery ended; null when there was none */
export const feedAge = (deliveredAt: Date | null, now: Date): FeedAge => {
  if (deliveredAt === null) return 'never'
  const age = now.getTime() - deliveredAt.getTime()
  if (age >= OVERDUE_MS) return 'overdue'
  return age >= LATE_MS ? 'late' : 'fresh'
}

/** A length of time in its largest whole unit: '45 s', '12 min', '3 h', '2 days'. */
export const inTime = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(0, Math.floor(seconds))} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`
  const days = Math.floor(seconds / 86_400)
  return days === 1 ? '1 day' : `${days} days`
}
