import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rangeFacets, valueFacets } from '../facets/facets'
import { emptySearchState, type SearchState, tidySearchState } from './SearchState'
import { sorts } from './sorts'
import { fromUiState, toUiState } from './uiState'
import { parseSearchParams, toSearchParams } from './searchAddress'

const text = fc.string({ minLength: 1, maxLength: 20 })
const amount = fc.integer({ min: 0, max: 1_000_000 })
const end = fc.option(amount)

const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.string({ maxLength: 40 }),
    page: fc.integer({ min: 1, max: 40 }),
    sort: fc.constantFrom(...sorts.map(({ key }) => key)),
    refinements: fc.dictionary(fc.constantFrom(...valueFacets.map(({ attribute }) => attribute)), fc.array(text), {
      maxKeys: 4,
    }),
    ranges: fc.dictionary(
      fc.constantFrom(...rangeFacets.map(({ attribute }) => attribute)),
      fc.record({ min: end, max: end }),
      { maxKeys: 3 },
    ),
    near: fc.option(
      fc.record({ postcode: fc.stringMatching(/^\d{4}$/), km: fc.option(fc.integer({ min: 1, max: 5000 })) }),
      { nil: undefined },
    ),
  })
  .map((state) => tidySearchState({ ...emptySearchState, ...state }))

const anyOptions = fc.record({
  index: fc.constant('cars'),
  pageSize: fc.integer({ min: 6, max: 60 }),
  paging: fc.constantFrom('pages' as const, 'more' as const),
})

test('SRP-01 a search and its UiState say the same, both ways, whatever the paging', () => {
  fc.assert(
    fc.property(anyState, anyOptions, (state, options) => {
      const uiState = toUiState(state, options)
      expect(fromUiState(uiState, options)).toEqual(state)
      expect(toUiState(fromUiState(uiState, options), options)).toEqual(uiState)
    }),
  )
})

test('SRP-02 the way from address to UiState and back keeps the address, in both styles', () => {
  fc.assert(
    fc.property(anyState, anyOptions, fc.constantFrom('flat' as const, 'bracket' as const), (state, options, style) => {
      const read = parseSearchParams(toSearchParams(state, style))
      const address = toSearchParams(read, style).toString()
      expect(toSearchParams(fromUiState(toUiState(read, options), options), style).toString()).toBe(address)
    }),
  )
})

test('SRP-01 a UiState of other widgets’ making is read within bounds', () => {
  const options = { index: 'cars', pageSize: 21, paging: 'pages' as const }
  const foreign = {
    query: ' hybrid ',
    page: -3,
    sortBy: 'cars:tenant:asc',
    near: 'here:far',
    refinementList: { make: ['Kia', 'Kia'], tenant: ['x'] },
    range: { price: 'cheap', year: '2020:' },
  }
  expect(fromUiState(foreign, options)).toEqual({
    ...emptySearchState,
    query: 'hybrid',
    refinements: { make: ['Kia'] },
    ranges: { year: { min: 2020, max: null } },
  })
})
