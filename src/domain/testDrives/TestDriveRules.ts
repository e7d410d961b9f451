import { mainLocation } from '../locations/mainLocation'

/** How a location takes test drives (LEA-22). */
export interface TestDriveRules {
  takes: boolean
  minutes: number
  /** How many drives at the same time. */
  atOnce: number
  /** The shortest notice. */
  noticeHours: number
  daysAhead: number
}

/** What a location starts with, and what staff may set. */
export const testDriveLimits = {
  minutes: { usual: 30, min: 10, max: 240 },
  atOnce: { usual: 1, min: 1, max: 20 },
  noticeHours: { usual: 2, min: 0, max: 336 },
  daysAhead: { usual: 14, min: 1, max: 60 },
} as const

interface StoredRules {
  takes?: boolean | null
  minutes?: number | null
  at_once?: number | null
  notice_hours?: number | null
  days_ahead?: number | null
}

/** A location's rules out of its row; what is empty is as usual. */
export const testDriveRulesOf = (stored: StoredRules | null | undefined): TestDriveRules => ({
  takes: stored?.takes ?? true,
  minutes: stored?.minutes ?? testDriveLimits.minutes.usual,
  atOnce: stored?.at_once ?? testDriveLimits.atOnce.usual,
  noticeHours: stored?.notice_hours ?? testDriveLimits.noticeHours.usual,
  daysAhead: stored?.days_ahead ?? testDriveLimits.daysAhead.usual,
})

interface Candidate {
  id: string
  primary: boolean
  type: 'sales' | 'service' | 'parts' | null
}

/**
 * Where a car is driven: at its own location when that sells cars, else at its dealership's main one that does. Null when
 * there is none.
 *
 * @param places locations of the car's dealership, in its order
 */
export const testDrivePlace = <P extends Candidate>(places: readonly P[], carLocationId: string | null): P | null => {
  const selling = places.filter(({ type }) => type === null || type === 'sales')
  return selling.find(({ id }) => id === carLocationId) ?? mainLocation(selling)
}
