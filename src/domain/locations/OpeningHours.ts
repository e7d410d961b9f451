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
