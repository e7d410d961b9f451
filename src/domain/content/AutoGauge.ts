import { z } from 'zod'

/** Where a car's price sits in its market (ENT-01): `fill` and `confidence` from 0 to 1, the rest in dollars. */
export const autoGaugeSchema = z.object({
  fill: z.number().min(0).max(1),
  listing_price: z.number().nonnegative(),
  market_range_min: z.number().nonnegative(),
  market_range_max: z.number().nonnegative(),
  confidence: z.number().min(0).max(1),
  description: z.string().min(1),
})

export type AutoGauge = z.infer<typeof autoGaugeSchema>
