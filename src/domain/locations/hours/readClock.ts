/** Minutes since midnight out of '08:30', '8:30 am', '17.00' or '5pm'; null for anything else. */
export const readClock = (raw: string | null): number | null => {
  const match = /^\s*(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*(am|pm)?\s*$/i.exec(raw ?? '')
  if (!match) return null
  const half = match[3]?.toLowerCase()
  const hour = Number(match[1])
  const minute = Number(match[2] ?? 0)
  if (minute > 59 || hour > (half ? 12 : 24) || (half && hour === 0)) return null
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour
  return hours * 60 + minute > 24 * 60 ? null : hours * 60 + minute
}

/** '8:30 am', '5 pm' out of minutes since midnight. */
export const formatClock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 24
  const rest = minutes % 60
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}
