'use server'

import { redirect } from 'next/navigation'
import { SIMILAR_ENQUIRY_SUBCATEGORY } from '@/src/domain/constants/vehicle'
import { vehicleEnquirySchema } from '@/src/domain/leads/vehicleEnquiryForm'
import { successHref } from '@/src/domain/leads/successHref'
import { leadMessage, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { isSold } from '@/src/domain/stock/availability/availability'
import type { FormState } from './FormState'
import { leadEvent } from '@/src/domain/analytics/leadEvent'
import { isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import { findLeadCar } from './leads/findLeadCar'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'

const NO_CAR = 'This vehicle is no longer listed. Please contact us, or have a look at our other stock.'

/**
 * Takes a question, a test drive or a request for photos about a car: stored as a lead of the car's dealership (LEA-20,
 * LEA-25, LEA-34). A question and a test drive end on the confirmation page (RTE-07, LEA-24).
 */
export const submitEnquiry = async (_: FormState, form: FormData): Promise<FormState> => {
  let event: number | undefined
  const state = await takeForm(form, {
    name: 'Vehicle enquiry',
    schema: ({ settings }) => vehicleEnquirySchema(settings.forms),
    act: async (site, { car_id, kind, message, test_drive_at, rego, terms_conditions: _, ...contact }, sender) => {
      const about = await findLeadCar(site, car_id)
      if (!about) return { kind: 'failed', message: NO_CAR }
      const filed = {
        category: vehicleEnquiryKinds[kind].category,
        subcategory: isSold(about.car) ? SIMILAR_ENQUIRY_SUBCATEGORY : '',
      }
      event = leadEvent({ ...filed, carType: about.car.car_type, testDriveOnly: isTestDriveOnly(about.car) })
      const reference = await storeLead(site, {
        ...filed,
        ...sender,
        car: about,
        contact,
        message: [leadMessage(kind, message), rego && `Registration: ${rego.toUpperCase()}`]
          .filter(Boolean)
          .join('\n\n'),
        ...(test_drive_at ? { attributes: { test_drive_at } } : {}),
      })
      return { kind: 'sent', reference }
    },
  })
  if (state.kind === 'sent' && form.get('kind') !== 'photos') redirect(successHref(state.reference, { event }))
  return state
}
