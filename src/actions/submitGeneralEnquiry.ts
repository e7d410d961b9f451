'use server'

import { redirect } from 'next/navigation'
import {
  enquiryKinds,
  filedAs,
  generalEnquirySchema,
  isPlaceRequired,
  messageOf,
} from '@/src/domain/leads/generalEnquiry'
import { successHref } from '@/src/domain/leads/successHref'
import type { FormState } from './FormState'
import { leadEvent } from '@/src/domain/analytics/leadEvent'
import { isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import { findLeadCar } from './leads/findLeadCar'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'

/**
 * Takes a form that need not be about a particular car: contact, service booking, test drive, finance, parts (LEA-08,
 * LEA-24, LEA-37, LEA-39). It is stored as a lead of the chosen location's dealership and ends on the confirmation page
 * (RTE-07).
 */
export const submitGeneralEnquiry = async (_: FormState, form: FormData): Promise<FormState> => {
  let href = ''
  const state = await takeForm(form, {
    name: 'General enquiry',
    gate: ({ finance }) => finance && form.get('kind') === 'finance',
    schema: (site) => generalEnquirySchema({ ...site.settings.forms, placeRequired: isPlaceRequired(site) }),
    act: async (site, enquiry, sender) => {
      const { kind, category, location_id, car_id, services } = enquiry
      const { name, last_name, email, phone, postcode, opt_in } = enquiry
      const location = site.locations.find(({ id }) => id === location_id)
      const filed = category ? filedAs(category) : enquiryKinds[kind]
      const about = car_id ? await findLeadCar(site, car_id) : null
      const reference = await storeLead(site, {
        ...sender,
        ...filed,
        car: about,
        contact: { name, last_name, email, phone, postcode, opt_in },
        message: [messageOf(enquiry), location && `Location: ${location.name}`].filter(Boolean).join('\n\n'),
        tenantId: location?.tenantId ?? site.id,
        locationId: location?.id ?? null,
        additional_services: services,
        page_id: kind,
      })
      href = successHref(reference, {
        event: leadEvent({
          ...filed,
          carType: about?.car.car_type ?? null,
          testDriveOnly: about !== null && isTestDriveOnly(about.car),
        }),
        day: enquiry.preferred_date,
        locationId: location?.id,
      })
      return { kind: 'sent', reference }
    },
  })
  if (state.kind === 'sent') redirect(href)
  return state
}
