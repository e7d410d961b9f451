const DAY_MS = 86_400_000

export interface ZonedTime {
  /** 'yyyy-mm-dd'. */
  date: string
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  /** Since midnight. */
  minutes: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one takes longer than using it. */
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
  formats.set(timeZone, format)
  return format
}

/** The date, weekday and minute of an instant on the clocks of a time zone, daylight saving included. */
export const zonedTime = (instant: Date, timeZone: string): ZonedTime => {
  const parts = formatOf(timeZone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((item) => item.type === type)?.value ?? '00'
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

/**
 * The instant of a local date and minute of the day in a time zone. A time skipped by daylight saving is counted from
 * the hour before it; of a time that occurs twice it is the first.
 */
export const instantAt = ({ date, minutes }: Pick<ZonedTime, 'date' | 'minutes'>, timeZone: string): Date => {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  const aheadAt = (instant: number): number => {
    const shown = zonedTime(new Date(instant), timeZone)
    return Date.parse(`${shown.date}T00:00:00Z`) + shown.minutes * 60_000 - instant
  }
  // Before and after any change of the clocks that is near.
  const [before, after] = [wall - aheadAt(wall - DAY_MS), wall - aheadAt(wall + DAY_MS)]
  const isShown = (instant: number): boolean => instant + aheadAt(instant) === wall
  return new Date(isShown(before) || !isShown(after) ? before : after)
}
