import type { Payload } from 'payload'
import type { StudioLibrary } from './pictures/StudioLibrary'

/** What every step of the seed needs. */
export interface SeedContext {
  payload: Payload
  library: StudioLibrary
  now: Date
}

export const DAY_MS = 86_400_000

/** Time of day zero plus whole days, as stored. */
export const daysFrom = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString()
