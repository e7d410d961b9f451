/** Where the platform's days begin and end. */
const timeZone = 'Australia/Sydney'

const day = new Intl.DateTimeFormat('en-AU', { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
const weekday = new Intl.DateTimeFormat('en-AU', { weekday: 'short', day: 'numeric', month: 'short', timeZone })
const month = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone })

/** An ISO time as dd/MM/yyyy (LOC-09). */
export const formatDay = (iso: string): string => day.format(new Date(iso))

/** An ISO time as 'Fri, 20 Nov'. */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso))

/** An ISO time as 'November 2026'. */
export const formatMonth = (iso: string): string => month.format(new Date(iso))
