import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { readsLeadsOf } from '@/src/payload/access/leadTenants'

const peopleIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((user) => relationId(user) ?? [])

/**
 * Refuses users who may not read the leads of the row's dealership, with the same message for users that do not exist. One who was
 * chosen before and has left since does not block other changes.
 */
export const staffOfDealership =
  (field: string): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    const before = peopleIn(originalDoc?.[field])
    const ids = [...new Set(peopleIn(data[field]))].filter((id) => !before.includes(id))
    if (ids.length === 0) return data
    const tenant = relationId(data.tenant) ?? relationId(originalDoc?.tenant)
    const { docs } = await req.payload.find({
      collection: 'users',
      where: { id: { in: ids } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req,
    })
    if (tenant !== null && docs.filter((user) => readsLeadsOf(user, tenant)).length === ids.length) return data
    const message = 'Choose people who work with the leads of this dealership.'
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }], req })
  }
