import { z } from 'zod'

/** What delivery to a region costs, in dollars (ENT-17). */
export const deliveryEstimateSchema = z.object({ name: z.string().min(1), price: z.number().nonnegative() })

/** One slide of a slider (ENT-18). */
export const slideSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable().default(null),
  url: z.string().nullable().default(null),
  hide_overlay: z.boolean().default(false),
})

/** What a blog card shows (ENT-19); `date` is ISO 8601. */
export const blogCardSchema = z.object({
  href: z.string().min(1),
  heading: z.string().min(1),
  image: z.string().nullable().default(null),
  description: z.string().default(''),
  date: z.string().nullable().default(null),
})

/** Panels a site may switch on (ENT-20, `settings.plugins`). */
export const pluginSchema = z.enum(['Autogauge', 'Car Analysis', 'PPSR Report'])

export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>
export type Slide = z.infer<typeof slideSchema>
export type BlogCard = z.infer<typeof blogCardSchema>
export type Plugin = z.infer<typeof pluginSchema>
