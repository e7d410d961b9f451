import { z } from 'zod'
import { plainFields } from '@/src/domain/stock/fields/carFieldTable'
import { searchShape } from '@/src/domain/stock/fields/plainSchemas'
import { onCards } from './cardFields'

/**
 * One car as every card shows it: the public part of the search document (SEA-01..06, CAR-31). The table of fields gives
 * its plain part.
 *
 * Only public facts: nothing private (private_suburb, private_postcode, purchase cost, VIN-bound owner data) may be
 * added here (NFR-06). Money in whole dollars, odometer in kilometres, times in unix seconds. Null when not known.
 */
export const stockDocumentSchema = z.object({
  ...searchShape(plainFields),
  id: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  slug: z.string().min(1),
  /** Always `/cars/{slug}`. */
  path: z.string(),
  /** The owning dealership: its name, and its slug as `/search/{dealership_slug}` has it (RTE-23). */
  dealership_name: z.string(),
  dealership_slug: z.string(),
  title: z.string().min(1),
  year: z.number().int().nullable(),
  make: z.string(),
  make_slug: z.string(),
  model: z.string(),
  model_slug: z.string(),
  /** Facet value 'Toyota|Corolla'. */
  make_model: z.string(),
  series: z.string().nullable(),
  car_type: z.enum(['new', 'demo', 'used']),
  item_type: z.enum(['car', 'truck', 'motorcycle', 'caravan']),
  status: z.enum(['in_stock', 'coming_soon', 'sold']),
  /** 'New', 'Demo', 'Used': the label facet of car_type; categories adds item-type words such as 'Caravans'. */
  categories: z.array(z.string()),
  simple_body: z.string().nullable(),
  simple_fuel: z.string().nullable(),
  transmission: z.string().nullable(),
  simple_transmission: z.string().nullable(),
  /** Colour family, for filters and swatches, and the maker's name of the paint. */
  colour: z.string().nullable(),
  paint: z.string().nullable(),
  km: z.number().nonnegative().nullable(),
  /** What PRC-17 shows: offer_price when above 10, else price; 0 when neither is. Sort and range facet use it. */
  /** The price the car is offered at; null when it has none to show, and it is then last in either order of price. */
  price: z.number().nonnegative().nullable(),
  before_price: z.number().nullable(),
  /** Bucket label such as '$20,000 - $30,000'. */
  price_range: z.string().nullable(),
  weekly_price: z.number().nullable(),
  comparison_rate: z.number().nullable(),
  weekly_price_range: z.string().nullable(),
  /** What its kind is compared by on a card: 'Sleeps 4', 'GVM 4,500 kg'; left out: as any other car. */
  kind_facts: z.array(z.string()).optional(),
  /** Dollars below the market's average (VDP-28), else its place among comparable stock (ALRT-08); left out: not mentioned. */
  below_market: z.number().positive().optional(),
  compared: z.object({ count: z.number(), dearer: z.number() }).optional(),
  filtered_features: z.array(z.string()),
  location_name: z.string().nullable(),
  location_slug: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  _geo: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }).optional(),
  images: z.array(z.object({ url: z.string(), thumb: z.string() })),
  photos_count: z.number(),
  has_video: z.boolean(),
  has_spin: z.boolean(),
  views: z.number(),
  created_at_timestamp: z.number(),
  updated_at: z.number(),
  /** Unix seconds; null while not sold. The site's own number of days is applied at query time (SEA-23). */
  sold_date_timestamp: z.number().nullable(),
})

export type StockDocument = z.infer<typeof stockDocumentSchema>

/**
 * The document as the index stores it: with what scopes and ranks it. These fields never leave the server.
 */
export const indexedStockDocumentSchema = stockDocumentSchema.extend({
  /** Id of the owning tenant. */
  tenant: z.string(),
  /** Slug of every site that shows the car: its own and those of its groups. */
  sites: z.array(z.string()).min(1),
  custom_rank: z.number(),
  /** Price and odometer down to the full thousand: few enough values for the engine to count them all (histograms). */
  price_step: z.number().nullable(),
  km_step: z.number().nullable(),
})

export type IndexedStockDocument = z.infer<typeof indexedStockDocumentSchema>

/** Photos a card can show. */
const CARD_PHOTOS = 5

/** What a card shows of a car, and of 40 photos the first few. */
export const stockCardSchema = stockDocumentSchema.pick(onCards).extend({
  images: stockDocumentSchema.shape.images.transform((images) =>
    images.slice(0, CARD_PHOTOS).map(({ url }) => ({ url })),
  ),
})

export type StockCard = z.infer<typeof stockCardSchema>

/** What a search may return: every public field, and none of the internal ones. */
export const publicStockFields = Object.keys(stockDocumentSchema.shape)
