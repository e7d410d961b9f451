import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { type BookedDrive, freeSeat, type Slot } from '@/src/domain/testDrives/offeredTimes'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { TestDrivePlan } from './testDrivePlan'

const rowSchema = z.object({
  location_id: z.string().nullable(),
  car_id: z.string().nullable(),
  seat: z.coerce.number(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
})

/** Booked appointments of a location or of a car that overlap a time (LEA-22), but for the one that is to be moved. */
export const bookedDrives = async (
  req: PayloadRequest,
  { carId, location }: Pick<TestDrivePlan, 'carId' | 'location'>,
  { startsAt, endsAt }: Slot,
  moved: string | null = null,
): Promise<BookedDrive[]> => {
  const rows = await selectRows(
    req,
    sql`SELECT location_id, car_id, seat, starts_at, ends_at FROM appointments
      WHERE state = 'booked' AND id IS DISTINCT FROM ${moved}::uuid AND (location_id = ${location.id} OR car_id = ${carId})
        AND starts_at < ${endsAt.toISOString()}::timestamptz AND ends_at > ${startsAt.toISOString()}::timestamptz`,
  )
  return rows
    .map((row) => rowSchema.parse(row))
    .map(({ location_id, car_id, seat, starts_at, ends_at }) => ({
      locationId: location_id,
      carId: car_id,
      seat,
      startsAt: starts_at,
      endsAt: ends_at,
    }))
}

/** The lowest seat that is free at a time of a plan; null: the time is taken. */
export const seatAt = (
  { carId, location, rules }: TestDrivePlan,
  slot: Slot,
  booked: readonly BookedDrive[],
): number | null => freeSeat(slot, booked, { locationId: location.id, carId, atOnce: rules.atOnce })

/**
 * The times of a plan that are still free, as ISO with the place's offset (LEA-22).
 *
 * @param moved an appointment that is to be moved: it takes no time itself
 */
export const freeTestDriveTimes = async (plan: TestDrivePlan, moved: string | null = null): Promise<string[]> => {
  const { slots, timeZone } = plan
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const req = await createLocalReq({}, await payloadClient())
  const booked = await bookedDrives(req, plan, { startsAt: first.startsAt, endsAt: last.endsAt }, moved)
  return slots
    .filter((slot) => seatAt(plan, slot, booked) !== null)
    .map(({ startsAt }) => isoWithOffset(startsAt, timeZone))
}
