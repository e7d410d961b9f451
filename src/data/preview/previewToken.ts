import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { LivePreviewConfig } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { env } from '@/src/env'
import { siteOrigin } from '../site/siteOrigin'

/** Collections whose drafts can be looked at on the dealership's own site (CMS-01). */
export const previewed = ['pages', 'offers', 'blogs', 'models', 'brands', 'promo-cards'] as const
export type Previewed = (typeof previewed)[number]

/** The user, draft and site of a preview, and its expiry (unix seconds). */
const claimsSchema = z.object({
  tenant: z.uuid(),
  collection: z.enum(previewed),
  id: z.uuid(),
  user: z.uuid(),
  expires: z.number().int(),
})
export type PreviewClaims = z.infer<typeof claimsSchema>

/** A key of its own, so that no other signature made with the platform's secret passes here. */
const sign = (body: string, secret: string): Buffer =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'draft preview v1', 32)))
    .update(body)
    .digest()

export const createPreviewToken = (claims: PreviewClaims, secret: string): string => {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${sign(body, secret).toString('base64url')}`
}

/** The claims of a genuine, unexpired token; null otherwise. */
export const readPreviewToken = (token: string, secret: string, nowSeconds: number): PreviewClaims | null => {
  const [body, signature, ...rest] = token.split('.')
  if (!body || !signature || rest.length > 0) return null
  const expected = sign(body, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    return claims.expires > nowSeconds ? claims : null
  } catch {
    return null
  }
}

const BLOCK_SECONDS = 6 * 3600

/**
 * Expiry of a new link: six to twelve hours ahead. Links made in the same six hours are identical, so that saving a
 * draft does not reload the preview.
 */
export const previewExpires = (nowSeconds: number): number =>
  (Math.floor(nowSeconds / BLOCK_SECONDS) + 2) * BLOCK_SECONDS

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
