import { plainText } from '../content/plainText'
import { basisOf, pageOf, photosOf, priceOf, titleOf } from './carFacts'
import type { OutboundCar, OutboundSite } from './OutboundCar'

type Fact = string | number | boolean | null | readonly string[]

/**
 * Columns of the plain formats, with the names our own import reads (FEED-01), so that one platform's export is
 * another's import. `price` is the price the car is offered at; null when on application.
 */
export const stockFacts: readonly (readonly [name: string, value: (car: OutboundCar, site: OutboundSite) => Fact])[] = [
  ['id', (car) => car.id],
  ['stocknum', (car) => car.stocknum],
  ['vin', (car) => car.vin],
  ['regplate', (car) => car.regplate],
  ['name', titleOf],
  ['car_type', (car) => car.car_type],
  ['item_type', (car) => car.item_type],
  ['status', (car) => car.status],
  ['year', (car) => car.year],
  ['make', (car) => car.make],
  ['model', (car) => car.model],
  ['badge', (car) => car.badge],
  ['series', (car) => car.series],
  ['body', (car) => car.body],
  ['colour', (car) => car.colour],
  ['interior_colour', (car) => car.interior_colour],
  ['km', (car) => car.km],
  ['trans', (car) => car.trans],
  ['fuel', (car) => car.fuel],
  ['drive', (car) => car.drive],
  ['engine_size_litres', (car) => car.engine_size_litres],
  ['seats', (car) => car.seats],
  ['doors', (car) => car.doors],
  ['price', priceOf],
  ['price_type', (car, site) => (priceOf(car) === null ? null : basisOf(car, site))],
  ['certified', (car) => car.certified],
  ['listed_at', (car) => car.listed_on],
  ['url', pageOf],
  ['dealership', (car) => car.dealership.name],
  ['location', (car) => car.place?.name ?? null],
  ['location_code', (car) => car.place?.code ?? null],
  ['city', (car) => car.place?.city ?? null],
  ['state', (car) => car.place?.state ?? null],
  ['postcode', (car) => car.place?.postcode ?? null],
  ['dealercomments', (car) => plainText(car.dealercomments ?? '') || null],
  ['features', (car) => car.features],
  ['images', (car, site) => photosOf(car, site)],
]
