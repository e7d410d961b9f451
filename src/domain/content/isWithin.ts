/** Whether a moment lies between two dates of a row, both ISO; null: open on that side. The end itself is outside (SRP-17, CON-23). */
export const isWithin = ({ start, expiry }: { start: string | null; expiry: string | null }, now: Date): boolean =>
  (start === null || new Date(start) <= now) && (expiry === null || new Date(expiry) > now)
