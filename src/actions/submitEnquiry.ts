'use server'

import { redirect } from 'next/navigation'
import { SIMILAR_ENQUIRY_SUBCATEGORY } from '@/src/domain/constants/vehicle'
import { vehicleEnquirySchema } from '@/src/domain/leads/vehicleEnquiryForm'
import { successHref } from '@/src/domain/leads/successHref'
import { leadMessage, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { isSold } from '@/src/domain/stock/availability/availability'
import type { FormState } from './FormState'
import { findLeadCar } from './leads/findLeadCar'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'

const NO_CAR = 'This vehicle is no longer listed. Please contact us, or have a look at our other stock.'

/**
 * Takes a question, a test drive or a request for photos about a car: stored as a lead of the car's dealership (LEA-20,
 * LEA-25, LEA-34). A question and a test drive end on the confirmation page (RTE-07, LEA-24).
 */
export const submitEnquiry = async (_: FormState, form: FormData): Promise<FormState> => {
  const state = await takeForm(form, {
    name: 'Vehicle enquiry',
    schema: ({ settings }) => vehicleEnquirySchema(settings.forms),
    act: async (site, { car_id, kind, message, test_drive_at, ...contact }) => {
      const about = await findLeadCar(site, car_id)
      if (!about) return { kind: 'failed', message: NO_CAR }
      const reference = await storeLead(site, {
        category: vehicleEnquiryKinds[kind].category,
        subcategory: isSold(about.car) ? SIMILAR_ENQUIRY_SUBCATEGORY : '',
        car: about,
        contact,
        message: leadMessage(kind, message),
        ...(test_drive_at ? { attributes: { test_drive_at } } : {}),
      })
      return { kind: 'sent', reference }
    },
  })
  if (state.kind === 'sent' && form.get('kind') !== 'photos') redirect(successHref(state.reference))
  return state
}
