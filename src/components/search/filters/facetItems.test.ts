import { describe, expect, test } from 'vitest'
import { facetOf, type FacetAttribute } from '@/src/domain/search/facets/facets'
import type { SearchPreset } from '@/src/domain/search/url/resolveSearchPath'
import type { SearchResult } from '@/src/domain/search/results/SearchResult'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { appliedFilters } from './appliedFilters'
import { facetItems } from './facetItems'
import { popularFirst } from './popularFirst'
import { countWords } from '../results/stockNoun'

const item = (value: string, count = 1) => ({ value, label: value.replace('|', ' '), count })

const resultOf = (facets: SearchResult['facets'], total = 1): SearchResult => ({
  hits: [],
  total,
  pages: 1,
  page: 1,
  pageSize: 21,
  facets,
  stats: {},
  histograms: {},
  near: null,
  ms: 0,
  degraded: false,
})

const stateOf = (refinements: SearchState['refinements']): SearchState => ({ ...emptySearchState, refinements })
const all: SearchPreset = { kind: 'all', path: '/search', title: 'Cars', refinements: {} }
const itemsOf = (
  attribute: FacetAttribute,
  facets: SearchResult['facets'],
  { refinements }: SearchState,
  preset = all,
  certifiedOnly = true,
) => {
  const counted = (facets[attribute] ?? []).map(({ value, count }) => ({ label: value, count }))
  return facetItems(facetOf(attribute)!, counted, { preset, certifiedOnly, refinements })
}

describe('SEA-04 facet values', () => {
  test('a chosen value that nothing matches stays, so that it can be taken away', () => {
    expect(itemsOf('make', { make: [item('Kia', 3)] }, stateOf({ make: ['Ford'] }))).toEqual([
      item('Kia', 3),
      item('Ford', 0),
    ])
  })

  test('models are those of the chosen makes, without the make when there is one', () => {
    const facets = { make_model: [item('Kia|Rio'), item('Ford|Ranger')] }
    expect(itemsOf('make_model', facets, stateOf({ make: ['Kia'] })).map(({ label }) => label)).toEqual(['Rio'])
    const labels = itemsOf('make_model', facets, stateOf({ make: ['Kia', 'Ford'] })).map(({ label }) => label)
    expect(labels).toEqual(['Ford Ranger', 'Kia Rio'])
  })

  test('SRP-24 certified hides its false side where the site says so', () => {
    const certified = [
      { ...item('false', 9), label: 'Not certified' },
      { ...item('true', 2), label: 'Certified' },
    ]
    expect(itemsOf('certified', { certified }, emptySearchState)).toEqual(certified.slice(1))
    expect(itemsOf('certified', { certified }, emptySearchState, all, false)).toEqual(certified)
  })
})

describe('SRP-22 makes', () => {
  const makes = 'ABCDEFGHI'.split('').map((name) => item(name))
  test('seven come first, the others by name', () => {
    const { popular, rest } = popularFirst(makes, [], [])
    expect(popular.map(({ value }) => value).join('')).toBe('ABCDEFG')
    expect(rest.map(({ value }) => value).join('')).toBe('HI')
  })
  test('a site’s own list takes their place, in its order, and a chosen make is never hidden', () => {
    const { popular, rest } = popularFirst(makes, ['c', 'a', 'z'], ['I'])
    expect(popular.map(({ value }) => value).join('')).toBe('CAI')
    expect(rest).toHaveLength(6)
  })
})

test('SRP-01 every applied filter can be taken away on its own', () => {
  const state: SearchState = {
    ...emptySearchState,
    query: 'tow bar',
    refinements: { make: ['Kia', 'Ford'] },
    ranges: { price: { min: null, max: 30_000 } },
  }
  const filters = appliedFilters(state)
  expect(filters.map(({ label }) => label)).toEqual(['“tow bar”', 'Kia', 'Ford', 'Up to $30,000'])
  const onlyFord = { ...state, refinements: { make: ['Ford'] } }
  expect(filters[1]?.without(state)).toEqual(onlyFord)
  // A second click on its chip, before the page has drawn the first one's answer.
  expect(filters[1]?.without(onlyFord)).toEqual(onlyFord)
})

test('the stock is called what it is', () => {
  const words = (types: string[], total: number) =>
    countWords({ state: emptySearchState, result: resultOf({ item_type: types.map((type) => item(type)) }, total) })
  expect(words(['car'], 1204)).toBe('1,204 cars')
  expect(words(['caravan'], 1)).toBe('1 caravan')
  expect(words(['caravan', 'truck'], 8)).toBe('8 vehicles')
  expect(words([], 0)).toBe('0 cars')
})
