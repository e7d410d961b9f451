import type { Payload } from 'payload'
import { relationId } from '@/src/domain/relationId'
import type { Lead } from '@/src/payload-types'

/**
 * E-mail address of the person a lead was given to. Null: nobody, or somebody who does not work for its dealership any more,
 * and is told nothing of its shoppers (TEN-15).
 */
export const answererOf = async (
  payload: Payload,
  { assigned_to, tenant }: Pick<Lead, 'assigned_to' | 'tenant'>,
): Promise<string | null> => {
  const id = relationId(assigned_to)
  if (id === null) return null
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ id: { equals: id } }, { 'tenants.tenant': { equals: relationId(tenant) } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.email ?? null
}
