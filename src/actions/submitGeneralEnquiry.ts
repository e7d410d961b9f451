'use server'

import { redirect } from 'next/navigation'
import {
  enquiryKinds,
  filedAs,
  generalEnquirySchema,
  messageOf,
  type GeneralEnquiry,
} from '@/src/domain/leads/generalEnquiry'
import type { Site } from '@/tenants/Site'
import type { EnquiryState } from './EnquiryState'
import { findLeadCar } from './leads/findLeadCar'
import { fieldErrors, formValues, SUBMIT_FAILED } from './leads/formValues'
import { logFailure } from './leads/logFailure'
import { requestSite } from './leads/requestSite'
import { storeLead } from './leads/storeLead'

const missing = (site: Site, enquiry: GeneralEnquiry): Record<string, string> => ({
  ...(enquiry.kind === 'contact' && site.settings.forms.messageRequired && enquiry.message === ''
    ? { message: 'Please enter your comments.' }
    : {}),
})

const store = async (site: Site, enquiry: GeneralEnquiry): Promise<void> => {
  const { kind, category, location_id, car_id, services, name, last_name, email, phone, postcode, opt_in } = enquiry
  const location = site.locations.find(({ id }) => id === location_id)
  await storeLead(site, {
    ...(category ? filedAs(category) : enquiryKinds[kind]),
    car: car_id ? await findLeadCar(site, car_id) : null,
    contact: { name, last_name, email, phone, postcode, opt_in },
    message: [messageOf(enquiry), location && `Location: ${location.name}`].filter(Boolean).join('\n\n'),
    tenantId: location?.tenantId ?? site.id,
    additional_services: services,
    page_id: kind,
  })
}

/**
 * Takes a form that need not be about a particular car: contact, service booking, test drive, finance, parts
 * (LEA-06, LEA-08, LEA-24, LEA-37, LEA-39). It is stored as a lead of the chosen location's dealership, and the visitor
 * goes to the confirmation page (RTE-07). What was typed comes back with every error. A filled spam trap is answered
 * like a success (LEA-18).
 */
export const submitGeneralEnquiry = async (_: EnquiryState, form: FormData): Promise<EnquiryState> => {
  const values = formValues(form)
  const services = form.getAll('services').flatMap((value) => (typeof value === 'string' ? [value] : []))
  const back = { ...values, services: services.join('\n') }
  if (values.tracking) redirect('/success')
  const parsed = generalEnquirySchema.safeParse({ ...values, services })
  if (!parsed.success) {
    return { kind: 'invalid', values: back, errors: fieldErrors(parsed.error.issues) }
  }
  try {
    const site = await requestSite()
    if (!site) throw new Error('The request names no site.')
    const errors = missing(site, parsed.data)
    if (Object.keys(errors).length > 0) return { kind: 'invalid', values: back, errors }
    await store(site, parsed.data)
  } catch (error) {
    await logFailure('General enquiry', error)
    return { kind: 'failed', values: back, message: SUBMIT_FAILED }
  }
  redirect('/success')
}
