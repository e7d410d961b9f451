'use server'

import { redirect } from 'next/navigation'
import { SIMILAR_ENQUIRY_SUBCATEGORY } from '@/src/domain/constants/vehicle'
import { vehicleEnquirySchema } from '@/src/domain/leads/vehicleEnquiryForm'
import { successHref } from '@/src/domain/leads/successHref'
import { leadMessage, vehicleEnquiryKinds } from '@/src/domain/leads/vehicleEnquiryKinds'
import { TIME_TAKEN } from '@/src/domain/testDrives/appointmentsAnswer'
import { isSold } from '@/src/domain/stock/availability/availability'
import type { FormState } from './FormState'
import { leadEvent } from '@/src/domain/analytics/leadEvent'
import { isTestDriveOnly } from '@/src/domain/stock/availability/mainAction'
import { findLeadCar } from './leads/findLeadCar'
import { storeLead } from './leads/storeLead'
import { takeForm } from './leads/takeForm'
import { driveOfLead, TimeTaken, wishedDrive } from './testDrives/bookTestDrive'

const NO_CAR = 'This vehicle is no longer listed. Please contact us, or have a look at our other stock.'

/** The confirmation of a lead that asked for a time: when and where it is booked, else that it was asked for. */
const driveHref = async (reference: string, event: number, at: string): Promise<string> => {
  if (at === '') return successHref(reference, { event })
  const booked = await driveOfLead(reference)
  return booked
    ? successHref(reference, { event, drive: { at: booked.at, booked: true }, locationId: booked.locationId })
    : successHref(reference, { event, drive: { at, booked: false } })
}

/** What is asked for beside looking at the car ends where it began. */
const STAYS: ReadonlySet<unknown> = new Set(['photos', 'video'])

/**
 * Takes a question, a test drive or a request for photos or a video about a car: stored as a lead of the car's dealership (LEA-20,
 * LEA-25, LEA-34). A question and a test drive end on the confirmation page (RTE-07, LEA-24); a test drive's time is
 * booked with it (LEA-22).
 */
export const submitEnquiry = async (_: FormState, form: FormData): Promise<FormState> => {
  let href = ''
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
      const at = kind === 'test-drive' ? test_drive_at : ''
      const stored = storeLead(site, {
        ...filed,
        ...sender,
        car: about,
        contact,
        message: [leadMessage(kind, message), rego && `Registration: ${rego.toUpperCase()}`]
          .filter(Boolean)
          .join('\n\n'),
        testDrive: await wishedDrive(site, about, at),
        // A date without a test drive: for staff to read.
        ...(at === '' && test_drive_at ? { attributes: { test_drive_at } } : {}),
      })
      const reference = await stored.catch((error: unknown) => {
        if (error instanceof TimeTaken) return null
        throw error
      })
      if (reference === null) return { kind: 'invalid', errors: { test_drive_at: TIME_TAKEN } }
      const event = leadEvent({ ...filed, carType: about.car.car_type, testDriveOnly: isTestDriveOnly(about.car) })
      href = await driveHref(reference, event, at)
      return { kind: 'sent', reference }
    },
  })
  if (state.kind === 'sent' && !STAYS.has(form.get('kind'))) redirect(href)
  return state
}
