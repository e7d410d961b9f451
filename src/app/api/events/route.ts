import { invalidBody } from '@/src/app/api/search/invalidBody'
import { withCarSite } from '@/src/app/api/cars/withCarSite'
import { recordEvent } from '@/src/actions/recordEvent'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { siteDay } from '@/tenants/siteDay'
import { eventReportSchema, REPORT_BYTES } from '@/src/domain/analytics/eventReport'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { jsonBody } from '@/src/payload/http/requestBody'
import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'

const reports = createVisitorLimit({ client: { burst: 60, perSecond: 0.5 }, tenant: { burst: 1000, perSecond: 100 } })

/**
 * `POST /api/events` { event_id, label?, car_id?, path }: counts what a visitor did on a page of this host's site (ANA-16).
 * Nothing of the visitor is stored: no address, browser, cookie or query. 204 when it is stored.
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!originMatchesHost(request))
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  return withCarSite(request, null, async (site) => {
    if (!reports.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many events. Please wait a moment.')
    const sent = await jsonBody(request, REPORT_BYTES)
    if (sent instanceof Response) return sent
    const parsed = eventReportSchema.safeParse(sent.json)
    if (!parsed.success) return invalidBody(parsed.error)
    await recordEvent(await payloadClient(), { tenantId: site.id, day: siteDay(site, new Date()), report: parsed.data })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  })
}
