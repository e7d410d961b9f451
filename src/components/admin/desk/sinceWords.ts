const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time as staff say it: 'now', '90 min', '3 h', '2 days'. */
export const spanWords = (ms: number): string => {
  const span = Math.abs(ms)
  if (span < MINUTE) return 'now'
  if (span < 2 * HOUR) return `${Math.floor(span / MINUTE)} min`
  if (span < DAY) return `${Math.floor(span / HOUR)} h`
  const days = Math.floor(span / DAY)
  return days === 1 ? '1 day' : `${days} days`
}

/** How long ago a moment was: 'now', '5 min ago'. */
export const agoWords = (iso: string, now: number): string => {
  const words = spanWords(now - Date.parse(iso))
  return words === 'now' ? words : `${words} ago`
}

/** The moment a lead has to be answered by, from now: '20 min left', '3 h late'. */
export const dueWords = (iso: string, now: number): string => {
  const left = Date.parse(iso) - now
  const words = spanWords(left)
  if (words === 'now') return 'Answer now'
  return left > 0 ? `${words} left` : `${words} late`
}
