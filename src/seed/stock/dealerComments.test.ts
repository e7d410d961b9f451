import { expect, test } from 'vitest'
import type { DemoCar } from './DemoCar'
import { demoStocks } from './demoStocks'

const now = new Date('2026-11-27T02:00:00Z')
const demoStock = demoStocks({}, now)
const ownUsed = (cars: readonly DemoCar[]) => cars.filter(({ car_type }) => car_type === 'used')

test('CAR-22 only a dealer of the make says that it sold a car new', () => {
  const said = demoStock.flatMap(({ plan, cars }) =>
    cars
      .filter(({ dealercomments }) => dealercomments.includes('sold it new'))
      .map(({ make, name }) => [name, plan.franchises.includes(make)] as const),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter(([, franchised]) => !franchised)).toEqual([])
})

test('CAR-22 the comments on a dealer’s used vehicles begin in many ways', () => {
  for (const { demo, cars } of demoStock) {
    const starts = ownUsed(cars).map(({ dealercomments }) => dealercomments.split(/[.:!]/)[0])
    expect(new Set(starts).size, demo.slug).toBeGreaterThan(starts.length * 0.5)
  }
})

test('CAR-22 nothing is said of driving a caravan', () => {
  const caravans = demoStock.flatMap(({ cars }) => cars.filter(({ caravan_specifications }) => caravan_specifications))
  expect(caravans.length).toBeGreaterThan(0)
  expect(caravans.filter(({ dealercomments }) => /\bdriv|\bclock\b|\bhoist\b/i.test(dealercomments))).toEqual([])
})

test('PRC-16 no more than three of a dealer’s used vehicles have one price', () => {
  for (const { demo, cars } of demoStock) {
    const prices = ownUsed(cars).flatMap(({ price }) => price ?? [])
    const most = Math.max(...prices.map((price) => prices.filter((other) => other === price).length))
    expect(most, demo.slug).toBeLessThanOrEqual(3)
  }
})
