import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carImages, primaryImage } from './carImages'
import { priceRange, weeklyPriceRange } from './priceRange'
import { readSeries, seriesOptions } from './seriesOptions'
import { isSearchable } from './visibility'

const now = new Date('2026-03-10T00:00:00Z')

describe('visibility', () => {
  const car = { status: 'in_stock', show_on_dealer_website: true, sold_date_timestamp: null }
  const soldDaysAgo = (days: number) => ({
    ...car,
    status: 'sold',
    sold_date_timestamp: now.getTime() / 1000 - days * 86_400,
  })

  test('SEA-23 in stock and coming soon are searchable when shown on the website', () => {
    expect(isSearchable(car, 3, now)).toBe(true)
    expect(isSearchable({ ...car, status: 'coming_soon' }, 3, now)).toBe(true)
    expect(isSearchable({ ...car, show_on_dealer_website: false }, 3, now)).toBe(false)
  })

  test('SEA-23 sold is searchable for the configured days, other statuses never', () => {
    expect(isSearchable(soldDaysAgo(3), 3, now)).toBe(true)
    expect(isSearchable(soldDaysAgo(3.01), 3, now)).toBe(false)
    expect(isSearchable(soldDaysAgo(3.01), 14, now)).toBe(true)
    expect(isSearchable({ ...car, status: 'sold' }, 3, now)).toBe(false)
    expect(isSearchable({ ...soldDaysAgo(1), status: 'pending' }, 3, now)).toBe(false)
  })
})

describe('price buckets', () => {
  test('SEA-02 SEA-03 the lower end belongs to the bucket', () => {
    expect(priceRange(20_000)).toBe('$20,000 - $30,000')
    expect(priceRange(29_999.99)).toBe('$20,000 - $30,000')
    expect(priceRange(9_999)).toBe('Under $10,000')
    expect(priceRange(100_000)).toBe('$100,000 and over')
    expect(priceRange(10)).toBeNull()
    expect(weeklyPriceRange(149.5)).toBe('$100 - $150')
    expect(weeklyPriceRange(0)).toBeNull()
  })

  test('SEA-02 every shown price is in a bucket that holds it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 500_000 }), (dollars) => {
        const label = priceRange(dollars) ?? ''
        const [from = 0, to = Infinity] = (label.match(/[\d,]+/g) ?? []).map((part) => Number(part.replaceAll(',', '')))
        if (label.startsWith('Under')) expect(dollars).toBeLessThan(from)
        else expect(dollars >= from && dollars < to).toBe(true)
      }),
    )
  })
})

describe('pictures', () => {
  test('CAR-17 videos and empty entries are no pictures; a picture without a thumbnail is its own', () => {
    const images = [
      { isVideo: true, image: { url: '/v.jpg' } },
      { image: { url: '/a.jpg', thumb: { url: '/a-small.jpg' } } },
      { image: { url: null } },
      { image: { url: '/b.jpg', thumb: null } },
    ]
    expect(carImages({ images })).toEqual([
      { url: '/a.jpg', thumb: '/a-small.jpg' },
      { url: '/b.jpg', thumb: '/b.jpg' },
    ])
    expect(carImages({ images: [{ url: '/a.jpg', thumb: '/t.jpg' }] })).toEqual([{ url: '/a.jpg', thumb: '/t.jpg' }])
  })

  test('CAR-18 the main picture is the named one, else the first', () => {
    expect(primaryImage({ images: [{ url: '/a.jpg' }], primary_image_url: '/main.jpg' })).toBe('/main.jpg')
    expect(primaryImage({ images: [{ url: '/a.jpg' }] })).toBe('/a.jpg')
    expect(primaryImage({})).toBeNull()
    expect(carImages({ images: [], primary_image_url: '/main.jpg' })).toHaveLength(1)
  })
})

test('CAR-37 a site’s series values, or free text', () => {
  expect(seriesOptions([])).toBeNull()
  expect(seriesOptions(['duo', ' city ', 'sport', 'duo'])).toEqual(['duo', 'city', 'sport'])
  expect(readSeries('Sport', ['duo', 'city', 'sport'])).toBe('sport')
  expect(readSeries('XL', ['duo'])).toBeNull()
  expect(readSeries('MY21', [])).toBe('MY21')
})
