import type { Slot } from './testDriveSlots'

/** An appointment that stands. */
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
