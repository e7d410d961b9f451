import { outboundPages } from '@/src/data/outbound/outboundPages'
import { outboundState, type OutboundTenant, outboundTenant } from '@/src/data/outbound/outboundTenant'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { tagsFor } from '@/src/domain/cache/tags'
import { isOutboundFormat, outboundFormats } from '@/src/domain/outbound/outboundFormats'
import { writeOutbound } from '@/src/domain/outbound/writeOutbound'
import { isSignedFor } from '@/src/payload/auth/outboundLink'
import { apiError } from '@/src/payload/http/apiError'
import { textStream } from '../../textStream'

type Context = { params: Promise<{ tenant: string; format: string }> }

/** How long a shared cache may keep a feed; a purge of one of its tags removes it earlier. */
const SHARED_SECONDS = 300

/**
 * The same answer for every wrong address, so that it reveals nothing: unknown dealership, format, signature or
 * version.
 */
const notFound = (): Response =>
  apiError(404, 'not_found', 'There is no feed at this address. Ask the dealership for its current link.')

/** Feeds are answered on the dealership's own hosts and the platform's, and are 404 on any other dealership's host. */
const isServedOn = async (headers: Headers, tenant: OutboundTenant): Promise<boolean> => {
  const host = await tenantOfHost(requestHost(headers))
  return host.kind === 'platform' || (host.kind === 'site' && host.tenantId === tenant.id)
}

const matches = (header: string | null, etag: string): boolean =>
  (header ?? '').split(',').some((candidate) => ['*', etag].includes(candidate.trim()))

const answer = async (request: Request, { params }: Context): Promise<Response> => {
  const { tenant: slug, format: name } = await params
  if (!isOutboundFormat(name)) return notFound()
  const payload = await payloadClient()
  const tenant = await outboundTenant(payload, { slug: { equals: slug } })
  if (!tenant || !(await isServedOn(request.headers, tenant))) return notFound()
  const link = { tenantId: tenant.id, format: name, version: tenant.linkVersion }
  if (!isSignedFor(link, new URL(request.url).searchParams, payload.secret)) return notFound()
  const format = outboundFormats[name]
  const { pool } = payload.db
  const { etag, lastModified } = await outboundState(pool, tenant, format)
  const tags = [tagsFor.site(tenant.id), ...tenant.tenantIds.map(tagsFor.stock)].join(' ')
  const headers = {
    etag,
    'last-modified': lastModified.toUTCString(),
    'cache-control': `public, max-age=0, must-revalidate, s-maxage=${SHARED_SECONDS}`,
    'surrogate-key': tags,
    xkey: tags,
    'x-robots-tag': 'noindex',
  }
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const whole = {
    ...headers,
    'content-type': format.contentType,
    'content-disposition': `inline; filename="${tenant.site.slug}-${name}"`,
  }
  if (request.method === 'HEAD') return new Response(null, { headers: whole })
  const text = writeOutbound(format, tenant.site, outboundPages(pool, tenant))
  // Reads the first chunk before sending the status: with the database down the answer is an error, not an empty feed.
  const first = await text.next()
  return new Response(textStream(first.done ? '' : first.value, text), { headers: whole })
}

const respond = async (request: Request, context: Context): Promise<Response> => {
  try {
    return await answer(request, context)
  } catch (error) {
    const { logger } = await payloadClient()
    logger.error({ err: error }, 'An outbound feed could not be made')
    return apiError(503, 'unavailable', 'The feed cannot be made at the moment. Please try again soon.')
  }
}

/** `GET /api/outbound/{tenantSlug}/{format}?v=&sig=`: a dealership's stock for sale in a receiver's format (FEED-09). */
export const GET = (request: Request, context: Context): Promise<Response> => respond(request, context)

/** The same without a body, for receivers that only check for changes. */
export const HEAD = (request: Request, context: Context): Promise<Response> => respond(request, context)
