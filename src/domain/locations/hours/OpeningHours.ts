/** One weekday of a location's hours (ENT-05), 0 is Sunday; times as 'HH:MM'. */
export interface OpeningHour {
  weekday: number
  status: 'Open' | 'Closed'
  formattedHours: string
  open: string | null
  close: string | null
}

/** Hours of one date (ENT-06), which win over the weekday's. */
export interface SpecialHours {
  /** 'yyyy-mm-dd' in the location's own time zone. */
  date: string
  status: 'Open' | 'Closed'
  open: string | null
  close: string | null
}

/** A date's hours as they are stored, in either shape: start_hour and end_hour, or hours.begin and hours.end. */
interface StoredSpecialHours {
  date: string
  status: 'Open' | 'Closed'
  start_hour?: string | null
  end_hour?: string | null
  hours?: { begin?: string | null; end?: string | null } | null
}

/** In one shape out of both; the first wins where a row has both (ENT-06). */
export const specialHoursOf = ({ date, status, start_hour, end_hour, hours }: StoredSpecialHours): SpecialHours => ({
  date: date.slice(0, 10),
  status,
  open: start_hour || hours?.begin || null,
  close: end_hour || hours?.end || null,
})
