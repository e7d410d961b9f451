'use client'

import type { HoursInput } from '@/src/domain/locations/hours/groupHours'
import type { SpecialHours } from '@/src/domain/locations/hours/OpeningHours'
import { nextDayWords, openState, todayWords } from '@/src/domain/locations/hours/openState'
import { useMinute } from './useMinute'

interface TodayHoursProps {
  hours: HoursInput[]
  special: SpecialHours[]
  timeZone: string
  /** The page has said whether it is open: of a day that is over, or without hours, those of the next. */
  afterState?: boolean
}

const wordsAt = ({ hours, special, timeZone, afterState = false }: TodayHoursProps, now: Date): string | null => {
  const state = afterState ? openState(hours, special, timeZone, now) : null
  const isOver = state !== null && !state.open && state.next !== null && state.next.inDays > 0
  return (isOver && nextDayWords(hours, special, timeZone, now)) || todayWords(hours, special, timeZone, now)
}

/** Hours of today, holidays counted (ENT-05, ENT-06). Computed in the browser, because the page is cached for an hour. */
export const TodayHours = (props: TodayHoursProps) => {
  const now = useMinute()
  return <span className="tabular block min-h-6 text-sm text-muted">{now && wordsAt(props, now)}</span>
}
