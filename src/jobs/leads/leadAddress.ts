import type { Payload } from 'payload'
import { leadRecipient } from '@/src/domain/leads/leadRecipient'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'

/** The e-mail address of the location, or the department, a lead is for; null: no location has one. */
export const leadAddress = async (payload: Payload, lead: Lead): Promise<string | null> => {
  const { docs } = await payload.find({
    collection: 'locations',
    where: { tenant: { equals: relationId(lead.tenant) } },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const places = docs.map(({ id, location_type, contact_detail }) => ({
    id,
    email: contact_detail?.email || null,
    type: location_type ?? null,
  }))
  return leadRecipient(places, { locationId: relationId(lead.location), category: lead.category ?? '' })
}
