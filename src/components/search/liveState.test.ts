import { expect, test } from 'vitest'
import { emptySearchState } from '@/src/domain/search/SearchState'
import { liveState } from './liveState'

test('SRP-01 SRP-31 a search in InstantSearch’s own words', () => {
  const state = {
    ...emptySearchState,
    query: 'hybrid',
    page: 2,
    sort: 'price:asc' as const,
    refinements: { make: ['Kia'] },
    ranges: { price: { min: null, max: 30_000 }, year: { min: 2020, max: 2022 } },
  }
  expect(liveState('Car_production', state, null)).toEqual({
    query: 'hybrid',
    page: 2,
    sortBy: 'Car_production:price:asc',
    refinementList: { make: ['Kia'] },
    range: { price: ':30000', year: '2020:2022' },
  })
})

test('ALRT-05 around a postcode, nearest first', () => {
  const place = { postcode: '3000', locality: 'Melbourne', state: 'VIC', lat: -37.81, lng: 144.96 }
  const state = { ...emptySearchState, sort: 'distance' as const, near: { postcode: '3000', km: 50 } }
  expect(liveState('cars', state, place)).toMatchObject({
    sortBy: 'cars:_geoPoint(-37.81, 144.96):asc',
    configure: { aroundLatLng: '-37.81, 144.96', aroundRadius: 50_000 },
  })
  expect(liveState('cars', state, null)).toMatchObject({ sortBy: 'cars' })
})
