import { isElectric } from '../../stock/normalise/fuelTypes'
import { withUnit } from '../../stock/specifications/specValue'
import type { StockCar } from '../results/StockSource'

const known = (name: string, value: string | number | null | undefined): string[] => (value ? [`${name} ${value}`] : [])

/** What shoppers of its kind compare it by, each with its name, the most important first; undefined: as any other car. */
export const kindFacts = (car: StockCar): string[] | undefined => {
  const { item_type, caravan_specifications, variant } = car
  if (item_type === 'truck') return known('GVM', withUnit(variant?.grossvehiclemass, 'kg'))
  if (item_type === 'motorcycle') {
    const { engine_size_litres: litres } = car
    const facts = [
      ...known('Engine', withUnit(litres ? Math.round(litres * 1000) : null, 'cc')),
      ...known('Power', withUnit(variant?.power, 'kW')),
    ]
    return facts.length > 0 ? facts : undefined
  }
  if (item_type !== 'caravan') {
    const range = isElectric(car) ? withUnit(variant?.electricrange, 'km') : null
    return range ? known('Range', range) : undefined
  }
  const { sleeps, body_length, aggregate_trailer_mass, tare_weight } = caravan_specifications ?? {}
  return [
    ...known('Sleeps', sleeps),
    ...known('Length', withUnit(body_length, 'm')),
    ...known('ATM', withUnit(aggregate_trailer_mass, 'kg')),
    ...known('Tare', withUnit(tare_weight, 'kg')),
  ]
}
