import type { HoursInput } from '../locations/hours/groupHours'
import type { SpecialHours } from '../locations/hours/OpeningHours'
import { dateAfter, stretchesOn } from '../locations/hours/openStretches'
import { instantAt, zonedTime } from '../locations/hours/zonedTime'
import type { TestDriveRules } from './TestDriveRules'

/** A time at which a test drive can be booked. */
export interface Slot {
  startsAt: Date
  endsAt: Date
}

export interface SlotPlace {
  hours: readonly HoursInput[]
  /** Holidays and other special days of this location. */
  special: readonly SpecialHours[]
  timeZone: string
  rules: TestDriveRules
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const WEEK = 7

/**
 * Every time a location offers from now on, taken or not, in order: one after the other from each opening until closing,
 * never on a day it is closed (LEA-22). Times are on the location's own clocks; one that daylight saving skips is left out.
 */
export const offeredTimes = ({ hours, special, timeZone, rules }: SlotPlace, now: Date): Slot[] => {
  if (!rules.takes) return []
  const today = zonedTime(now, timeZone)
  const earliest = now.getTime() + rules.noticeHours * HOUR_MS
  const slotAt = (date: string, minutes: number): Slot[] => {
    const startsAt = instantAt({ date, minutes }, timeZone)
    const isSkipped = zonedTime(startsAt, timeZone).minutes !== minutes
    if (isSkipped || startsAt.getTime() < earliest) return []
    return [{ startsAt, endsAt: new Date(startsAt.getTime() + rules.minutes * MINUTE_MS) }]
  }
  return Array.from({ length: rules.daysAhead + 1 }, (_, day) => day).flatMap((day) => {
    const date = dateAfter(today.date, day)
    const stretches = stretchesOn(date, (today.weekday + day) % WEEK, hours, special) ?? []
    return stretches.flatMap(({ open, close }) => {
      const count = Math.max(0, Math.floor((close - open) / rules.minutes))
      return Array.from({ length: count }, (_, n) => open + n * rules.minutes).flatMap((at) => slotAt(date, at))
    })
  })
}

/** Whether a time has a UTC offset: then it is one of the offered times, otherwise a wish typed into the plain field. */
export const isExactTime = (time: string): boolean => /(Z|[+-]\d{2}:\d{2})$/.test(time)

/** An appointment that is not cancelled. */
export interface BookedDrive extends Slot {
  locationId: string | null
  carId: string | null
  /** From 1: which of the drives at the same time. */
  seat: number
}

interface Asked {
  locationId: string
  carId: string
  /** How many drives the location takes at the same time. */
  atOnce: number
}

const overlap = (one: Slot, other: Slot): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt

/**
 * The lowest seat that is free at a location for the whole of a time. Null when there is none, or the car is out then
 * (LEA-22).
 */
export const freeSeat = (
  slot: Slot,
  booked: readonly BookedDrive[],
  { locationId, carId, atOnce }: Asked,
): number | null => {
  const then = booked.filter((drive) => overlap(drive, slot))
  if (then.some((drive) => drive.carId === carId)) return null
  const taken = new Set(then.filter((drive) => drive.locationId === locationId).map(({ seat }) => seat))
  if (taken.size >= atOnce) return null
  let seat = 1
  while (taken.has(seat)) seat += 1
  return seat
}
