import { z } from 'zod'
import { readCarType, readItemType, readPriceType, readStatus } from './carWords'
import { read } from './readers'
import { simpleDrive } from './simpleDrive'
import { vinAdvice } from './vinAdvice'

const { text, quantity, dollars, km, flag, list, date, month, word } = read

/** A word that says nothing ('Other') is nothing. */
const meaningful = text.transform((value) => (value?.toLowerCase() === 'other' ? null : value))

const variant = z.looseObject({
  name: text,
  cylinders: quantity,
  enginesize: quantity,
  enginesize_litres: quantity,
  induction: text,
  power: quantity,
  torque: quantity,
  fuelconsumptioncombined: quantity,
  fuelcapacity: quantity,
  grossvehiclemass: quantity,
  vehiclelength: quantity,
  vehicleheight: quantity,
  vehiclewidth: quantity,
  towingcapacitybraked: quantity,
  ancaprating: quantity,
  bodyconfiguration: text,
  geartype: text,
})

const caravan = z.looseObject({
  body_width: quantity,
  body_length: quantity,
  tare_weight: quantity,
  axle_type: text,
  sleeps: quantity,
  aggregate_trailer_mass: quantity,
})

/** Fields a dealer's system may send, each with its reader (CAR-01..35). Unknown keys, such as relations, pass through. */
const carInputSchema = z.looseObject({
  year: read.year,
  make: text,
  model: text,
  badge: text,
  series: text,
  name: text,
  stocknum: text,
  vin: read.vin,
  nvic: text,
  regplate: text,
  rego_expiry: date,
  colour: text,
  interior_colour: text,
  km,
  price: dollars,
  before_price: dollars,
  offer_price: dollars,
  subscription_price: dollars,
  preorder: flag,
  price_type: word(readPriceType, 'drive_away, egc'),
  car_type: word(readCarType, 'new, demo, used'),
  item_type: word(readItemType, 'car, truck, motorcycle, caravan'),
  status: word(readStatus, 'in_stock, coming_soon, sold, pending, archived'),
  tag: text,
  reserved: flag,
  certified: flag,
  show_on_dealer_website: flag,
  body: meaningful,
  fuel: meaningful,
  trans: meaningful,
  drive: meaningful.transform((value) => simpleDrive(value) ?? value),
  seats: quantity,
  doors: quantity,
  engine_size: quantity,
  engine_size_litres: quantity,
  bodyconfiguration: text,
  gearnum: quantity,
  build_date: month,
  compliance_date: month,
  images: read.images,
  primary_image_url: text,
  thumbnails: list,
  video_url: text,
  external_video_url: text,
  spin_images: list,
  dealercomments: read.comments,
  carsales_title: text,
  standardEquipment: list,
  variant: variant.nullish(),
  caravan_specifications: caravan.nullish(),
})

export type CarInput = z.infer<typeof carInputSchema>

/** What is wrong with a field, or worth a look. */
export interface FieldNote {
  path: string
  message: string
}

export type CarInputResult = { ok: true; car: CarInput; advice: FieldNote[] } | { ok: false; errors: FieldNote[] }

const missing = (car: CarInput, partial: boolean): FieldNote[] =>
  (['make', 'model'] as const)
    .filter((path) => (partial ? car[path] === null : !car[path]))
    .map((path) => ({ path, message: `A car needs a ${path}.` }))

const present = (car: CarInput): CarInput => {
  const kept = { ...car }
  for (const [key, value] of Object.entries(kept)) if (value === undefined) delete kept[key]
  return kept
}

/**
 * One incoming stock record, cleaned: '$39,997' and '12,345 km' become numbers, 'POA', '-' and '' null, 'Y' true,
 * '15/07/2027' a date, markup plain text (FEED-01, CAR-01..35). Absent fields stay absent. Every field that cannot be
 * read is named, with what was sent; then nothing of the record is used.
 *
 * @param options.partial the record changes a car that exists, so make and model may be absent
 */
export const carInput = (input: unknown, { partial }: { partial: boolean }): CarInputResult => {
  const parsed = carInputSchema.safeParse(input)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { ok: false, errors }
  }
  const car = present(parsed.data)
  const errors = missing(car, partial)
  if (errors.length > 0) return { ok: false, errors }
  const vin = vinAdvice(car.vin ?? null)
  return { ok: true, car, advice: vin === null ? [] : [{ path: 'vin', message: vin }] }
}
