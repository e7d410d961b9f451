import { expect, test } from 'vitest'
import { stockOfModel } from '../../site/StockCounts'
import { modelTile } from './modelTile'

const row = {
  id: 'm1',
  name: 'CX-30',
  slug: 'mazda-cx-30',
  manufacturer: { id: 'b1', title: 'Mazda', slug: 'mazda' },
  price_from: null,
  key_figures: [
    { value: '139 kW', label: 'power, at most' },
    { value: '6.5 L', label: 'per 100 km' },
    { value: '5', label: 'seats' },
  ],
  grades: [{ price: 41_990 }, { price: 37_690 }, { price: null }],
  colours: Array.from({ length: 8 }, (_, n) => ({ hex: `#00000${n}` })),
}

test('CON-17 a tile says the lowest price of the grades, two figures and some of the colours', () => {
  expect(modelTile(row)).toMatchObject({
    priceFromDollars: 37_690,
    figures: ['139 kW', '5 seats'],
    swatches: ['#000000', '#000001', '#000002', '#000003', '#000004', '#000005'],
  })
  expect(modelTile({ ...row, price_from: 36_000 }).priceFromDollars).toBe(36_000)
})

test('CON-17 a span of counts keeps its word', () => {
  const key_figures = [
    { value: '5.4 m', label: 'body length, from' },
    { value: '2 to 6', label: 'berths' },
  ]
  expect(modelTile({ ...row, key_figures }).figures).toEqual(['5.4 m', '2 to 6 berths'])
})

test('a tile without a range says nothing of it', () => {
  const bare = modelTile({ ...row, key_figures: null, grades: null, colours: null })
  expect(bare).toMatchObject({ priceFromDollars: null, figures: [], swatches: [] })
})

test('CON-17 stock of a model is counted by its make and name', () => {
  const cx30 = { label: 'CX-30', slug: 'cx-30', href: '/search/mazda/cx-30', total: 5 }
  const models = { mazda: [cx30] }
  expect(stockOfModel({ models }, modelTile(row))).toBe(cx30)
  expect(stockOfModel({ models }, { brand: { slug: 'kia' }, name: 'CX-30' })).toBeNull()
  expect(stockOfModel({ models }, { brand: null, name: 'CX-30' })).toBeNull()
})
