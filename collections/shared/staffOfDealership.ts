import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { relationId } from '@/src/domain/relationId'

const peopleIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((user) => relationId(user) ?? [])

/**
 * Refuses users who do not work for the row's dealership, with the same message for users that do not exist. One who was chosen
 * before and has left since does not block other changes.
 */
export const staffOfDealership =
  (field: string): CollectionBeforeChangeHook =>
  async ({ collection, data, originalDoc, req }) => {
    const before = peopleIn(originalDoc?.[field])
    const ids = [...new Set(peopleIn(data[field]))].filter((id) => !before.includes(id))
    if (ids.length === 0) return data
    const tenant = relationId(data.tenant) ?? relationId(originalDoc?.tenant)
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { and: [{ id: { in: ids } }, { 'tenants.tenant': { equals: tenant } }] },
      overrideAccess: true,
      req,
    })
    if (totalDocs === ids.length) return data
    const message = 'Choose somebody who works for this dealership.'
    throw new ValidationError({ collection: collection.slug, errors: [{ path: field, message }], req })
  }
