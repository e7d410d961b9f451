import { expect, test } from 'vitest'
import { conditionWords, listedOf, stockOfModel } from '../../site/StockCounts'
import { modelTile } from './modelTile'
import { allHere } from '@/src/domain/site/allHere.testing'

const row = {
  id: 'm1',
  name: 'CX-30',
  slug: 'mazda-cx-30',
  manufacturer: { id: 'b1', title: 'Mazda', slug: 'mazda' },
  price_from: null,
  grades: [
    { price: 41_990, engine: '2.5 L petrol, 139 kW', seats: '5' },
    { price: 37_690, engine: '2.0 L petrol, 114 kW', seats: '5' },
    { price: null },
  ],
  colours: Array.from({ length: 8 }, (_, n) => ({ hex: `#00000${n}` })),
}

test('CON-17 a tile says the lowest price of the grades, what it is compared by and its colours', () => {
  expect(modelTile(row)).toMatchObject({
    priceFromDollars: 37_690,
    facts: [
      { label: 'Fuel', value: 'Petrol' },
      { label: 'Power', value: '114–139 kW' },
      { label: 'Seats', value: '5' },
    ],
    swatches: Array.from({ length: 8 }, (_, n) => `#00000${n}`),
  })
  expect(modelTile({ ...row, price_from: 36_000 }).priceFromDollars).toBe(36_000)
})

test('CON-17 LAW-04 a price of a grade with fewer seats than others names that grade', () => {
  const priceOf = (...grades: { name: string; price: number; seats: string }[]) => modelTile({ ...row, grades }).priceOf
  const double = { name: 'SR', price: 57_670, seats: '5' }
  expect(priceOf({ name: 'Workmate', price: 52_120, seats: '2' }, double)).toBe('2-seat Workmate')
  expect(priceOf({ name: 'Workmate', price: 52_120, seats: '5' }, double)).toBeNull()
  expect(priceOf({ name: 'Workmate', price: 62_120, seats: '2' }, double)).toBeNull()
})

test('a tile without a range says nothing of it', () => {
  const bare = modelTile({ ...row, grades: null, colours: null })
  expect(bare).toMatchObject({ priceFromDollars: null, facts: [], swatches: [] })
})

test('CON-17 stock of a model is counted by its make and name', () => {
  const cx30 = {
    label: 'CX-30',
    slug: 'cx-30',
    href: '/search/mazda/cx-30',
    total: 8,
    ...allHere({ new: 1, demo: 4, used: 0 }),
  }
  const models = { mazda: [cx30] }
  expect(stockOfModel({ models }, modelTile(row))).toBe(cx30)
  expect(stockOfModel({ models }, { brand: { slug: 'kia' }, name: 'CX-30' })).toBeNull()
  expect(stockOfModel({ models }, { brand: null, name: 'CX-30' })).toBeNull()
  expect(conditionWords(cx30.listed)).toBe('1 new, 4 demo')
  expect(listedOf(models.mazda)).toBe(5)
  expect(listedOf(undefined)).toBe(0)
  expect(conditionWords({ new: 0, demo: 0, used: 0 })).toBeNull()
})
