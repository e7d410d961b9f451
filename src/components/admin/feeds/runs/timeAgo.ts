const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`

/** 'just now', '5 minutes ago', '3 days ago'. */
export const timeAgo = (time: string | Date, now: Date): string => {
  const ms = now.getTime() - new Date(time).getTime()
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return count(Math.floor(ms / MINUTE), 'minute')
  return ms < 2 * DAY ? count(Math.floor(ms / HOUR), 'hour') : count(Math.floor(ms / DAY), 'day')
}
