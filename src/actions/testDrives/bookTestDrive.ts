import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { instantAt } from '@/src/domain/locations/hours/zonedTime'
import { relationId } from '@/src/domain/relationId'
import { TIME_TAKEN } from '@/src/domain/testDrives/appointmentsAnswer'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { isExactTime, type Slot } from '@/src/domain/testDrives/offeredTimes'
import { selectRows } from '@/src/payload/sql/selectRows'
import type { Site } from '@/tenants/Site'
import { bookedDrives, seatAt } from './freeTestDriveTimes'
import { type TestDrivePlan, testDrivePlan } from './testDrivePlan'

/** A time of the list was asked for that is not free any more: nothing is stored. */
export class TimeTaken extends Error {
  override name = 'TimeTaken'
}

/** When a shopper would like to drive a car. */
export interface WishedDrive {
  /** ISO with an offset: one of the offered times. yyyy-mm-ddThh:mm on the place's clocks: a wish from the plain field. */
  at: string
  /** Null: the dealership has no location. */
  plan: TestDrivePlan | null
}

const slotOf = ({ at, plan }: WishedDrive): Slot | null => {
  if (!plan) return null
  const local = { date: at.slice(0, 10), minutes: Number(at.slice(11, 13)) * 60 + Number(at.slice(14, 16)) }
  const start = isExactTime(at) ? Date.parse(at) : instantAt(local, plan.timeZone).getTime()
  return plan.slots.find(({ startsAt }) => startsAt.getTime() === start) ?? null
}

const insertedSchema = z.array(z.object({ id: z.string() }))

/** Id of the new appointment; null when every place at that time is taken, perhaps only a moment ago. */
const take = async (req: PayloadRequest, plan: TestDrivePlan, slot: Slot): Promise<string | null> => {
  const { carId, tenantId, location, rules } = plan
  // A turn fails when another booking took the seat at the same moment: one seat fewer is left.
  for (let turn = 0; turn < rules.atOnce; turn += 1) {
    const seat = seatAt(plan, slot, await bookedDrives(req, plan, slot))
    if (seat === null) return null
    // Waits for a transaction that is taking the same seat or car; the constraints of the table decide.
    const rows = await selectRows(
      req,
      sql`INSERT INTO appointments (tenant_id, location_id, car_id, starts_at, ends_at, seat, state)
        VALUES (${tenantId}, ${location.id}, ${carId}, ${slot.startsAt.toISOString()}, ${slot.endsAt.toISOString()},
          ${seat}, 'booked') ON CONFLICT DO NOTHING RETURNING id`,
    )
    const [row] = insertedSchema.parse(rows)
    if (row) return row.id
  }
  return null
}

/**
 * Books the time a shopper asked for, in the transaction that stores the lead (LEA-22). Returns the appointment's id and its
 * time on the place's clocks; null when only a wish can be noted.
 *
 * @throws TimeTaken
 */
export const bookTestDrive = async (
  req: PayloadRequest,
  wish: WishedDrive,
): Promise<{ id: string; at: string } | null> => {
  const slot = slotOf(wish)
  const id = wish.plan && slot ? await take(req, wish.plan, slot) : null
  if (id === null && isExactTime(wish.at)) throw new TimeTaken(TIME_TAKEN)
  return id && wish.plan && slot ? { id, at: isoWithOffset(slot.startsAt, wish.plan.timeZone) } : null
}

/** Names the lead an appointment was made with. */
export const nameLead = async (req: PayloadRequest, appointmentId: string, leadId: string): Promise<void> => {
  await selectRows(req, sql`UPDATE appointments SET lead_id = ${leadId} WHERE id = ${appointmentId}`)
}

/** What a form asks for, with the plan of its car; null when it asks for no time. */
export const wishedDrive = async (
  site: Pick<Site, 'settings'>,
  about: Parameters<typeof testDrivePlan>[1],
  at: string,
): Promise<WishedDrive | null> => (at === '' ? null : { at, plan: await testDrivePlan(site, about, new Date()) })

/** The appointment a lead has, on its location's clocks; null when it has none. */
export const driveOfLead = async (leadId: string): Promise<{ at: string; locationId: string | null } | null> => {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'appointments',
    where: { and: [{ lead: { equals: leadId } }, { state: { equals: 'booked' } }] },
    depth: 1,
    populate: { locations: { address: true } },
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  const [drive] = docs
  if (!drive) return null
  const { location, starts_at } = drive
  const state = typeof location === 'object' ? (location?.address?.state ?? null) : null
  return { at: isoWithOffset(new Date(starts_at), stateTimeZone(state)), locationId: relationId(location) }
}
