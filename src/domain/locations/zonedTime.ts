export interface ZonedTime {
  /** 'yyyy-mm-dd'. */
  date: string
  /** 0 Sunday to 6 Saturday. */
  weekday: number
  /** Since midnight. */
  minutes: number
}

/** The date, weekday and minute of an instant on the clocks of a time zone, daylight saving included. */
export const zonedTime = (instant: Date, timeZone: string): ZonedTime => {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((item) => item.type === type)?.value ?? '00'
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return {
    date,
    weekday: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  }
}
