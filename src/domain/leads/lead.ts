import { z } from 'zod'
import { enquirySchema } from './enquiry'

const text = z.string().trim().max(2000).default('')

export const LEAD_SOURCE = 'Website'

/** What a lead adds to an enquiry (ENT-25). */
export const leadSchema = enquirySchema.extend({
  url: text,
  source: z.literal(LEAD_SOURCE).default(LEAD_SOURCE),
  user_agent: text,
  car_id: text,
  car_dealership_id: text,
  lead_attributes: z
    .object({
      visited_pages: z.array(z.string().max(2000)).max(200).default([]),
      linked_query_params: z.record(z.string().max(200), z.string().max(2000)).default({}),
    })
    .default({ visited_pages: [], linked_query_params: {} }),
  /** Of the lead a later step belongs to; null for the first step. */
  lead_id: z.string().nullable().default(null),
  form_completed: z.boolean().default(false),
  offer_accepted: z.boolean().default(false),
})

export type Lead = z.infer<typeof leadSchema>
