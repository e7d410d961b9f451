'use client'

import type { HoursInput } from '@/src/domain/locations/hours/groupHours'
import type { SpecialHours } from '@/src/domain/locations/hours/OpeningHours'
import { todayWords } from '@/src/domain/locations/hours/openState'
import { useMinute } from './useMinute'

interface TodayHoursProps {
  hours: HoursInput[]
  special: SpecialHours[]
  timeZone: string
}

/** Hours of today, holidays counted (ENT-05, ENT-06). Computed in the browser, because the page is cached for an hour. */
export const TodayHours = ({ hours, special, timeZone }: TodayHoursProps) => {
  const now = useMinute()
  return (
    <span className="tabular block min-h-6 text-sm text-muted">{now && todayWords(hours, special, timeZone, now)}</span>
  )
}
