import * as z from 'zod/mini'
import { findLeadCar } from '@/src/actions/leads/findLeadCar'
import { heldBecause } from '@/src/actions/leads/heldBecause'
import { logFailure } from '@/src/actions/leads/logFailure'
import { KeyReused } from '@/src/actions/leads/storedBefore'
import { storeLead } from '@/src/actions/leads/storeLead'
import { TimeTaken, wishedDrive } from '@/src/actions/testDrives/bookTestDrive'
import { holdRefusal } from '@/src/app/limits/refusal'
import { memberBySlug } from '@/src/data/site/memberBySlug'
import { getSite } from '@/src/data/site/getSite'
import { requestHost, tenantOfHost } from '@/src/data/site/tenantOfHost'
import { BODY_MAX_BYTES } from '@/src/domain/bodyLimits'
import type { HeldReason } from '@/src/domain/leads/spam/heldReasons'
import type { EnquiryRequest } from '@/src/domain/leads/leadRequest'
import { vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { TIME_TAKEN } from '@/src/domain/testDrives/appointmentsAnswer'
import { apiError } from '@/src/payload/http/apiError'
import { originMatchesHost } from '@/src/payload/http/originMatchesHost'
import { jsonBody } from '@/src/payload/http/requestBody'
import { mayTakeForm } from '@/src/services/visitors/enquiryRateLimits'
import type { Site } from '@/tenants/Site'

const SUBMIT_FAILED = 'An error occurred when submitting this form'
const KEY_MAX = 200
const TEST_DRIVE = vehicleEnquiryKinds['test-drive'].category

const answer = (status: number, leadId: string): Response =>
  Response.json({ success: true, lead_id: leadId }, { status, headers: { 'cache-control': 'no-store' } })

const refused = (error: unknown): Response | Promise<Response> => {
  if (error instanceof TimeTaken) return apiError(409, 'time_taken', TIME_TAKEN, { test_drive_at: TIME_TAKEN })
  return error instanceof KeyReused
    ? apiError(409, 'key_reused', 'This Idempotency-Key was sent before with another content.')
    : logFailure('A lead could not be stored.', error).then(() => apiError(500, 'not_stored', SUBMIT_FAILED))
}

/** What a body may say beside its lead: who is asked, the spam trap and the captcha's answer (LEA-18, LEA-37). */
const signsSchema = z.looseObject({
  email: z.optional(z.string()),
  tracking: z.optional(z.string()),
  captcha: z.optional(z.string()),
})

interface ApiSender {
  heldBecause: HeldReason | null
  idempotencyKey: string | null
}

/** The field errors of a body, by name: the first of each (ERR-19). */
export const fieldErrors = ({ issues }: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse())

/**
 * Parses a lead that a page or another system posts, checks limits, and acts for the site the host names (LEA-01, LEA-29,
 * TEN-15). Errors in the platform's shape (ERR-19); never throws.
 */
export const takeLead = async <S extends z.ZodMiniType>(
  request: Request,
  schema: (body: unknown) => S,
  act: (site: Site, data: z.output<S>, sender: ApiSender) => Promise<Response | string>,
): Promise<Response> => {
  if (!originMatchesHost(request))
    return apiError(403, 'cross_origin', 'This request came from another site and was refused.')
  const host = await tenantOfHost(requestHost(request.headers))
  const site = host.kind === 'site' ? await getSite(host.tenantId) : null
  if (!site) return apiError(421, 'unknown_site', 'No dealership answers at this address.')
  const sent = await jsonBody(request, BODY_MAX_BYTES, 'dropped')
  if (sent instanceof Response) return sent
  const parsed = schema(sent.json).safeParse(sent.json)
  if (!parsed.success)
    return apiError(400, 'invalid_request', 'Please fix the following errors:', fieldErrors(parsed.error))
  const idempotencyKey = request.headers.get('idempotency-key')?.slice(0, KEY_MAX) || null
  const { email = '', tracking = '', captcha = '' } = signsSchema.safeParse(sent.json).data ?? {}
  if (!mayTakeForm('form', { tenantId: site.id, headers: request.headers, email })) {
    await holdRefusal()
    return apiError(429, 'too_many_requests', 'Too many enquiries. Please wait a few minutes and send it again.')
  }
  try {
    const held = await heldBecause(site, request.headers, { tracking, captcha })
    const result = await act(site, parsed.data, { heldBecause: held, idempotencyKey })
    return result instanceof Response ? result : answer(201, result)
  } catch (error) {
    return refused(error)
  }
}

/**
 * Stores the enquiry of a body: of its car's dealership, of its location's, of the one it names, else of the site
 * (LEA-01, LEA-03). The id of the lead, or the refusal.
 */
export const storeEnquiry = async (
  site: Site,
  enquiry: EnquiryRequest,
  more: ApiSender & { attributes?: Record<string, unknown> },
): Promise<Response | string> => {
  const { name, last_name, email, phone, postcode, opt_in, car_id, location_id, dealership_slug, lead_attributes } =
    enquiry
  const car = car_id === '' ? null : await findLeadCar(site, car_id)
  if (car_id !== '' && !car)
    return apiError(404, 'no_such_car', 'This vehicle is no longer listed.', { car_id: 'No such vehicle.' })
  const location = site.locations.find(({ id }) => id === location_id)
  if (location_id !== '' && !location)
    return apiError(400, 'invalid_request', 'There is no such location.', { location_id: 'No such location.' })
  const named = dealership_slug === '' ? site.id : await memberBySlug(site, dealership_slug)
  if (named === null)
    return apiError(400, 'invalid_request', 'There is no such dealership here.', {
      dealership_slug: 'No such dealership.',
    })
  const { category, subcategory, page_id, message, additional_services, test_drive_at } = enquiry
  const { attributes, ...sender } = more
  return storeLead(site, {
    ...sender,
    category,
    subcategory,
    page_id,
    message,
    additional_services,
    car,
    contact: { name, last_name, email, phone, postcode, opt_in: opt_in ?? site.settings.forms.optInDefault },
    tenantId: location?.tenantId ?? named,
    locationId: location?.id ?? null,
    testDrive: car && category === TEST_DRIVE ? await wishedDrive(site, car, test_drive_at) : null,
    attributes: { ...lead_attributes, ...attributes },
  })
}
