import { createLocalReq } from 'payload'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { freeSeat } from '@/src/domain/testDrives/freeSeat'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { bookedDrives } from './bookedDrives'
import type { TestDrivePlan } from './testDrivePlan'

/** The times of a plan that are still free, as ISO with the place's offset (LEA-22). */
export const freeTimes = async (plan: TestDrivePlan): Promise<string[]> => {
  const { slots, timeZone, carId, location, rules } = plan
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) return []
  const req = await createLocalReq({}, await payloadClient())
  const booked = await bookedDrives(req, plan, { startsAt: first.startsAt, endsAt: last.endsAt })
  const asked = { locationId: location.id, carId, atOnce: rules.atOnce }
  return slots
    .filter((slot) => freeSeat(slot, booked, asked) !== null)
    .map(({ startsAt }) => isoWithOffset(startsAt, timeZone))
}
