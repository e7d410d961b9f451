import { expect, test } from 'vitest'
import { buildSettings } from '@/tenants/settings/buildSettings'
import { cheapestFirst, inStockOnly, leadPrice, soldOutLast } from './coveredStock'

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
})
