import { z } from 'zod'
import { enquiryFormSchema } from './enquiryForm'
import { vehicleEnquiryKinds } from './vehicleEnquiryKinds'

/** What the forms on a vehicle page must hold before they are taken (LEA-07, LEA-20, LEA-21, LEA-25). */
export const vehicleEnquirySchema = enquiryFormSchema
  .extend({
    kind: z.enum(['enquiry', 'test-drive', 'photos']).default('enquiry'),
    message: z.string().trim().max(5000).default(''),
    /** 'Test Drive Booking Date' (LEA-21): yyyy-mm-ddThh:mm, '' when not given. */
    test_drive_at: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})?$/, 'Please choose a date and time.')
      .default(''),
  })
  .superRefine(({ kind, message }, context) => {
    if (message !== '' || vehicleEnquiryKinds[kind].messageOptional) return
    context.addIssue({ code: 'custom', path: ['message'], message: 'Please enter your comments.' })
  })

export type VehicleEnquiry = z.infer<typeof vehicleEnquirySchema>
