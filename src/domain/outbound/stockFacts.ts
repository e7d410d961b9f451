import { plainText } from '../content/plainText'
import { carFieldRows, type PlacedField } from '../stock/fields/carFieldTable'
import { inOrder } from '../stock/fields/inOrder'
import { basisOf, pageOf, photosOf, priceOf, titleOf } from './carFacts'
import type { OutboundCar, OutboundSite } from './OutboundCar'

type Fact = string | number | boolean | null | readonly string[]
type StockFact = readonly [name: string, value: (car: OutboundCar, site: OutboundSite) => Fact]

/** What is worked out, or is no field of the table. */
const computed: readonly StockFact[] = [
  ['id', (car) => car.id],
  ['name', titleOf],
  ['price', priceOf],
  ['price_type', (car, site) => (priceOf(car) === null ? null : basisOf(car, site))],
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

/** A field that the table of fields sends out as it is. */
const plain = ({ name, group, row }: PlacedField): StockFact[] => {
  if (group !== null || row.outbound !== 'column' || computed.some(([known]) => known === name)) return []
  return [[name, (car) => Reflect.get(car, name) ?? null]]
}

/** Receivers may count columns: their order stays, and a new one comes last. */
const ORDER =
  `id stocknum vin regplate name car_type item_type status year make model badge series body colour interior_colour km trans
  fuel drive engine_size_litres seats doors price price_type certified listed_at url dealership location location_code city
  state postcode dealercomments features images`.split(/\s+/)

/**
 * Columns of the plain formats, with the names our own import reads (FEED-01), so that one platform's export is
 * another's import. `price` is the price the car is offered at; null when on application.
 */
export const stockFacts: readonly StockFact[] = inOrder(ORDER, [...computed, ...carFieldRows.flatMap(plain)])
