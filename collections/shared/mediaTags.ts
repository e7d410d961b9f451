import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'

const isUsed = async (req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
  return totalDocs > 0
}

/**
 * Cache tags of what shows an uploaded picture of a dealership. Every page shows its logo and what lies over its pictures:
 * only those two refresh the whole site.
 */
export const mediaTags = async (req: PayloadRequest, tenant: string, id: unknown): Promise<string[]> => {
  const isLogo = await isUsed(req, 'tenants', { and: [{ id: { equals: tenant } }, { logo: { equals: id } }] })
  const isOverlay = await isUsed(req, 'picture-overlays', {
    and: [{ tenant: { equals: tenant } }, { artwork: { equals: id } }],
  })
  return [
    tagsFor.content(tenant, 'media'),
    ...(isLogo ? [tagsFor.site(tenant)] : []),
    ...(isOverlay ? [tagsFor.content(tenant, 'picture-overlays')] : []),
  ]
}
