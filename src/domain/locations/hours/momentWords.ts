/** An instant on the clocks of a time zone, as staff read it: '22/11/2026, 11:45 pm'. */
export const momentWords = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(new Date(iso))
    .replace(/ /g, ' ')

/** The day of an instant on the clocks of a time zone, as shoppers read it: '24 May 2027'. */
export const dayInZone = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(new Date(iso))

/** A time zone as people call it: 'Sydney time'. */
export const zoneWords = (timeZone: string): string => `${timeZone.split('/').at(-1)?.replace(/_/g, ' ')} time`
