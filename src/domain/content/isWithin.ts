/**
 * Whether a moment is between two ISO dates of a row; null means no limit on that side. The end is exclusive (SRP-17,
 * CON-23).
 */
export const isWithin = ({ start, expiry }: { start: string | null; expiry: string | null }, now: Date): boolean =>
  (start === null || new Date(start) <= now) && (expiry === null || new Date(expiry) > now)
