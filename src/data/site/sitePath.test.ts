import { expect, test } from 'vitest'
import { sitePath } from './sitePath'

const id = '7c0b6f4e-9f0a-4a53-9a57-0c1f3f7f8f11'

test.each([
  ['/', '', ''],
  ['/', '?utm_source=mail', ''],
  ['/cars/2021-mazda-cx-5', '', '/cars/2021-mazda-cx-5'],
  ['/search/new-used-and-demo-cars/', '', '/search/new-used-and-demo-cars'],
  ['/search/used-cars', '?make=Mazda', '/q/search/used-cars'],
  ['/search', '?page=2', '/q/search'],
  ['/special-offers', '?brand=mazda', '/q/special-offers'],
  ['/reviews', '?yard=preston&page=2', '/q/reviews'],
  ['/parts/search', '?query=tow+bar', '/q/parts/search'],
  ['/budget-search', '?repayment=500', '/q/budget-search'],
  ['/budget-search/results', '?repayment=500', '/budget-search/results'],
  ['/directory/makes', '?query=cor', '/q/directory/makes'],
  ['/directory/dealerships', '?page=2', '/q/directory/dealerships'],
  ['/dealerships/mazda', '?filter=brand', '/dealerships/mazda'],
  ['/finance', '', '/finance'],
  ['/finance', '?utm_source=mail', '/finance'],
  ['/finance', '?car_id=1', '/q/finance'],
  ['/apply-for-finance/', '?vehiclePriceBudget=30000', '/q/apply-for-finance'],
  ['/personalised/finance', '?car_id=1', '/q/personalised/finance'],
  ['/service', '?utm_source=mail', '/service'],
  ['/service', '?vehicle=2021+Mazda+CX-5', '/q/service'],
  ['/cars/trade-in', '?car_id=1', '/cars/trade-in'],
  ['/searching', '?page=2', '/searching'],
])('RTE-10 RTE-13 RTE-14 RTE-25 RTE-26 SRP-32 SRP-33 %s%s is served by the page at %s', (path, search, expected) => {
  expect(sitePath(id, path, search)).toBe(`/${id}${expected}`)
})

test('TEN-15 the twin of the search page cannot be asked for by name', () => {
  expect(sitePath(id, '/q/search/used-cars', '')).toBe(`/${id}/_/q/search/used-cars`)
})
