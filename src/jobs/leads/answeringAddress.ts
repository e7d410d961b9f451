import type { Payload } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'
import { readsLeadsOf } from '@/src/payload/access/leadTenants'
import { leadAddress } from './dealershipLetterhead'
import { leadPlaces } from './leadPlaces'

/**
 * E-mail address of the member of staff a lead was given to; null when there is none, or when that person may no longer
 * read the dealership's leads (TEN-15).
 */
const answererOf = async (
  payload: Payload,
  { assigned_to, tenant }: Pick<Lead, 'assigned_to' | 'tenant'>,
): Promise<string | null> => {
  const id = relationId(assigned_to)
  if (id === null) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs.find((user) => readsLeadsOf(user, relationId(tenant) ?? ''))?.email ?? null
}

/** Who answers a lead: the person it was given to, else the address new leads go to. */
export const answeringAddress = async (payload: Payload, lead: Lead): Promise<string[]> => {
  const places = await leadPlaces(payload, relationId(lead.tenant))
  const address = (await answererOf(payload, lead)) ?? leadAddress(places, lead)
  return address === null ? [] : [address]
}
