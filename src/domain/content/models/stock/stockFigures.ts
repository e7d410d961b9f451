import { capital } from '@/src/domain/capital'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import type { ModelFact } from '../modelFacts'
import { between } from './between'

const EITHER = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** More than these are no figure any more. */
const MOST_WORDS = 3

/** 'Petrol or Hybrid', the most common first; '' of none or of too many. */
const either = (values: readonly string[]): string => {
  const common = [...Map.groupBy(values, (value) => value)].toSorted(([, one], [, other]) => other.length - one.length)
  return common.length > MOST_WORDS ? '' : EITHER.format(common.map(([value]) => value))
}

const united = (value: string, unit: string): string => (value === '' ? '' : `${value} ${unit}`)

/** What the vehicles of a model agree on, or between what it lies; what the stock does not say is left out (RTE-29). */
export const stockFigures = (cars: readonly StockCard[]): ModelFact[] => {
  const words = (key: 'simple_fuel' | 'simple_transmission' | 'drive') => either(cars.flatMap((car) => car[key] ?? []))
  // An electric one has an engine of 0 litres.
  const litres = cars.flatMap(({ engine_size_litres }) => engine_size_litres || [])
  const km = between(
    cars.flatMap((car) => car.km ?? []),
    (value) => value.toLocaleString('en-AU'),
  )
  return [
    { label: 'Odometer', value: united(km, 'km') },
    { label: 'Fuel', value: words('simple_fuel') },
    { label: 'Gearbox', value: words('simple_transmission') },
    { label: 'Engine', value: united(between(litres), 'L') },
    { label: 'Drive', value: words('drive') },
    // A caravan has none.
    { label: 'Seats', value: between(cars.flatMap(({ seats }) => seats || [])) },
  ].flatMap(({ label, value }) => (value === '' ? [] : { label, value: capital(value) }))
}
