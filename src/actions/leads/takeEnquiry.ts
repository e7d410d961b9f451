import { SIMILAR_ENQUIRY_SUBCATEGORY } from '@/src/domain/constants/vehicle'
import { vehicleEnquirySchema } from '@/src/domain/leads/vehicleEnquiryForm'
import { leadMessage, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { isSold } from '@/src/domain/stock/saleState'
import type { EnquiryState } from '../EnquiryState'
import { findLeadCar } from './findLeadCar'
import { fieldErrors, SUBMIT_FAILED } from './formValues'
import { logFailure } from './logFailure'
import { requestSite } from './requestSite'
import { storeLead } from './storeLead'

export interface TakenEnquiry {
  leadId: string
  /** It ends on the confirmation page (RTE-07, LEA-24). */
  confirmed: boolean
}

/** Checks and stores what was sent about a car of the request's site; the state to show when it cannot be taken (LEA-06). */
export const takeEnquiry = async (values: Record<string, string>): Promise<TakenEnquiry | EnquiryState> => {
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
