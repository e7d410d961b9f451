import type { Car } from '../car/Car'
import { type SpecInput, type SpecRow, specGroups } from './specGroups'

/** What a shopper of each kind of vehicle asks for first; a car's facts are in the order of CAR-38 already. */
const FIRST: Record<Car['item_type'], readonly string[]> = {
  car: [],
  motorcycle: ['Kilometres', 'Engine', 'Colour', 'Compliance'],
  truck: ['Kilometres', 'Gross weight (GVM)', 'Towing', 'Configuration'],
  // Beds and length are in the row of icons already.
  caravan: ['Payload', 'Aggregate trailer mass', 'Tare weight', 'Axle type', 'Sleeps', 'Body length', 'Body width'],
}

/**
 * The key information of a vehicle page (VDP-02, CAR-38): the featured facts, led by what matters for a truck, a
 * motorcycle or a caravan (CAR-35) with its units.
 */
export const keyInformation = (car: SpecInput & Pick<Car, 'item_type'>): SpecRow[] => {
  const groups = specGroups(car)
  const rows = groups.flatMap((group) => group.rows)
  const first = FIRST[car.item_type].flatMap((label) => rows.find((row) => row.label === label) ?? [])
  const featured = groups.find(({ key }) => key === 'featured')?.rows ?? []
  return [...first, ...featured.filter((row) => !first.includes(row))]
}
