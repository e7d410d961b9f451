import { expect, test } from 'vitest'
import { emptySearchState } from '@/src/domain/search/SearchState'
import type { SearchPreset } from '@/src/domain/search/searchPreset'
import { liveParameters } from './liveParameters'

const preset: SearchPreset = { kind: 'all', path: '/search/', title: 'All', refinements: {} }
const setup = { index: 'cars', pageSize: 21, paging: 'pages' as const, preset }

test('SRP-01 SRP-31 SEA-08 a search in InstantSearch’s own words', () => {
  const state = {
    ...emptySearchState,
    query: 'hybrid',
    page: 2,
    sort: 'price:asc' as const,
    refinements: { make: ['Kia'], filtered_features: ['Tow bar'] },
    ranges: { price: { min: null, max: 30_000 }, year: { min: 2020, max: 2022 } },
  }
  const asked = liveParameters(setup, { state, near: null })
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
  expect(asked).not.toHaveProperty('filters')
})

test('SRP-06 SRP-07 what is not chosen is named as nothing, so that the search before it leaves nothing behind', () => {
  const nothing = liveParameters(setup, { state: emptySearchState, near: null })
  expect(nothing.disjunctiveFacetsRefinements).toMatchObject({ make: [], price: [], certified: [] })
  expect(nothing.facetsRefinements).toEqual({ filtered_features: [] })
  expect(nothing.numericRefinements).toMatchObject({ price: {}, year: {}, km: {} })
})

test('RTE-15 SRP-07 what the path fixes is a filter of its own; a growing list asks for all its pages', () => {
  const used = { ...preset, refinements: { car_type: ['used'] } }
  const state = { ...emptySearchState, page: 3 }
  expect(liveParameters({ ...setup, preset: used, paging: 'more' }, { state, near: null })).toMatchObject({
    filters: 'car_type IN ["used"]',
    page: 0,
    hitsPerPage: 63,
  })
})

test('ALRT-05 around a postcode, nearest first', () => {
  const place = { postcode: '3000', locality: 'Melbourne', state: 'VIC', lat: -37.81, lng: 144.96 }
  const state = { ...emptySearchState, sort: 'distance' as const, near: { postcode: '3000', km: 50 } }
  expect(liveParameters(setup, { state, near: place })).toMatchObject({
    index: 'cars:_geoPoint(-37.81, 144.96):asc',
    aroundLatLng: '-37.81, 144.96',
    aroundRadius: 50_000,
  })
  expect(liveParameters(setup, { state, near: null })).toMatchObject({ index: 'cars', aroundLatLng: '' })
})
