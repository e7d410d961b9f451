import { expect, test } from 'vitest'
import type { ModelCount } from '@/src/domain/site/StockCounts'
import { availabilityInFull, modelAvailability, stockHere } from './modelAvailability'

const none = { new: 0, demo: 0, used: 0 }
const stock = (
  listed: Partial<ModelCount['listed']>,
  available: { here?: Partial<ModelCount['listed']>; coming?: Partial<ModelCount['listed']> },
): ModelCount => ({
  label: 'Journey',
  slug: 'journey',
  href: '/search/jayco/journey',
  total: 2,
  listed: { ...none, ...listed },
  available: { here: { ...none, ...available.here }, coming: { ...none, ...available.coming } },
})

test('CON-17 RTE-28 a model is said to be in stock, coming soon or to order, with the search of exactly those', () => {
  expect(modelAvailability(stock({ new: 1, used: 1 }, { here: { new: 1 }, coming: { used: 1 } }))).toEqual({
    words: '1 new in stock',
    short: '1 new in stock',
    also: null,
    href: '/search/jayco/journey?status=in_stock',
    isHere: true,
  })
  expect(modelAvailability(stock({ new: 2 }, { coming: { new: 1 } }))).toEqual({
    words: '1 new coming soon',
    short: '1 new coming soon',
    also: null,
    href: '/search/jayco/journey?status=coming_soon',
    isHere: false,
  })
  // One that was just sold cannot be had.
  expect(modelAvailability(stock({ new: 1 }, {}))).toMatchObject({ words: 'To order', href: null, isHere: false })
  expect(modelAvailability(null).words).toBe('To order')
})

test('RTE-28 where all that is listed is here, its search needs no status', () => {
  const all = {
    words: '2 new, 1 demo in stock',
    short: '3 in stock',
    also: null,
    href: '/search/jayco/journey',
    isHere: true,
  }
  expect(modelAvailability(stock({ new: 2, demo: 1 }, { here: { new: 2, demo: 1 } }))).toEqual(all)
})

test('RTE-29 in short, used ones are not counted among what is sold new', () => {
  const { words, short } = modelAvailability(stock({ demo: 5, used: 2 }, { here: { demo: 5, used: 2 } }))
  expect([words, short]).toEqual(['5 demo, 2 used in stock', '5 demo in stock'])
})

test('RTE-28 RTE-29 where only used ones are here a new one is to order or on its way', () => {
  expect(modelAvailability(stock({ used: 2 }, { here: { used: 2 } }))).toEqual({
    words: 'To order',
    short: 'To order',
    also: '2 used',
    href: '/search/jayco/journey',
    isHere: false,
  })
  expect(modelAvailability(stock({ new: 1, used: 1 }, { here: { used: 1 }, coming: { new: 1 } }))).toMatchObject({
    words: '1 new coming soon',
    also: null,
    href: '/search/jayco/journey?status=coming_soon',
  })
})

test('RTE-30 CON-19 a brand’s number is of those here, and its search asks for them alone', () => {
  const sold = stock({ new: 5, demo: 2, used: 1 }, { here: { new: 3, demo: 1 }, coming: { used: 1 } })
  expect(stockHere('/search/bmw', [sold])).toEqual({ total: 4, href: '/search/bmw?status=in_stock' })
  expect(stockHere('/search/bmw', [stock({ new: 2 }, { here: { new: 2 } })])?.href).toBe('/search/bmw')
  expect(stockHere('/search/bmw', [stock({ new: 2 }, {})])).toBeNull()
})

test('RTE-28 above its vehicles both are said', () => {
  expect(availabilityInFull(stock({ new: 1, used: 1 }, { here: { new: 1 }, coming: { used: 1 } }))).toBe(
    '1 new in stock, 1 used coming soon',
  )
  expect(availabilityInFull(stock({ new: 1 }, {}))).toBeNull()
})
