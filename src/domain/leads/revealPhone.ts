import { z } from 'zod'

/** Body of the reveal-phone call (VDP-25). */
export const revealPhoneSchema = z.object({
  car_id: z.uuid('car_id must be the id of a car.'),
  dealership_id: z.string().min(1, 'dealership_id is missing.').max(100),
  website_id: z.string().min(1, 'website_id is missing.').max(100),
})

export type RevealPhone = z.infer<typeof revealPhoneSchema>
