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
import { carStatusSchema, carTypeSchema, itemTypeSchema } from './stockEnums'

const text = z.string().nullable().default(null)
const quantity = z.number().nonnegative().nullable().default(null)
const flag = z.boolean().default(false)
const texts = z.array(z.string()).default([])

/**
 * One car in full, as its own page shows it (CAR-01..41). Public facts only: private_suburb and private_postcode
 * (CAR-24) stay in the database and are not part of this shape (NFR-06). Null when not known. Prices in dollars, `km`
 * in kilometres, `*_timestamp` and `updated_at` in unix seconds, `created_at` and `rego_expiry` in ISO 8601.
 */
export const carSchema = z.object({
  id: z.string(),
  slug: z.string().min(1),
  path: z.string(),
  name: z.string(),
  year: z.number().int().nullable().default(null),
  make: z.string(),
  model: z.string(),
  badge: text,
  series: text,
  stocknum: text,
  vin: text,
  nvic: text,
  has_nvic: flag,
  regplate: text,
  rego_expiry: text,
  colour: text,
  interior_colour: text,
  km: quantity,
  price: quantity,
  before_price: quantity,
  offer_price: quantity,
  subscription_price: quantity,
  preorder: flag,
  price_type: text,
  car_type: carTypeSchema,
  item_type: itemTypeSchema,
  status: carStatusSchema,
  tag: text,
  reserved: flag,
  sold: flag,
  certified: flag,
  show_on_dealer_website: z.boolean().default(true),
  created_at: text,
  created_at_timestamp: quantity,
  sold_date_timestamp: quantity,
  updated_at: z.number().default(0),
  custom_rank: z.number().default(0),
  body: text,
  fuel: text,
  trans: text,
  drive: text,
  simple_body: text,
  simple_fuel: text,
  simple_transmission: text,
  seats: quantity,
  doors: quantity,
  engine_size: quantity,
  engine_size_litres: quantity,
  bodyconfiguration: text,
  gearnum: quantity,
  build_date: text,
  compliance_date: text,
  views: z.number().default(0),
  photos_count: z.number().default(0),
  images: z.array(carImageSchema).default([]),
  thumbnails: texts,
  primary_image_url: text,
  video_url: text,
  external_video_url: text,
  videos: z.array(carVideoSchema).default([]),
  walkaround_videos: z.array(carVideoSchema).default([]),
  spin_images: texts,
  spin_interior_image: text,
  spin_code: text,
  hotspots: hotspotsSchema.nullable().default(null),
  dealercomments: text,
  carsales_title: text,
  standardEquipment: texts,
  dealership_id: z.string(),
  dealership_slug: z.string(),
  location: carLocationSchema.nullable().default(null),
  file: z.object({ url: z.string(), filename: text }).nullable().default(null),
  payment_processors: texts,
  youxQuote: youxQuoteSchema.nullable().default(null),
  autograb_data: autograbDataSchema.nullable().default(null),
  finance_lenders: financeLendersSchema.nullable().default(null),
  /** The lender its own dealership works with, which a group's site keeps (FIN-04, FIN-06); null when not known. */
  finance_provider: text,
  variant: variantSchema.nullable().default(null),
  caravan_specifications: caravanSchema.nullable().default(null),
})

export type Car = z.infer<typeof carSchema>
