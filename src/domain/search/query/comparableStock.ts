import type { Car } from '@/src/domain/stock/car/Car'
import type { Comparison } from '@/src/domain/stock/pricing/pricePosition'
import { quote } from './filters'

type ComparedCar = Pick<Car, 'id' | 'make' | 'model' | 'car_type' | 'item_type' | 'year' | 'km'> &
  Partial<Pick<Car, 'badge'>>

/** Years in either direction, and kilometres as a share of the car's own: a close range first, then a wider one. */
export const CLOSE = { years: 1, kmShare: 0.4 }
export const WIDE = { years: 3, kmShare: 0.8 }
/** Minimum range of kilometres, for cars that have few themselves. */
export const KM_LEAST_REACH = 15_000
/** Prices up to this are treated as placeholders. */
export const PRICE_ABOVE = 1_000

const within = (name: string, value: number | null, reach: number): string[] =>
  value === null
    ? []
    : [`${name} >= ${Math.max(0, Math.round(value - reach))} AND ${name} <= ${Math.round(value + reach)}`]

const yearsOf = ({ year }: ComparedCar, reach: number): Comparison['years'] =>
  year === null ? null : [year - reach, year + reach]

const query = (car: ComparedCar, { years, kmShare }: typeof CLOSE) => ({
  q: '',
  filter: [
    'status = in_stock',
    `id != ${quote(car.id)}`,
    `make = ${quote(car.make)}`,
    `model = ${quote(car.model)}`,
    ...(car.car_type === 'new' && car.badge ? [`badge = ${quote(car.badge)}`] : []),
    `car_type = ${car.car_type}`,
    `item_type = ${car.item_type}`,
    `price > ${PRICE_ABOVE}`,
    ...within('year', car.year, years),
    ...(car.car_type === 'new' ? [] : within('km', car.km, Math.max(KM_LEAST_REACH, (car.km ?? 0) * kmShare))),
  ],
  limit: 0,
  facets: ['price'],
})

/**
 * Queries for comparable stock anywhere on the platform (ALRT-08): same make, model and condition, in stock, about the
 * same age and kilometres; close range first, then wide. The grade sets what a new car costs, so a new car is compared within
 * its grade. They return counts per price only, never a car.
 */
export const comparableQueries = (car: ComparedCar) => [query(car, CLOSE), query(car, WIDE)]

/** The engine's answers to `comparableQueries`, in their order. */
export const readComparisons = (
  car: ComparedCar,
  answers: readonly { facetDistribution?: Record<string, Record<string, number>> | undefined }[],
): Comparison[] =>
  [CLOSE, WIDE].flatMap(({ years }, index) => {
    const prices = answers[index]?.facetDistribution?.price
    return prices ? [{ prices, years: yearsOf(car, years) }] : []
  })
