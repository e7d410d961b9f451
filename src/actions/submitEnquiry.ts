'use server'

import { redirect } from 'next/navigation'
import { SIMILAR_ENQUIRY_SUBCATEGORY } from '@/src/domain/constants'
import { vehicleEnquirySchema } from '@/src/domain/leads/vehicleEnquiryForm'
import { leadMessage, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { isSold } from '@/src/domain/stock/saleState'
import type { EnquiryState } from './EnquiryState'
import { findLeadCar } from './leads/findLeadCar'
import { fieldErrors, formValues, SUBMIT_FAILED } from './leads/formValues'
import { logFailure } from './leads/logFailure'
import { requestSite } from './leads/requestSite'
import { storeLead } from './leads/storeLead'

type Taken = { leadId: string; confirmed: boolean }

/** Checks and stores what was sent; the state to show when it cannot be taken. */
const take = async (values: Record<string, string>): Promise<Taken | EnquiryState> => {
  const failed: EnquiryState = { kind: 'failed', values, message: SUBMIT_FAILED }
  try {
    const site = await requestSite()
    if (!site) return failed
    const parsed = vehicleEnquirySchema(site.settings.forms).safeParse(values)
    if (!parsed.success) return { kind: 'invalid', values, errors: fieldErrors(parsed.error.issues) }
    const { car_id, kind, message, test_drive_at, ...contact } = parsed.data
    const about = await findLeadCar(site, car_id)
    if (!about) return failed
    const leadId = await storeLead(site, {
      category: vehicleEnquiryKinds[kind].category,
      subcategory: isSold(about.car) ? SIMILAR_ENQUIRY_SUBCATEGORY : '',
      car: about,
      contact,
      message: leadMessage(kind, message),
      ...(test_drive_at ? { attributes: { test_drive_at } } : {}),
    })
    return { leadId, confirmed: kind !== 'photos' }
  } catch (error) {
    await logFailure('Enquiry could not be stored.', error)
    return failed
  }
}

/**
 * Takes a question, a test drive or a wish for photos about a car: parsed, stored as a lead of the car's dealership, then
 * acknowledged with its id (LEA-06, LEA-20, LEA-25, LEA-34). A question and a test drive end on the confirmation page
 * (RTE-07, LEA-24). What was typed comes back with every error. A filled spam trap is answered like a success (LEA-18).
 */
export const submitEnquiry = async (_: EnquiryState, form: FormData): Promise<EnquiryState> => {
  const values = formValues(form)
  if (values.tracking) return { kind: 'sent', leadId: crypto.randomUUID() }
  const answer = await take(values)
  if (!('leadId' in answer)) return answer
  if ('confirmed' in answer && answer.confirmed) redirect(`/success?lead_id=${answer.leadId}`)
  return { kind: 'sent', leadId: answer.leadId }
}
