import { readCarType, readItemType, readPriceType, readStatus } from '../normalise/supplierWords'
import { read, type Reader } from '../normalise/readers'
import { simpleDrive } from '../normalise/simpleDrive'

const { text, name, code, quantity, dollars, km, flag, list, date, month, word, meaningful } = read

/** Catalogue facts a record may carry (CAR-32..34, CAR-41). */
const variantReaders = {
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
}

/** Caravan facts (CAR-35). */
const caravanReaders = {
  body_width: quantity,
  body_length: quantity,
  tare_weight: quantity,
  axle_type: text,
  sleeps: quantity,
  aggregate_trailer_mass: quantity,
}

/** Fields a dealer's system may send, each with its reader (CAR-01..35), in the order problems are reported. */
const carReaders = {
  year: read.year,
  make: name,
  model: name,
  badge: text,
  series: text,
  name: text,
  stocknum: code,
  vin: read.vin,
  nvic: code,
  regplate: read.plate,
  rego_expiry: date,
  colour: read.colour,
  interior_colour: read.colour,
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
  body: meaningful(),
  fuel: meaningful(),
  trans: meaningful(),
  drive: meaningful(simpleDrive),
  seats: read.seats,
  doors: read.doors,
  engine_size: quantity,
  engine_size_litres: quantity,
  bodyconfiguration: text,
  gearnum: read.gears,
  build_date: month,
  compliance_date: month,
  images: read.images,
  primary_image_url: read.address,
  thumbnails: read.addresses,
  video_url: read.address,
  external_video_url: read.address,
  spin_images: read.addresses,
  spin_interior_image: read.address,
  spin_code: text,
  dealercomments: read.comments,
  carsales_title: text,
  standardEquipment: list,
}

type ReadBy<T> = { [K in keyof T]: T[K] extends Reader<infer V> ? V : never }
/** A table of readers, one for each field of `T`. */
export type ReadersOf<T> = { readonly [K in keyof T]: Reader<T[K]> }

export type CarFields = ReadBy<typeof carReaders>
export type VariantFields = ReadBy<typeof variantReaders>
export type CaravanFields = ReadBy<typeof caravanReaders>

export const carFields: ReadersOf<CarFields> = carReaders
export const variantFields: ReadersOf<VariantFields> = variantReaders
export const caravanFields: ReadersOf<CaravanFields> = caravanReaders
