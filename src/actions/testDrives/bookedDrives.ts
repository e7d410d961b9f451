import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { BookedDrive } from '@/src/domain/testDrives/freeSeat'
import type { Slot } from '@/src/domain/testDrives/testDriveSlots'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { TestDrivePlan } from './testDrivePlan'

const rowSchema = z.object({
  location_id: z.string().nullable(),
  car_id: z.string().nullable(),
  seat: z.coerce.number(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
})

/** Appointments that stand at a place or with a car and touch a time (LEA-22). */
export const bookedDrives = async (
  req: PayloadRequest,
  { carId, location }: Pick<TestDrivePlan, 'carId' | 'location'>,
  { startsAt, endsAt }: Slot,
): Promise<BookedDrive[]> => {
  const rows = await selectRows(
    req,
    sql`SELECT location_id, car_id, seat, starts_at, ends_at FROM appointments
      WHERE state = 'booked' AND (location_id = ${location.id} OR car_id = ${carId})
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
