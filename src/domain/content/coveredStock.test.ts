import { expect, test } from 'vitest'
import { buildSettings } from '@/tenants/settings/buildSettings'
import {
  cheapestFirst,
  inStockOnly,
  isForStockOnly,
  leadPrice,
  namedPlaces,
  soldOutLast,
  toOrder,
} from './coveredStock'

test('CON-20 the vehicles an offer covers are asked for by price, whatever order its own search has', () => {
  expect(cheapestFirst('/search/hyundai/tucson')).toBe('/search/hyundai/tucson?sortBy=price%3Aasc')
  expect(cheapestFirst('/search/used-cars?price=0:15000&sortBy=km:asc')).toBe(
    '/search/used-cars?price=0%3A15000&sortBy=price%3Aasc',
  )
})

test('CON-20 what was just sold is not covered, unless the offer’s own search asks for it', () => {
  expect(inStockOnly('/search/hyundai/tucson')).toBe('/search/hyundai/tucson?status=in_stock')
  expect(inStockOnly('/search/used-cars?status=coming_soon')).toBe('/search/used-cars?status=coming_soon')
})

test('CON-20 an offer for vehicles of which none is in stock comes last; one for no vehicle keeps its place', () => {
  const offer = (id: string, modelName: string | null) => ({ id, modelName, stockSearch: null })
  const offers = [offer('sold', 'Tucson'), offer('fleet', null), offer('here', 'Ranger')]
  const stock = new Map([['here', { total: 2, href: '/search/x', from: null }]])
  expect(soldOutLast(offers, stock).map(({ id }) => id)).toEqual(['fleet', 'here', 'sold'])
})

test('CON-20 LAW-04 an offer begins at the price of the cheapest with what it includes, and at none where it has none', () => {
  const settings = buildSettings(() => undefined)
  const car = {
    price: 38_990,
    offer_price: null,
    before_price: null,
    subscription_price: null,
    preorder: null,
    price_type: 'drive_away',
  }
  expect(leadPrice([car, { ...car, price: 45_000 }], settings)).toEqual({ text: '$38,990', basis: 'Drive Away' })
  expect(leadPrice([{ ...car, price: null }], settings)).toBeNull()
  expect(leadPrice([], settings)).toBeNull()
  // In a subscription, too: it begins at what it costs to buy.
  const offered = { ...settings, subscriptions: { enabled: true } }
  expect(leadPrice([{ ...car, subscription_price: 119 }], offered)).toEqual({ text: '$38,990', basis: 'Drive Away' })
  expect(leadPrice([{ ...car, price: null, subscription_price: 119 }], offered)).toBeNull()
})

test('CON-20 of an offer for grades that are not in stock the named ones are to order, at their own price', () => {
  const grades = [
    { name: 'XL', priceDollars: 54_700 },
    { name: 'XLT', priceDollars: 68_940 },
    { name: 'Sport', priceDollars: null },
  ]
  const ranger = { href: '/ford-ranger', priceFromDollars: 54_700, grades }
  const from = (...named: string[]) => toOrder(ranger, named).from?.text ?? null
  expect(toOrder(ranger, ['XLT'])).toMatchObject({ total: 0, href: '/ford-ranger', of: 'XLT' })
  expect(from('XLT')).toBe('$68,940')
  expect(from('xlt', 'XL')).toBe('$54,700')
  // Never the price of a grade the offer is not for.
  expect(from('Sport')).toBeNull()
  expect(from('Raptor')).toBeNull()
  expect(from()).toBe('$54,700')
})

test('CON-20 nothing is to order at the terms of an offer for what is in stock', () => {
  const says = (summary: string, disclaimer: string | null = null) => isForStockOnly({ summary, disclaimer })
  expect(says('On every Tucson in stock.')).toBe(true)
  expect(says('Off this year’s plates.', 'On in-stock vehicles only.')).toBe(true)
  expect(says('Bonus.', 'While stocks last.')).toBe(true)
  expect(says('On Tucson Elite ordered by 31 December.')).toBe(false)
})

test('CON-20 an offer holds at the yards its own search names, in the flat style of addresses or with brackets', () => {
  expect(namedPlaces('/search/used-cars?location_name=Bay%20Yard&location_name=Hill')).toEqual(['Bay Yard', 'Hill'])
  expect(namedPlaces('/search/used-cars?refinementList[location_name][0]=Bay%20Yard')).toEqual(['Bay Yard'])
  expect(namedPlaces('/search/used-cars')).toEqual([])
  expect(namedPlaces(null)).toEqual([])
})
