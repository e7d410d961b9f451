import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue'
import type { DemoCar } from './DemoCar'
import { demoStocks } from './demoStocks'

/** The demo's stock depends on the day it is made: the first of each month of a year. */
const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, 10 + month, 1)))

const cars = days.flatMap((now) => demoStocks({}, now).flatMap(({ cars: stock }) => stock))

/** The price new of the grade a vehicle is of; of grades with one name, the dearest. */
const priceNewOf = ({ make, model, badge }: DemoCar): number =>
  Math.max(
    ...catalogue
      .filter((entry) => entry.make === make && entry.model === model)
      .flatMap(({ badges }) => badges.flatMap((one) => (one.badge === badge ? one.newPriceDollars : []))),
  )

const inWords = (car: DemoCar) => `${car.stocknum} ${car.car_type} ${car.name} ${car.price} was ${car.before_price}`

test('LAW-05 no vehicle was, or is, dearer than its grade is new', () => {
  const above = cars.filter((car) => Math.max(car.before_price ?? 0, car.price ?? 0) > priceNewOf(car))
  expect(above.map(inWords)).toEqual([])
})

test('LAW-05 a reduced vehicle costs at least $500 less than it did', () => {
  const reduced = cars.filter(({ before_price }) => before_price !== null)
  expect(reduced.length).toBeGreaterThan(cars.length * 0.05)
  const asks = ({ offer_price, price }: DemoCar) => offer_price ?? price ?? Infinity
  expect(reduced.filter((car) => (car.before_price ?? 0) - asks(car) < 500).map(inWords)).toEqual([])
})

test('PRC-16 a new vehicle without a reduction costs what the page of its model says', () => {
  const plain = cars.filter(
    ({ car_type, price, offer_price, before_price }) =>
      car_type === 'new' && price !== null && offer_price === null && before_price === null,
  )
  const asSaid = plain.filter((car) => car.price === priceNewOf(car))
  expect(asSaid.length / plain.length).toBeGreaterThan(0.9)
})

test('PRC-16 a demonstrator costs at least $3,500 less than the same D-MAX new, as an offer says', () => {
  const demos = cars.filter(
    ({ car_type, model, badge }) => car_type === 'demo' && model === 'D-MAX' && badge === 'LS-U',
  )
  expect(demos.length).toBeGreaterThan(0)
  expect(demos.filter((car) => (car.price ?? 0) > priceNewOf(car) - 3500).map(inWords)).toEqual([])
})
