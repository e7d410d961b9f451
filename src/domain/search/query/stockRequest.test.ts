import { expect, test } from 'vitest'
import { type StockRequest, stockRequest } from './stockRequest'

const place = { postcode: '3000', locality: 'Melbourne', state: 'VIC', lat: -37.81, lng: 144.96 }
const ask = (params: StockRequest['params'], indexName = 'cars', at: typeof place | null = null): StockRequest =>
  stockRequest({ indexName, params }, at)

test('SEA-02 a chosen model narrows its own make only; makes are counted as if none was chosen', () => {
  const facetFilters = [['make:Kia', 'make:Ford'], ['make_model:Kia|Rio'], ['simple_body:SUV']]
  const one = [['simple_body:SUV'], ['make:Ford', 'make_model:Kia|Rio']]
  expect(ask({ facets: ['make', 'price'], facetFilters }).params).toEqual({
    facets: ['make', 'price'],
    facetFilters: one,
  })
  expect(ask({ facets: 'simple_body', facetFilters: facetFilters.slice(0, 2) }).params?.facetFilters).toEqual([one[1]])
  expect(ask({ facets: 'make', facetFilters: facetFilters.slice(1) }).params?.facetFilters).toEqual([
    ['simple_body:SUV'],
  ])
  const models = [['make:Kia', 'make:Ford']]
  expect(ask({ facets: 'make_model', facetFilters: models }).params?.facetFilters).toEqual(models)
})

test('SEA-05 a refined range is counted with its steps', () => {
  expect(ask({ facets: 'price' }).params?.facets).toEqual(['price', 'price_step'])
  expect(ask({ facets: 'year' }).params?.facets).toEqual(['year'])
})

test('ALRT-05 ERR-23 a postcode becomes its place; one nobody knows narrows nothing and orders nothing', () => {
  const near = { aroundLatLng: '3000', aroundRadius: 50_000 }
  expect(ask(near, 'cars:distance', place)).toEqual({
    indexName: 'cars:_geoPoint(-37.81, 144.96):asc',
    params: { aroundLatLng: '-37.81, 144.96', aroundRadius: 50_000 },
  })
  expect(ask({ aroundLatLng: '3000' }, 'cars:price:asc', place)).toEqual({ indexName: 'cars:price:asc', params: {} })
  expect(ask(near, 'cars:distance')).toEqual({ indexName: 'cars', params: {} })
})
