import { z } from 'zod'
import { groupedFields } from '../fields/carFieldTable'
import { pageShape } from '../fields/plainSchemas'

const text = z.string().nullable().default(null)
const quantity = z.number().nonnegative().nullable().default(null)

/** One entry of a car's pictures: a picture with its thumbnail, or a video's placeholder (CAR-17). */
export const carImageSchema = z.object({
  image: z
    .object({ url: text, thumb: z.object({ url: text }).nullable().default(null) })
    .nullable()
    .default(null),
  isVideo: z.boolean().nullable().default(false),
})

export const carVideoSchema = z.object({ video: z.object({ url: text }) })

/** Catalogue facts (CAR-32..34, CAR-41). Sizes in mm, masses in kg, engine in cc and litres, power in kW, torque in Nm. */
export const variantSchema = z.object(pageShape(groupedFields.variant))

/** Caravan facts (CAR-35): lengths in metres, masses in kilograms. */
export const caravanSchema = z.object(pageShape(groupedFields.caravan_specifications))

const namedLocation = z.object({ id: z.string(), name: z.string(), slug: z.string() })

/** The car's location (CAR-30). */
export const carLocationSchema = namedLocation.extend({
  phone: text,
  city: text,
  state: text,
  distribution_locations: z.array(namedLocation).default([]),
  address: z
    .object({ street: text, city: text, state: text, postcode: text, place_url: text })
    .nullable()
    .default(null),
})

/** Market values in dollars (CAR-28). */
export const autograbDataSchema = z.object({ average_market_price: quantity, state_average_market_price: quantity })

/** A stored finance quote (CAR-27, FIN-03): dollars a week, percent a year. */
export const youxQuoteSchema = z.object({
  weeklyRepaymentAmount: quantity,
  advertisedRate: quantity,
  comparisonRate: quantity,
})

export type CarImage = z.infer<typeof carImageSchema>
export type Variant = z.infer<typeof variantSchema>
export type Caravan = z.infer<typeof caravanSchema>
export type CarLocation = z.infer<typeof carLocationSchema>
