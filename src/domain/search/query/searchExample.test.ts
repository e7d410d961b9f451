import { expect, test } from 'vitest'
import { foundExample, middleDollars, searchExample } from './searchExample'

test('ALRT-06 the search field suggests what the site has most of, at a price half of those are under', () => {
  const bodies = [{ label: 'Caravan' }, { label: 'Motorcycle' }]
  expect(searchExample({ bodies, middleDollars: 75_000 })).toBe('caravan under 75k')
  expect(searchExample({ bodies: [{ label: 'SUV' }], middleDollars: 35_000 })).toBe('SUV under 35k')
  expect(searchExample({ bodies })).toBe('caravan')
  expect(searchExample({ bodies: [], middleDollars: 75_000 })).toBeNull()
})

test('ALRT-06 the price of the example is round, and half of the stock or more costs less', () => {
  expect(middleDollars({ from: 10_000, width: 4000, counts: [1, 2, 3, 4] })).toBe(25_000)
  expect(middleDollars({ from: 10_000, width: 4000, counts: [9, 1] })).toBe(15_000)
  expect(middleDollars({ from: 10_000, width: 4000, counts: [0, 0] })).toBeNull()
  expect(middleDollars(undefined)).toBeNull()
})

test('ALRT-06 on a page of trucks a truck is suggested', () => {
  const facets = { simple_body: [{ value: 'Truck', label: 'Truck', count: 10 }] }
  const histograms = { price: { from: 60_000, width: 5000, counts: [5, 5] } }
  expect(foundExample({ facets, histograms })).toBe('truck under 65k')
  expect(foundExample({ facets: {}, histograms: {} })).toBeNull()
})
