import { outboundPages } from '@/src/data/outbound/outboundPages'
import { outboundTenant } from '@/src/data/outbound/outboundTenant'
import { isUuid } from '@/src/data/reads/isUuid'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { leftOutReasons } from '@/src/domain/outbound/OutboundFormat'
import { outboundFormats } from '@/src/domain/outbound/outboundFormats'
import { countOutbound } from '@/src/domain/outbound/writeOutbound'
import { actorOf, isPlatformAdmin, tenantsWithRole } from '@/src/payload/access/actor'
import { outboundPath } from '@/src/payload/auth/outboundLink'
import { apiError } from '@/src/payload/http/apiError'

const formats = Object.entries(outboundFormats)

/** A dealership's links are visible to its admins and the platform's, signed in on the platform's host. */
const maySee = (user: unknown, tenantId: string): boolean =>
  isPlatformAdmin(user) || tenantsWithRole(actorOf(user), ['dealership-admin']).includes(tenantId)

/**
 * `GET /api/outbound/links?tenant={id}`: the signed links of a dealership's outbound feeds, with how many cars each has
 * and why others for sale are left out (FEED-09).
 */
export const GET = async (request: Request): Promise<Response> => {
  const host = await tenantOfHost(requestHost(request.headers))
  const tenantId = new URL(request.url).searchParams.get('tenant') ?? ''
  const payload = await payloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (host.kind !== 'platform' || !isUuid(tenantId) || !maySee(user, tenantId)) {
    return apiError(403, 'forbidden', 'Only admins of this dealership see the links of its feeds.')
  }
  const tenant = await outboundTenant(payload, { id: { equals: tenantId } })
  if (!tenant)
    return apiError(404, 'not_found', 'There is no live dealership of this id: an archived one has no feeds.')
  const counts = await countOutbound(formats, tenant.site, outboundPages(payload.db.pool, tenant))
  const links = formats.map(([format, { label }]) => {
    const link = { tenantId, tenantSlug: tenant.site.slug, format, version: tenant.linkVersion }
    const { cars, leftOut } = counts.get(format) ?? { cars: 0, leftOut: {} }
    return {
      format,
      label,
      url: `${tenant.site.origin}${outboundPath(link, payload.secret)}`,
      cars,
      left_out: Object.entries(leftOutReasons).flatMap(([code, reason]) => {
        const count = Object.entries(leftOut).find(([name]) => name === code)?.[1]
        return count === undefined ? [] : [{ code, reason, cars: count }]
      }),
    }
  })
  const response = Response.json({ success: true, version: tenant.linkVersion, links })
  response.headers.set('cache-control', 'no-store')
  return response
}
