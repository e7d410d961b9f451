import { describe, expect, test } from 'vitest'
import { mergeSimilar, similarPriceBand, similarQueries } from './similarCars'

const car = {
  id: 'own',
  make: 'Toyota',
  model: 'Corolla',
  simple_body: 'Hatch',
  item_type: 'car',
  price: 26_990,
  offer_price: 24_990,
  badge: 'Ascent',
  series: null,
} as const

describe('similar cars', () => {
  test('SEA-16 two queries of ten, each with its filter and highlight tags, in the site’s scope', () => {
    const [model, body] = similarQueries(car, 'SCOPE')
    for (const query of [model, body]) {
      expect(query).toMatchObject({
        limit: 10,
        highlightPreTag: expect.any(String),
        highlightPostTag: expect.any(String),
      })
      expect(query?.filter[0]).toBe('SCOPE')
    }
    expect(model?.filter.slice(3)).toEqual(['make = "Toyota"', 'model = "Corolla"'])
    expect(body?.filter.slice(3)).toEqual(['simple_body = "Hatch"', 'price >= 14990 AND price <= 34990'])
  })

  test('SEA-18 the band is 10,000 either way under 50,000, else 25,000, and none without a price', () => {
    expect(similarPriceBand(49_999)).toEqual(['price >= 39999 AND price <= 59999'])
    expect(similarPriceBand(50_000)).toEqual(['price >= 25000 AND price <= 75000'])
    expect(similarPriceBand(4_000)).toEqual(['price >= 1 AND price <= 14000'])
    expect(similarPriceBand(null)).toEqual([])
  })

  test('SEA-19 never the car itself, and only cars in stock', () => {
    for (const { filter } of similarQueries({ ...car, simple_body: null }, 'SCOPE')) {
      expect(filter).toContain('id != "own"')
      expect(filter).toContain('status = in_stock')
    }
  })

  test('SEA-17 same model first, each car once, the first six', () => {
    const hits = (...ids: string[]) => ({ hits: ids.map((id) => ({ ...car, id })) })
    const merged = mergeSimilar(car, [hits('m1', 'm2', 'm3'), hits('m2', 'b1', 'b2', 'b3', 'b4')])
    expect(merged.map(({ id }) => id)).toEqual(['m1', 'm2', 'm3', 'b1', 'b2', 'b3'])
  })

  test('SEA-16 a learner’s motorcycle is shown beside others a learner may ride, of any body', () => {
    const bike = { ...car, item_type: 'motorcycle', simple_body: 'Motorcycle', badge: 'LAMS' } as const
    const [model, near] = similarQueries(bike, 'SCOPE')
    expect([model?.q, near?.q]).toEqual(['LAMS', 'LAMS'])
    expect(near?.filter).toContain('item_type = "motorcycle"')
    const hits = [
      { ...bike, id: 'lams' },
      { ...bike, id: 'open', badge: 'SP' },
    ]
    expect(mergeSimilar(bike, [{ hits }]).map(({ id }) => id)).toEqual(['lams'])
    expect(mergeSimilar({ ...bike, badge: 'SP' }, [{ hits }])).toHaveLength(2)
  })
})
