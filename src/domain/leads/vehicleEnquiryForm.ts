import * as z from 'zod/mini'
import {
  answerable,
  contactFieldsFor,
  type FormChecks,
  MESSAGE_REQUIRED,
  optionalText,
  termsField,
  testDriveAtField,
} from './formFields'
import { vehicleEnquiryKinds } from './vehicleEnquiryKinds'

/**
 * Schema of the forms on a vehicle page, in the order of their fields (LEA-20, LEA-21, LEA-25). A question requires its
 * comment unless the site says otherwise (`settings.forms`, LEA-07, LEA-15, LEA-16).
 */
export const vehicleEnquirySchema = (checks: FormChecks) =>
  z
    .object({
      kind: z._default(z.enum(['enquiry', 'test-drive', 'photos', 'video']), 'enquiry'),
      ...contactFieldsFor(checks),
      /** The shopper's own vehicle (LEA-09). */
      rego: optionalText(20),
      test_drive_at: testDriveAtField,
      message: optionalText(5000),
      terms_conditions: termsField(checks),
      car_id: z.uuid('This form names no vehicle. Please reload the page.'),
    })
    .check(
      answerable,
      z.refine(
        ({ kind, message }) => message !== '' || !checks.messageRequired || vehicleEnquiryKinds[kind].messageOptional,
        {
          path: ['message'],
          message: MESSAGE_REQUIRED,
        },
      ),
    )
