import { createVisitorLimit } from '@/src/services/visitors/createVisitorLimit'
import { plainPage } from '@/src/app/plainPage'
import { getCarsById } from '@/src/data/cars/getCarsById'
import { payloadClient } from '@/src/data/reads/payloadClient'
import { PHONE_MISSING_TEXT } from '@/src/domain/constants/vehicle'
import { type RevealPhone, revealPhoneSchema } from '@/src/domain/leads/revealPhone'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import { phoneHref } from '@/src/domain/site/paths'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { formBody, jsonBody } from '@/src/payload/http/requestBody'
import type { Site } from '@/tenants/Site'
import { phoneFor } from '@/tenants/phoneFor'
import { otherWebsite, withCarSite } from '../cars/withCarSite'

/** A shopper needs a few numbers; a client that requests hundreds is harvesting them. */
const asks = createVisitorLimit({ client: { burst: 20, perSecond: 0.2 }, tenant: { burst: 200, perSecond: 10 } })

/** Words of a listing cannot become markup of the plain page. */
const harmless = (text: string): string => text.replace(/[<>&"]/g, '')

const isForm = (request: Request): boolean => !(request.headers.get('content-type') ?? '').includes('json')

const fieldsOf = async (request: Request): Promise<{ fields: unknown } | Response> => {
  if (!isForm(request)) {
    const sent = await jsonBody(request)
    return sent instanceof Response ? sent : { fields: sent.json }
  }
  const sent = await formBody(request)
  return sent instanceof Response ? sent : { fields: sent.form && Object.fromEntries(sent.form) }
}

/** The number of a car of this site, as JSON or as a page; the call is noted. */
const numberFor = async (
  site: Site,
  { car_id, dealership_id, website_id }: RevealPhone,
  asPage: boolean,
): Promise<Response> => {
  const [car] = await getCarsById(site, [car_id])
  if (!car || car.dealership_id !== dealership_id) return apiError(404, 'not_found', 'There is no such car.')
  const raw = phoneFor(site.settings.phones, car.car_type, car.location?.phone ?? null)
  const { logger } = await payloadClient()
  logger.info({ event: 'reveal_phone', car_id, website_id }, 'A phone number was asked for')
  const phone = raw === null ? null : formatPhone(raw)
  if (asPage)
    return plainPage(
      200,
      harmless(phone ?? PHONE_MISSING_TEXT),
      `Call us about stock number ${harmless(car.stocknum ?? '')}.`,
    )
  if (raw === null) return apiError(404, 'no_phone', PHONE_MISSING_TEXT)
  return Response.json({ success: true, phone, href: phoneHref(raw) }, { headers: { 'cache-control': 'no-store' } })
}

/**
 * `POST /api/reveal-phone` { car_id, dealership_id, website_id }: the phone number to call about a car (VDP-24, VDP-25).
 * A form sent without JavaScript is answered with a page. Every call is noted: it is what a dealership counts as interest.
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!originMatchesHost(request))
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  return withCarSite(request, null, async (site) => {
    if (!asks.allow(site.id, request.headers))
      return apiError(429, 'too_many_requests', 'Too many numbers asked for. Please wait a moment.')
    const sent = await fieldsOf(request)
    if (sent instanceof Response) return sent
    const parsed = revealPhoneSchema.safeParse(sent.fields)
    if (!parsed.success) {
      const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
      return apiError(400, 'invalid_request', 'The call must name a car, its dealership and the website.', fields)
    }
    return otherWebsite(site, parsed.data.website_id) ?? numberFor(site, parsed.data, isForm(request))
  })
}
