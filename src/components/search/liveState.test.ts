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
  expect(liveState('Car_production', state)).toEqual({
    query: 'hybrid',
    page: 2,
    sortBy: 'Car_production:price:asc',
    refinementList: { make: ['Kia'] },
    range: { price: ':30000', year: '2020:2022' },
  })
})
