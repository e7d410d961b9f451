import { z } from 'zod'

/**
 * One car as the search index stores it (SEA-01..06, CAR-31) and as every card shows it.
 *
 * Only public facts: nothing private (private_suburb, private_postcode, purchase cost, VIN-bound owner data) may be
 * added here (NFR-06). Money in whole dollars, odometer in kilometres, times in unix seconds. Null: not known.
 */
export const stockDocumentSchema = z.object({
  id: z.string(),
  slug: z.string(),
  /** Always `/cars/{slug}`. */
  path: z.string(),
  /** The owning dealership (tenant) and every site that shows the car: its own slug and those of its groups. */
  tenant: z.string(),
  dealership_name: z.string(),
  dealership_slug: z.string(),
  sites: z.array(z.string()),
  title: z.string(),
  year: z.number().nullable(),
  make: z.string(),
  make_slug: z.string(),
  model: z.string(),
  model_slug: z.string(),
  /** Facet value 'Toyota|Corolla'. */
  make_model: z.string(),
  badge: z.string().nullable(),
  series: z.string().nullable(),
  stocknum: z.string().nullable(),
  car_type: z.enum(['new', 'demo', 'used']),
  item_type: z.enum(['car', 'truck', 'motorcycle', 'caravan']),
  status: z.enum(['in_stock', 'coming_soon', 'sold']),
  /** 'New', 'Demo', 'Used': the label facet of car_type; categories adds item-type words such as 'Caravans'. */
  categories: z.array(z.string()),
  body: z.string().nullable(),
  simple_body: z.string().nullable(),
  fuel: z.string().nullable(),
  simple_fuel: z.string().nullable(),
  transmission: z.string().nullable(),
  simple_transmission: z.string().nullable(),
  drive: z.string().nullable(),
  colour: z.string().nullable(),
  interior_colour: z.string().nullable(),
  seats: z.number().nullable(),
  doors: z.number().nullable(),
  engine_size_litres: z.number().nullable(),
  km: z.number().nullable(),
  /** What PRC-17 shows: offer_price when above 10, else price; 0 when neither is. Sort and range facet use it. */
  price: z.number(),
  before_price: z.number().nullable(),
  subscription_price: z.number().nullable(),
  preorder: z.boolean(),
  /** 'drive_away' | 'egc' or null: the basis a price carries (LAW-04). */
  price_type: z.string().nullable(),
  /** Bucket label such as '$20,000 - $30,000'. */
  price_range: z.string().nullable(),
  weekly_price: z.number().nullable(),
  comparison_rate: z.number().nullable(),
  weekly_price_range: z.string().nullable(),
  tag: z.string().nullable(),
  reserved: z.boolean(),
  certified: z.boolean(),
  filtered_features: z.array(z.string()),
  location_name: z.string().nullable(),
  location_slug: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  _geo: z.object({ lat: z.number(), lng: z.number() }).optional(),
  images: z.array(z.object({ url: z.string(), thumb: z.string() })),
  photos_count: z.number(),
  has_video: z.boolean(),
  has_spin: z.boolean(),
  views: z.number(),
  custom_rank: z.number(),
  created_at_timestamp: z.number(),
  updated_at: z.number(),
  /** Unix seconds; null while not sold. The site's own number of days is applied at query time (SEA-23). */
  sold_date_timestamp: z.number().nullable(),
})

export type StockDocument = z.infer<typeof stockDocumentSchema>
