import { carImages, type ImageEntry } from '../photos/carImages'
import { carTitle, plainTitle } from './carTitle'
import { simpleBody } from '../normalise/bodyTypes'
import { simpleFuel } from '../normalise/fuelTypes'
import { simpleTransmission } from '../normalise/transmissionTypes'

export interface StockFactsInput {
  year?: number | null
  make?: string | null
  model?: string | null
  badge?: string | null
  name?: string | null
  nvic?: string | null
  body?: string | null
  fuel?: string | null
  trans?: string | null
  simple_body?: string | null
  simple_fuel?: string | null
  simple_transmission?: string | null
  images?: readonly (ImageEntry & { media?: unknown })[] | null
  primary_image_url?: string | null
  status?: string | null
  created_at?: string | Date | null
  sold_date_timestamp?: string | Date | null
}

export interface StockFacts {
  name: string
  has_nvic: boolean
  simple_body: string | null
  simple_fuel: string | null
  simple_transmission: string | null
  photos_count: number
  primary_image_url: string | null
  sold: boolean
  created_at: string
  sold_date_timestamp: string | null
}

const iso = (date: string | Date): string => (typeof date === 'string' ? date : date.toISOString())

/**
 * A derived value. It is derived again when its source changes, unless it was edited by hand; hand-edited values stay.
 */
const followed = (typed: string | null | undefined, before: string | null, derived: string | null): string | null =>
  !typed || typed === before ? (derived ?? (typed === before ? null : (typed ?? null))) : typed

const nameOf = (car: StockFactsInput): string => carTitle(car)

const countPhotos = (car: StockFactsInput): number =>
  (car.images ?? []).filter((entry) => !entry.isVideo && (entry.media || entry.image?.url || entry.url)).length

const firstPicture = (car: StockFactsInput): string | null => carImages({ images: car.images })[0]?.url ?? null

/**
 * Fields derived from other fields of a car (CAR-02, CAR-09, CAR-10, CAR-12, CAR-16, CAR-18): name, search families,
 * photo count, main picture, sold flag and time of sale. Used by single writes and by feeds.
 *
 * @param car the car as it will be stored
 * @param original the car before the change; null for a new one
 * @param now the time of sale when the car is sold by this change, and of listing when it is new
 */
export const deriveStockFacts = (car: StockFactsInput, original: StockFactsInput | null, now: Date): StockFacts => {
  const old = original ?? {}
  const sold = car.status === 'sold'
  const wasSold = old.status === 'sold'
  const soldAt = car.sold_date_timestamp
  const soldTime = soldAt && (wasSold || soldAt !== old.sold_date_timestamp) ? iso(soldAt) : now.toISOString()
  return {
    name: followed(car.name, car.name === plainTitle(old) ? plainTitle(old) : nameOf(old), nameOf(car)) ?? nameOf(car),
    has_nvic: Boolean(car.nvic?.trim()),
    simple_body: followed(car.simple_body, simpleBody(old.body), simpleBody(car.body)),
    simple_fuel: followed(car.simple_fuel, simpleFuel(old.fuel), simpleFuel(car.fuel)),
    simple_transmission: followed(
      car.simple_transmission,
      simpleTransmission(old.trans),
      simpleTransmission(car.trans),
    ),
    photos_count: countPhotos(car),
    primary_image_url: followed(car.primary_image_url, firstPicture(old), firstPicture(car)),
    sold,
    created_at: car.created_at ? iso(car.created_at) : now.toISOString(),
    sold_date_timestamp: sold ? soldTime : null,
  }
}
