/** Time zone of the platform's own dates; a dealership's dates use its own zone. */
const SYDNEY = 'Australia/Sydney'

const words = (shape: Intl.DateTimeFormatOptions) => {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (iso: string, timeZone = SYDNEY): string => {
    const format = kept.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { ...shape, timeZone })
    kept.set(timeZone, format)
    return format.format(new Date(iso))
  }
}

/** An ISO time as dd/MM/yyyy (LOC-09). */
export const formatDay = words({ day: '2-digit', month: '2-digit', year: 'numeric' })

/** An ISO time as 'Fri, 20 Nov'. */
export const formatWeekday = words({ weekday: 'short', day: 'numeric', month: 'short' })

/** An ISO time as 'November 2026'. */
export const formatMonth = words({ month: 'long', year: 'numeric' })
