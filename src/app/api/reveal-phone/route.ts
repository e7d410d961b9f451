import { clientAddress } from '@/src/app/api/search/searchGuard'
import { plainPage } from '@/src/app/plainPage'
import { getCarsById } from '@/src/data/getCarsById'
import { payloadClient } from '@/src/data/payloadClient'
import { PHONE_MISSING_TEXT } from '@/src/domain/constants/vehicle'
import { revealPhoneSchema } from '@/src/domain/leads/revealPhone'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import { RateLimit } from '@/src/domain/search/RateLimit'
import { phoneHref } from '@/src/domain/site/paths'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { phoneFor } from '@/tenants/phoneFor'
import { withCarSite } from '../cars/withCarSite'

/** A shopper asks for a few numbers; who asks for hundreds collects them. */
const BURST = 20
const PER_SECOND = 0.2

declare global {
  var phoneReveals: RateLimit | undefined
}

const mayAsk = (client: string): boolean =>
  (globalThis.phoneReveals ??= new RateLimit(BURST, PER_SECOND)).allow(client, Date.now())

/** Words of a listing cannot become markup of the plain page. */
const harmless = (text: string): string => text.replace(/[<>&"]/g, '')

const isForm = (request: Request): boolean => !(request.headers.get('content-type') ?? '').includes('json')

const bodyOf = async (request: Request): Promise<unknown> => {
  if (!isForm(request)) return request.json().catch(() => null)
  const form = await request.formData().catch(() => null)
  return form && Object.fromEntries(form)
}

/**
 * `POST /api/reveal-phone` { car_id, dealership_id, website_id }: the phone number to call about a car (VDP-24, VDP-25).
 * A form sent without JavaScript is answered with a page. Every call is noted: it is what a dealership counts as interest.
 */
export const POST = async (request: Request): Promise<Response> => {
  if (!originMatchesHost(request))
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  if (!mayAsk(clientAddress(request.headers)))
    return apiError(429, 'too_many_requests', 'Too many numbers asked for. Please wait a moment.')
  const parsed = revealPhoneSchema.safeParse(await bodyOf(request))
  if (!parsed.success) {
    const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
    return apiError(400, 'invalid_request', 'The call must name a car, its dealership and the website.', fields)
  }
  const { car_id, dealership_id, website_id } = parsed.data
  return withCarSite(request, website_id, async (site) => {
    const [car] = await getCarsById(site, [car_id])
    if (!car || car.dealership_id !== dealership_id) return apiError(404, 'not_found', 'There is no such car.')
    const raw = phoneFor(site.settings.phones, car.car_type, car.location?.phone ?? null)
    const { logger } = await payloadClient()
    logger.info({ event: 'reveal_phone', car_id, website_id }, 'A phone number was asked for')
    const phone = raw === null ? null : formatPhone(raw)
    if (isForm(request))
      return plainPage(
        200,
        harmless(phone ?? PHONE_MISSING_TEXT),
        `Call us about stock number ${harmless(car.stocknum ?? '')}.`,
      )
    if (raw === null) return apiError(404, 'no_phone', PHONE_MISSING_TEXT)
    return Response.json({ success: true, phone, href: phoneHref(raw) }, { headers: { 'cache-control': 'no-store' } })
  })
}
