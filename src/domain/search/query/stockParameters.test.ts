import { expect, test } from 'vitest'
import { emptySearchState } from '../url/SearchState'
import type { SearchPreset } from '../url/resolveSearchPath'
import { stockParameters } from './stockParameters'

const preset: SearchPreset = { kind: 'all', path: '/search/', title: 'All', refinements: {} }
const setup = { index: 'cars', pageSize: 21, paging: 'pages' as const, preset, excludeZeroPrice: true }

test('SRP-01 SRP-31 SEA-08 a search in InstantSearch’s own words', () => {
  const state = {
    ...emptySearchState,
    query: 'hybrid',
    page: 2,
    sort: 'price:asc' as const,
    refinements: { make: ['Kia'], filtered_features: ['Tow bar'] },
    ranges: { price: { min: null, max: 30_000 }, year: { min: 2020, max: 2022 } },
  }
  const asked = stockParameters(state, setup)
  expect(asked).toMatchObject({
    index: 'cars:price:asc',
    query: 'hybrid',
    page: 1,
    hitsPerPage: 21,
    facetsRefinements: { filtered_features: ['Tow bar'] },
    disjunctiveFacetsRefinements: { make: ['Kia'] },
    numericRefinements: { price: { '<=': [30_000] }, year: { '>=': [2020], '<=': [2022] } },
  })
  expect(asked.facets).toEqual(['filtered_features'])
  expect(asked.disjunctiveFacets).toEqual(expect.arrayContaining(['make', 'price', 'certified', 'status']))
  expect(asked.filters).toBe('price > 0')
})

test('SRP-06 SRP-07 what is not chosen is named as nothing, so that the search before it leaves nothing behind', () => {
  const nothing = stockParameters(emptySearchState, setup)
  expect(nothing.disjunctiveFacetsRefinements).toMatchObject({ make: [], certified: [] })
  expect(nothing.facetsRefinements).toEqual({ filtered_features: [] })
  expect(nothing.numericRefinements).toMatchObject({ price: {}, year: {}, km: {} })
})

test('RTE-15 SRP-07 what the path fixes is a filter of its own; a growing list asks for all its pages', () => {
  const used = { ...preset, refinements: { car_type: ['used'] } }
  const state = { ...emptySearchState, page: 3 }
  expect(stockParameters(state, { ...setup, preset: used, paging: 'more' })).toMatchObject({
    filters: 'car_type IN ["used"]',
    page: 0,
    hitsPerPage: 63,
  })
})

test('ALRT-05 SEA-22 a postcode stands for its place; cheapest first leaves out cars without a price', () => {
  const near = { ...emptySearchState, sort: 'distance' as const, near: { postcode: '3000', km: 50 } }
  expect(stockParameters(near, setup)).toMatchObject({
    index: 'cars:distance',
    aroundLatLng: '3000',
    aroundRadius: 50_000,
  })
  expect(stockParameters(emptySearchState, setup).aroundLatLng).toBeUndefined()
  const cheapest = { ...emptySearchState, sort: 'price:asc' as const }
  expect(stockParameters(cheapest, setup).filters).toBe('price > 0')
  expect(stockParameters(cheapest, { ...setup, excludeZeroPrice: false }).filters).toBeUndefined()
})
