import type { Car } from '../car/Car'
import { isElectric } from '../normalise/fuelTypes'
import { type SpecInput, type SpecRow, specGroups } from './specGroups'

/** What a shopper of each kind of vehicle asks for first; the other facts follow in the order of CAR-38. */
const FIRST: Record<Car['item_type'], readonly string[]> = {
  car: ['Kilometres', 'Fuel consumption', 'Towing', 'ANCAP rating', 'Rego expiry', 'Engine power'],
  motorcycle: ['Kilometres', 'Engine', 'Engine power', 'Rego expiry', 'Colour'],
  truck: ['Kilometres', 'Gross weight (GVM)', 'Towing', 'Configuration'],
  // Beds and length are in the row of icons already.
  caravan: ['Payload', 'Aggregate trailer mass', 'Tare weight', 'Axle type', 'Sleeps', 'Body length', 'Body width'],
}

/** What the trade asks for: after all others. */
const TRADE = new Set(['Compliance', 'Build', 'Induction', 'Stock no', 'VIN'])

/** The first questions about an electric car; the kilometres of a driven one come next. */
const ELECTRIC = [
  ...['Range on a charge', 'Battery', 'Fast charging (DC)', 'Energy consumption', 'Home charging (AC)'],
  ...['Kilometres', 'Motor power'],
]

/**
 * The key information of a vehicle page (VDP-02, CAR-38): the featured facts, led by what matters for a truck, a
 * motorcycle, a caravan (CAR-35), a car or an electric one, with its units; what the trade asks for comes last.
 */
export const keyInformation = (car: SpecInput & Pick<Car, 'item_type'>): SpecRow[] => {
  const groups = specGroups(car)
  const rows = groups.flatMap((group) => group.rows)
  const wanted = car.item_type === 'car' && isElectric(car) ? ELECTRIC : FIRST[car.item_type]
  const first = wanted.flatMap((label) => rows.find((row) => row.label === label) ?? [])
  const featured = groups.find(({ key }) => key === 'featured')?.rows ?? []
  const others = featured.filter((row) => !first.includes(row))
  return [
    ...first,
    ...others.filter(({ label }) => !TRADE.has(label)),
    ...others.filter(({ label }) => TRADE.has(label)),
  ]
}
