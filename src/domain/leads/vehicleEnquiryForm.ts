import * as z from 'zod/mini'
import { contactFields, MESSAGE_REQUIRED, optionalText, wishedDateField } from './formFields'
import { vehicleEnquiryKinds } from './vehicleEnquiryKinds'

/**
 * Schema of the forms on a vehicle page, in the order of their fields (LEA-20, LEA-21, LEA-25). A question requires its
 * comment unless the site says otherwise (`settings.forms.messageRequired`, LEA-07).
 */
export const vehicleEnquirySchema = ({ messageRequired }: { messageRequired: boolean }) =>
  z
    .object({
      kind: z._default(z.enum(['enquiry', 'test-drive', 'photos']), 'enquiry'),
      ...contactFields,
      /** 'Test Drive Booking Date' (LEA-21): yyyy-mm-ddThh:mm, '' when not given. */
      test_drive_at: wishedDateField('datetime-local', 'Please choose a date and time.'),
      message: optionalText(5000),
      car_id: z.uuid('This form names no vehicle. Please reload the page.'),
    })
    .check(
      z.refine(({ kind, message }) => message !== '' || !messageRequired || vehicleEnquiryKinds[kind].messageOptional, {
        path: ['message'],
        message: MESSAGE_REQUIRED,
      }),
    )
