import { z } from 'zod'
import type { FieldKind } from '@/src/domain/stock/fields/CarField'
import { carFieldRows } from '@/src/domain/stock/fields/carFieldTable'

const aud = z.string().regex(/^[1-9]\d*(\.\d{1,2})? AUD$/)
const vin = z.string().regex(/^[A-HJ-NPR-Z0-9]{17}$/)
const address = z.string().regex(/^https:\/\/[^\s,]+$/)
const year = z.string().regex(/^(19|20)\d\d$/)
const orEmpty = (schema: z.ZodType) => z.union([z.literal(''), schema])

/** Google's rules for vehicle ads in Australia, written from its product data specification and not from our mapping. */
const googleRow = z
  .strictObject({
    id: z.string().min(1).max(50),
    google_product_category: z.literal('916'),
    store_code: z.string().min(1).max(64),
    'vehicle_fulfillment(option:store_code)': z.string().regex(/^in_store:[^\s:]+$/),
    title: z.string().min(1).max(150),
    description: z.string().max(5000),
    vin,
    condition: z.enum(['new', 'used']),
    brand: z.string().min(1).max(70),
    model: z.string().min(1),
    trim: z.string(),
    year,
    mileage: z.string().regex(/^\d+ km$/),
    color: z.string(),
    body_style: orEmpty(
      z.enum([
        'convertible',
        'coupe',
        'crossover',
        'full_size_van',
        'hatchback',
        'minivan',
        'sedan',
        'station_wagon',
        'suv',
        'truck',
        'ute',
      ]),
    ),
    engine: orEmpty(
      z.enum(['gasoline', 'diesel', 'electric', 'hybrid', 'lpg', 'methane', 'natural_gas', 'plug-in_hybrid', 'other']),
    ),
    price: aud,
    vehicle_price_type: z.enum([
      'drive_away_price',
      'estimated_drive_away_price',
      'excluding_government_charges_price',
    ]),
    'certified_pre-owned': z.enum(['yes', 'no']),
    image_link: address,
    additional_image_link: z.string().refine((cell) => {
      const links = cell === '' ? [] : cell.split(',')
      return links.length <= 10 && links.every((link) => address.safeParse(link).success)
    }),
    link: address,
    link_template: z.string().regex(/^https:\/\/\S+\{store_code\}$/),
  })
  .refine(({ condition, vehicle_price_type: type }) =>
    condition === 'new'
      ? ['drive_away_price', 'estimated_drive_away_price'].includes(type)
      : ['drive_away_price', 'excluding_government_charges_price'].includes(type),
  )

const metaPhotos = Object.fromEntries(
  Array.from({ length: 10 }, (_, at) => [
    [`image[${at}].url`, at === 0 ? address : orEmpty(address)],
    [`image[${at}].tag[0]`, at === 0 ? z.string().min(1) : z.string()],
  ]).flat(),
)
const coordinate = (limit: number) => orEmpty(z.string().refine((cell) => Math.abs(Number(cell)) <= limit))

/** Meta's rules for vehicle catalogues, written from its field reference and not from our mapping. */
const metaRow = z.strictObject({
  vehicle_id: z.string().min(1).max(100),
  vin,
  title: z.string().min(1).max(500),
  description: z.string().min(1).max(5000),
  url: address,
  make: z.string().min(1),
  model: z.string().min(1),
  trim: z.string(),
  year,
  'mileage.value': z.string().regex(/^\d+$/),
  'mileage.unit': z.literal('KM'),
  vehicle_type: z.enum([
    'BOAT',
    'CAR_TRUCK',
    'COMMERCIAL',
    'MOTORCYCLE',
    'OTHER',
    'POWERSPORT',
    'RV_CAMPER',
    'TRAILER',
  ]),
  body_style: z.enum([
    'CONVERTIBLE',
    'COUPE',
    'HATCHBACK',
    'MINIVAN',
    'TRUCK',
    'SUV',
    'SEDAN',
    'VAN',
    'WAGON',
    'CROSSOVER',
    'OTHER',
  ]),
  drivetrain: orEmpty(z.enum(['4X2', '4X4', 'AWD', 'FWD', 'RWD', 'OTHER', 'NONE'])),
  transmission: orEmpty(z.enum(['AUTOMATIC', 'MANUAL'])),
  fuel_type: orEmpty(
    z.enum(['DIESEL', 'ELECTRIC', 'GASOLINE', 'FLEX', 'HYBRID', 'OTHER', 'PETROL', 'PLUGIN_HYBRID', 'NONE']),
  ),
  exterior_color: z.string().min(1),
  interior_color: z.string(),
  price: aud,
  state_of_vehicle: z.enum(['NEW', 'USED', 'CPO']),
  availability: z.literal('AVAILABLE'),
  date_first_on_lot: orEmpty(z.iso.date()),
  stock_number: z.string(),
  dealer_id: z.string().min(1),
  dealer_name: z.string().min(1),
  address: z.string().transform((cell) =>
    z
      .strictObject({
        addr1: z.string(),
        city: z.string().min(1),
        region: z.string().min(1),
        postal_code: z.string(),
        country: z.literal('AU'),
      })
      .parse(JSON.parse(cell)),
  ),
  latitude: coordinate(90),
  longitude: coordinate(180),
  ...metaPhotos,
})

const text = z.string().nullable()
const quantity = z.number().nonnegative().nullable()
const kinds: Partial<Record<FieldKind, z.ZodType>> = { number: quantity, flag: z.boolean(), texts: z.array(z.string()) }
/** Columns that the table of car fields adds to those below. */
const added = Object.fromEntries(
  carFieldRows.flatMap(({ name, row }) => (row.outbound === 'column' ? [[name, kinds[row.kind] ?? text]] : [])),
)
const stockCar = z.strictObject({
  ...added,
  id: z.uuid(),
  stocknum: text,
  vin: text,
  regplate: text,
  name: z.string().min(1),
  car_type: z.enum(['new', 'demo', 'used']),
  item_type: z.enum(['car', 'truck', 'motorcycle', 'caravan']),
  status: z.literal('in_stock'),
  year: z.int().nullable(),
  make: z.string(),
  model: z.string(),
  badge: text,
  series: text,
  body: text,
  colour: text,
  interior_colour: text,
  km: quantity,
  trans: text,
  fuel: text,
  drive: text,
  engine_size_litres: quantity,
  seats: quantity,
  doors: quantity,
  price: quantity,
  price_type: z.enum(['drive_away', 'egc']).nullable(),
  certified: z.boolean(),
  listed_at: z.iso.date().nullable(),
  url: z.url(),
  dealership: z.string(),
  location: text,
  location_code: text,
  city: text,
  state: text,
  postcode: text,
  dealercomments: text,
  features: z.array(z.string()),
  images: z.array(z.url()),
})
const stockLine = z.strictObject(Object.fromEntries(Object.keys(stockCar.shape).map((name) => [name, z.string()])))

/** What each receiver takes, by format. */
export const schemas = {
  'google-vehicle-ads.tsv': googleRow,
  'meta-inventory.csv': metaRow,
  'stock.csv': stockLine,
  'stock.json': stockCar,
}
