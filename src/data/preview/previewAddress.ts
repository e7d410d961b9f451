import type { LivePreviewConfig } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import { siteOrigin } from '../site/siteOrigin'
import { createPreviewToken, previewed, previewExpires } from './previewToken'

type PreviewUrl = Extract<NonNullable<LivePreviewConfig['url']>, (args: never) => unknown>

/**
 * Where an editor sees a draft: on the dealership's own site, by a link signed for this draft and this person, because a
 * session on the platform's host means nothing there (CMS-01, TEN-09). Null: nothing can be shown yet.
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
