const DAY = 24 * 60 * 60 * 1000

/** Days until something ends, a part of one counted whole; null where it has no end, or has ended. */
export const daysLeft = (expiry: string | null, now: Date): number | null => {
  const left = expiry === null ? 0 : Date.parse(expiry) - now.getTime()
  return left > 0 ? Math.ceil(left / DAY) : null
}
