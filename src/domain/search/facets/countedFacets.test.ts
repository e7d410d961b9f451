import { expect, test } from 'vitest'
import { countedFacets } from './countedFacets'
import { emptySearchState, type SearchState } from '../url/SearchState'

const counted = (changes: Partial<SearchState> = {}, preset: SearchState['refinements'] = {}) =>
  countedFacets({ state: { ...emptySearchState, ...changes }, preset: { refinements: preset } }).map(
    ({ attribute }) => attribute,
  )

test('SEA-11 SRP-21 a page counts the facets it shows, and the status', () => {
  expect(counted()).toEqual(expect.arrayContaining(['status', 'car_type', 'make', 'price', 'colour', 'certified']))
  for (const never of ['body', 'fuel', 'price_range', 'created_at_timestamp']) expect(counted()).not.toContain(never)
})

test('SRP-22 models are counted once a make is chosen, badges and series once a model is: by the path too', () => {
  const make = { make: ['Kia'] }
  const model = { make_model: ['Kia|Rio'] }
  expect(counted()).not.toContain('make_model')
  expect(counted({ refinements: make })).toContain('make_model')
  expect(counted({ refinements: make })).not.toContain('badge')
  expect(counted({ refinements: { ...make, ...model } })).toEqual(expect.arrayContaining(['badge', 'series']))
  expect(counted({}, make)).toContain('make_model')
  expect(counted({}, model)).toContain('badge')
})

test('SRP-01 what an address chooses is counted though no filter shows it', () => {
  expect(counted({ refinements: { body: ['Wagon'] } })).toContain('body')
  expect(counted({ ranges: { created_at_timestamp: { min: 1, max: null } } })).toContain('created_at_timestamp')
})
