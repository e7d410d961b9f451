import { type CollectionBeforeChangeHook, type CollectionSlug, ValidationError } from 'payload'
import { relationId } from '../relationId'
import { relationTargets } from './relationTargets'

/**
 * Refuses a relationship or upload that points into another dealership, or at nothing (design §3). Both get the same
 * message, so that ids of other dealerships cannot be probed.
 */
export const sameTenant: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const tenant = relationId(data.tenant) ?? relationId(originalDoc?.tenant)
  const scoped = new Set<string>(
    req.payload.config.collections.filter((c) => c.flattenedFields.some((f) => f.name === 'tenant')).map((c) => c.slug),
  )
  const isScoped = (slug: string): slug is CollectionSlug => scoped.has(slug)
  const targets = relationTargets(collection.fields, data)
  const errors: { path: string; message: string }[] = []
  for (const slug of new Set(targets.map((t) => t.collection))) {
    if (!isScoped(slug)) continue
    const mine = targets.filter((t) => t.collection === slug)
    const ids = [...new Set(mine.map((t) => t.id))]
    const { docs } = await req.payload.find({
      collection: slug,
      where: { and: [{ id: { in: ids } }, { tenant: { equals: tenant } }] },
      depth: 0,
      limit: ids.length,
      pagination: false,
      overrideAccess: true,
      draft: false,
      req,
    })
    const found = new Set(docs.map((doc) => String(doc.id)))
    for (const t of mine) {
      if (!found.has(t.id)) errors.push({ path: t.path, message: 'This item does not exist in this dealership.' })
    }
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req })
  return data
}
