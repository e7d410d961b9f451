import { z } from 'zod'

const id = z.string().min(1)

/** A favourite, kept in the browser (ENT-14). */
export const favouriteSchema = z.object({
  id,
  name: z.string(),
  slug: z.string().min(1),
  make: z.string(),
  model: z.string(),
  primary_image_url: z.string().nullable().default(null),
})

/** A car the visitor has looked at (ENT-15). */
export const viewedCarSchema = z.object({
  id,
  stocknum: z.string().nullable().default(null),
  make: z.string(),
  model: z.string(),
  body: z.string().nullable().default(null),
  simple_body: z.string().nullable().default(null),
})

export type Favourite = z.infer<typeof favouriteSchema>
export type ViewedCar = z.infer<typeof viewedCarSchema>
