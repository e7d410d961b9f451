import { type CollectionBeforeChangeHook, type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { relationTargets } from './relationTargets'

/** What a group's site shows of its members: a group's watchlist or lead may point at a member's car. */
const stock = new Set<string>(['cars', 'locations'])

const memberIds = async (req: PayloadRequest, tenant: string | null): Promise<string[]> => {
  if (!tenant) return []
  const group = await req.payload.findByID({
    collection: 'tenants',
    id: tenant,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    req,
  })
  return [tenant, ...(group?.members ?? []).flatMap((member) => relationId(member) ?? [])]
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/**
 * Refuses a relationship or upload that points into another dealership, or at nothing (design §3). Both get the same
 * message, so that ids of other dealerships cannot be probed.
 */
export const sameTenant: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const isTenant = collection.slug === 'tenants'
  const tenant = isTenant ? relationId(originalDoc) : (relationId(data.tenant) ?? relationId(originalDoc?.tenant))
  const members = once(() => memberIds(req, tenant))
  const scoped = new Set<string>(
    req.payload.config.collections.filter((c) => c.flattenedFields.some((f) => f.name === 'tenant')).map((c) => c.slug),
  )
  const isScoped = (slug: string): slug is CollectionSlug => scoped.has(slug)
  const targets = relationTargets(collection.fields, data)
  const errors = targets
    .filter((t) => t.inText && t.collection !== 'media')
    .map(({ path }) => ({ path, message: 'Only pictures of this dealership can be placed in a text.' }))
  for (const slug of new Set(targets.map((t) => t.collection))) {
    if (!isScoped(slug)) continue
    const mine = targets.filter((t) => t.collection === slug)
    const ids = [...new Set(mine.map((t) => t.id))]
    const { docs } = await req.payload.find({
      collection: slug,
      where: {
        and: [{ id: { in: ids } }, { tenant: { in: stock.has(slug) ? await members() : tenant ? [tenant] : [] } }],
      },
      depth: 0,
      select: {},
      limit: ids.length,
      pagination: false,
      overrideAccess: true,
      draft: false,
      // A target may have been moved to the trash since, which is no reason to refuse the row.
      trash: true,
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
