import { describe, expect, test } from 'vitest'
import { carFinanceHref } from './carFinanceHref'
import { asksForPrefill, preferredLocation, readFinancePrefill } from './financePrefill'

const car = {
  id: '6f1f8a5e-4a53-4d0e-9a0b-0d7c1f7f8f11',
  car_type: 'used',
  vin: 'JM0KF4WLA00123456',
  dealership_slug: 'harbour-city',
  location: { slug: 'harbour-city-sales' },
}

describe('RTE-12 the finance link of a car', () => {
  test('carries the car, its condition, VIN, price and dealership, down at the form', () => {
    expect(carFinanceHref('/finance', car, 31_990)).toBe(
      `/finance?car_id=${car.id}&car_type=used&vin=JM0KF4WLA00123456&vehiclePriceBudget=31990&preferredDealership=harbour-city-sales#finance-form`,
    )
  })

  test("leaves the site's own query and hash, also on another website", () => {
    const bare = { ...car, vin: null, location: null }
    expect(carFinanceHref('https://loans.example.com.au/apply?ref=hc#start', bare, null)).toBe(
      `https://loans.example.com.au/apply?ref=hc&car_id=${car.id}&car_type=used&preferredDealership=harbour-city#start`,
    )
  })

  test('RTE-10 is read back as it was written', () => {
    const url = new URL(carFinanceHref('/finance', car, 31_990), 'http://localhost')
    expect(readFinancePrefill(url.searchParams)).toEqual({
      preferredDealership: 'harbour-city-sales',
      budgetDollars: 31_990,
      carId: car.id,
      carType: 'used',
      vin: car.vin,
    })
  })
})

describe('RTE-10 query parameters', () => {
  const read = (query: string) => readFinancePrefill(new URLSearchParams(query))

  test('what is nonsense counts as not given', () => {
    expect(read('vehiclePriceBudget=lots&car_type=boat&vin=<script>&preferredDealership=%20')).toEqual({
      preferredDealership: null,
      budgetDollars: null,
      carId: null,
      carType: null,
      vin: null,
    })
    expect(read('vehiclePriceBudget=-5').budgetDollars).toBeNull()
    expect(read('vehiclePriceBudget=%2435%2C500').budgetDollars).toBe(35_500)
    expect(read('car_type=New&vin=jm0kf4wla00123456')).toMatchObject({ carType: 'new', vin: 'JM0KF4WLA00123456' })
  })

  test('only the five of them ask for a prefilled page', () => {
    for (const name of ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'])
      expect(asksForPrefill(`?${name}=1`)).toBe(true)
    expect(asksForPrefill('?utm_source=mail&gclid=1')).toBe(false)
    expect(asksForPrefill('')).toBe(false)
  })

  test('a preferred dealership is found by slug, id or name, or by its dealership', () => {
    const places = [
      { id: 'a', name: 'North', slug: 'north-sales', tenantId: 't1' },
      { id: 'b', name: 'South', slug: 'south-sales', tenantId: 't2' },
    ]
    expect(['SOUTH-sales', 'b', 'south', 't2'].map((wanted) => preferredLocation(places, wanted)?.id)).toEqual(
      Array(4).fill('b'),
    )
    expect(preferredLocation(places, 'east')).toBeUndefined()
    expect(preferredLocation(places, null)).toBeUndefined()
  })
})
