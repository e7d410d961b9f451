import * as z from 'zod/mini'
import { contactFields, optionalText, testDriveAtField } from './formFields'

const words = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')
const maybeId = z._default(z.union([z.literal(''), z.uuid('Not an id.')]), '')
const answers = z.record(
  z.string().check(z.maxLength(200)),
  z.union([z.string().check(z.maxLength(2000)), z.number(), z.boolean()]),
)

/** Where the visit came from (ENT-25, LEA-30). */
const leadAttributes = z.object({
  visited_pages: z._default(z.array(z.string().check(z.maxLength(2000))).check(z.maxLength(200)), []),
  linked_query_params: z._default(
    z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(2000))),
    {},
  ),
})

/** Body of `POST /api/enquiries` (ENT-21, LEA-01): what a page's own form sends, under the specification's names. */
export const enquiryRequestSchema = z.object({
  ...contactFields,
  category: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)), 'General Enquiry'),
  subcategory: words(200),
  page_id: words(200),
  /** Without it: as the dealership's forms begin (`settings.forms.optInDefault`, LAW-07). */
  opt_in: z.optional(z.union([z.boolean(), z.catch(z.stringbool(), false)])),
  additional_services: z._default(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))).check(z.maxLength(50)),
    [],
  ),
  dealership_slug: words(200),
  message: optionalText(5000),
  car_id: maybeId,
  location_id: maybeId,
  /** Of a test drive: booked when it is free; a time of the list is refused when it is not (LEA-22). */
  test_drive_at: testDriveAtField,
  lead_attributes: z.optional(leadAttributes),
})

export type EnquiryRequest = z.infer<typeof enquiryRequestSchema>

/** Body of the first `POST /api/leads` (LEA-29, LEA-30, LEA-32): an enquiry with the shopper's own vehicle. */
export const leadRequestSchema = z.extend(enquiryRequestSchema, {
  rego: words(12),
  regoState: words(3),
  form_completed: z._default(z.boolean(), false),
})

/** Body of a later step of the same lead (LEA-31, LEA-33). */
export const leadStepSchema = z.object({
  lead_id: z.uuid('Not the id of a lead.'),
  category: words(200),
  subcategory: words(200),
  adjustmentAnswers: z.optional(answers),
  form_completed: z._default(z.boolean(), false),
  offer_accepted: z._default(z.boolean(), false),
})

export type LeadStep = z.infer<typeof leadStepSchema>
