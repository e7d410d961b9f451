/** With fewer days left the buyer pays for the next year at once. */
const LEAST_DAYS = 30
const DAY_MS = 86_400_000

/** Whether a registration lasts until this date, in ISO 8601, and does not end soon. Null: it is not known. */
export const isRegistered = (expiry: string | null, now: Date): expiry is string =>
  expiry !== null && Date.parse(expiry) - now.getTime() >= LEAST_DAYS * DAY_MS
