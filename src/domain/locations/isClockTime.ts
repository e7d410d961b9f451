/** A 24-hour time: '8:30', '08:30' or '17:05'. */
export const isClockTime = (value: unknown): value is string =>
  typeof value === 'string' && /^([01]?\d|2[0-3]):[0-5]\d$/.test(value)

/** Minutes since midnight of a time that `isClockTime` accepts. */
export const clockMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
