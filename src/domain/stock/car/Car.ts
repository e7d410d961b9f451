import { z } from 'zod'
import {
  autograbDataSchema,
  caravanSchema,
  carImageSchema,
  carLocationSchema,
  carVideoSchema,
  variantSchema,
  youxQuoteSchema,
} from './carParts'
import { financeLendersSchema } from './financeLenders'
import { hotspotsSchema } from '../photos/hotspots'
import { plainFields } from '../fields/carFieldTable'
import { pageShape } from '../fields/plainSchemas'

const text = z.string().nullable().default(null)
const quantity = z.number().nonnegative().nullable().default(null)
const flag = z.boolean().default(false)

/**
 * One car in full, as its own page shows it (CAR-01..41): the plain fields of the table and the rest. Public facts only: private_suburb and private_postcode
 * (CAR-24) stay in the database and are not part of this shape (NFR-06). Null when not known. Prices in dollars, `km`
 * in kilometres, `*_timestamp` and `updated_at` in unix seconds, `created_at` and `rego_expiry` in ISO 8601.
 */
export const carSchema = z.object({
  ...pageShape(plainFields),
  id: z.string(),
  slug: z.string().min(1),
  path: z.string(),
  name: z.string(),
  year: z.number().int().nullable().default(null),
  has_nvic: flag,
  sold: flag,
  created_at: text,
  created_at_timestamp: quantity,
  sold_date_timestamp: quantity,
  updated_at: z.number().default(0),
  custom_rank: z.number().default(0),
  views: z.number().default(0),
  photos_count: z.number().default(0),
  images: z.array(carImageSchema).default([]),
  videos: z.array(carVideoSchema).default([]),
  walkaround_videos: z.array(carVideoSchema).default([]),
  hotspots: hotspotsSchema.nullable().default(null),
  dealership_id: z.string(),
  dealership_slug: z.string(),
  location: carLocationSchema.nullable().default(null),
  file: z.object({ url: z.string(), filename: text }).nullable().default(null),
  payment_processors: z.array(z.string()).default([]),
  youxQuote: youxQuoteSchema.nullable().default(null),
  autograb_data: autograbDataSchema.nullable().default(null),
  finance_lenders: financeLendersSchema.nullable().default(null),
  /** The lender its own dealership works with, which a group's site keeps (FIN-04, FIN-06); null when not known. */
  finance_provider: text,
  variant: variantSchema.nullable().default(null),
  caravan_specifications: caravanSchema.nullable().default(null),
})

export type Car = z.infer<typeof carSchema>
