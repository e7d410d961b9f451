import type { LivePreviewConfig } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import { siteOrigin } from '../site/siteOrigin'
import { createPreviewToken, previewed, previewExpires } from './previewToken'

type PreviewUrl = Extract<NonNullable<LivePreviewConfig['url']>, (args: never) => unknown>

/**
 * Address of a draft's preview: on the dealership's own site, by a link signed for this draft and this user, because a
 * session on the platform's host is not valid there (CMS-01, TEN-09). Null while there is nothing to show.
 */
export const previewAddress: PreviewUrl = async ({ data, collectionConfig, req }) => {
  const collection = previewed.find((slug) => slug === collectionConfig?.slug)
  const id = relationId(data)
  const tenantId = relationId(data?.tenant)
  const user = req.user?.collection === 'users' ? req.user.id : null
  if (!collection || !id || !tenantId || !user) return null
  const tenant = await req.payload.findByID({
    collection: 'tenants',
    id: tenantId,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    select: { slug: true, domains: true },
  })
  if (!tenant) return null
  const expires = previewExpires(Date.now() / 1000)
  const token = createPreviewToken({ tenant: tenantId, collection, id, user, expires }, env().PAYLOAD_SECRET)
  return `${siteOrigin(tenant)}/preview/${token}`
}
