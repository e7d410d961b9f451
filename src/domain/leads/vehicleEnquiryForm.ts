import { z } from 'zod'
import { enquiryFormSchema } from './enquiryForm'
import { vehicleEnquiryKinds } from './vehicleEnquiryKinds'

const fields = enquiryFormSchema.extend({
  kind: z.enum(['enquiry', 'test-drive', 'photos']).default('enquiry'),
  message: z.string().trim().max(5000).default(''),
  /** 'Test Drive Booking Date' (LEA-21): yyyy-mm-ddThh:mm, '' when not given. */
  test_drive_at: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, 'Please choose a date and time.')
    .default(''),
})

/**
 * What the forms on a vehicle page must hold before they are taken (LEA-20, LEA-21, LEA-25). A question needs its comment
 * unless the site says otherwise (`settings.forms.messageRequired`, LEA-07).
 */
export const vehicleEnquirySchema = ({ messageRequired }: { messageRequired: boolean }) =>
  fields.superRefine(({ kind, message }, context) => {
    if (message !== '' || !messageRequired || vehicleEnquiryKinds[kind].messageOptional) return
    context.addIssue({ code: 'custom', path: ['message'], message: 'Please enter your comments.' })
  })
