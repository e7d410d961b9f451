'use server'

import { headers } from 'next/headers'
import { payloadClient } from '@/src/data/payloadClient'
import { getSite } from '@/src/data/getSite'
import { requestHost, siteForHost } from '@/src/data/siteForHost'
import { SIMILAR_ENQUIRY_SUBCATEGORY } from '@/src/domain/constants'
import { enquiryDefaults } from '@/src/domain/leads/enquiryDefaults'
import { enquiryFormSchema } from '@/src/domain/leads/enquiryForm'
import { LEAD_SOURCE } from '@/src/domain/leads/lead'
import { isSold } from '@/src/domain/stock/saleState'
import type { EnquiryState } from './EnquiryState'

const fieldErrors = (issues: { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join('.'), issue.message]))

const typed = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([key, value]) => (typeof value === 'string' && !key.startsWith('$') ? [[key, value]] : [])))

/**
 * Takes an enquiry about a car: parsed, stored as a lead of the car's dealership, then acknowledged with its id (ENT-21,
 * ENT-24, ENT-25, LEA-34). What was typed comes back with every error. A filled spam trap is answered like a success.
 */
export const submitEnquiry = async (_: EnquiryState, form: FormData): Promise<EnquiryState> => {
  const values = typed(form)
  if (values.tracking) return { kind: 'sent', leadId: crypto.randomUUID() }
  const parsed = enquiryFormSchema.safeParse(values)
  if (!parsed.success) return { kind: 'invalid', values, errors: fieldErrors(parsed.error.issues) }
  const failed: EnquiryState = { kind: 'failed', values, message: 'An error occurred when submitting this form' }
  try {
    const requestHeaders = await headers()
    const host = await siteForHost(requestHost(requestHeaders))
    const site = host.kind === 'site' ? await getSite(host.tenantId) : null
    if (!site) return failed
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'cars',
      where: { and: [{ id: { equals: parsed.data.car_id } }, { tenant: { in: site.memberIds } }] },
      depth: 0,
      limit: 1,
      overrideAccess: true,
    })
    const car = docs[0]
    if (!car) return failed
    const tenant = typeof car.tenant === 'string' ? car.tenant : car.tenant.id
    const defaults = enquiryDefaults({
      car: { ...car, stocknum: car.stocknum ?? null, dealership_slug: car.dealership_slug ?? site.slug },
      dealershipSlug: site.slug,
      ...(isSold(car) ? { subcategory: SIMILAR_ENQUIRY_SUBCATEGORY } : {}),
    })
    const { car_id, ...contact } = parsed.data
    const { 'Vehicle Make': vehicle_make, 'Vehicle Model': vehicle_model, ...known } = defaults
    const lead = await payload.create({
      collection: 'leads',
      overrideAccess: true,
      data: {
        ...known,
        ...contact,
        vehicle_make,
        vehicle_model,
        tenant,
        category: 'General Enquiry',
        vehicle: car_id,
        car_id,
        car_dealership_id: tenant,
        source: LEAD_SOURCE,
        url: requestHeaders.get('referer') ?? '',
        user_agent: (requestHeaders.get('user-agent') ?? '').slice(0, 500),
      },
    })
    return { kind: 'sent', leadId: lead.id }
  } catch (error) {
    console.error('Enquiry could not be stored.', error)
    return failed
  }
}
