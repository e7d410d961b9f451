import { z } from 'zod'
import type { OutboundCar } from '@/src/domain/outbound/OutboundCar'
import { carTypeSchema, itemTypeSchema, priceTypeSchema } from '@/src/domain/stock/stockEnums'

const text = z
  .string()
  .nullable()
  .transform((value) => value?.trim() || null)
/** PostgreSQL hands numerics over as text. */
const number = z
  .string()
  .nullable()
  .transform((value) => (value === null || value === '' ? null : Number(value)))
const flag = z
  .boolean()
  .nullable()
  .transform((value) => value === true)

const photoSchema = z.object({ url: z.string().nullable(), filename: z.string().nullable() })

const addressOf = ({ url, filename }: z.infer<typeof photoSchema>): string[] => {
  if (filename) return [`/api/media/file/${encodeURIComponent(filename)}`]
  return url ? [url] : []
}

const placeSchema = z.object({
  place_slug: z.string().nullable(),
  place_name: text,
  place_street: text,
  place_city: text,
  place_state: text,
  place_postcode: text,
  place_lat: number,
  place_lng: number,
})

const placeOf = (row: z.infer<typeof placeSchema>): OutboundCar['place'] =>
  row.place_slug === null
    ? null
    : {
        code: row.place_slug,
        name: row.place_name ?? '',
        street: row.place_street,
        city: row.place_city,
        state: row.place_state,
        postcode: row.place_postcode,
        lat: row.place_lat,
        lng: row.place_lng,
      }

const carRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: text,
  year: number,
  make: z.string(),
  model: z.string(),
  badge: text,
  series: text,
  stocknum: text,
  vin: text,
  regplate: text,
  car_type: carTypeSchema,
  item_type: itemTypeSchema,
  status: z.string(),
  show_on_dealer_website: flag,
  reserved: flag,
  certified: flag,
  colour: text,
  interior_colour: text,
  km: number,
  price: number,
  offer_price: number,
  price_type: priceTypeSchema.nullable(),
  body: text,
  fuel: text,
  trans: text,
  drive: text,
  seats: number,
  doors: number,
  engine_size_litres: number,
  dealercomments: text,
  listed_on: z.string().nullable(),
})

/** A row of `outboundPage`'s query as the feeds read it. A car that only names its main photo has that one. */
export const outboundRow = carRow
  .extend({
    ...placeSchema.shape,
    primary_image_url: text,
    features: z.array(z.string().nullable()).nullable(),
    photos: z.array(photoSchema).nullable(),
    dealership_slug: z.string(),
    dealership_name: z.string(),
  })
  .transform((row): OutboundCar => {
    const photos = (row.photos ?? []).flatMap(addressOf)
    return {
      ...carRow.parse(row),
      features: (row.features ?? []).filter((feature) => feature !== null),
      photos: photos.length === 0 && row.primary_image_url ? [row.primary_image_url] : photos,
      dealership: { slug: row.dealership_slug, name: row.dealership_name },
      place: placeOf(row),
    }
  })
