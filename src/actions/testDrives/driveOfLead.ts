import { payloadClient } from '@/src/data/reads/payloadClient'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { isoWithOffset } from '@/src/domain/testDrives/isoWithOffset'
import { relationId } from '@/src/domain/relationId'

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
