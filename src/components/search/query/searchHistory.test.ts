import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptySearchState, type SearchState } from '@/src/domain/search/url/SearchState'
import { forgetSearches, pastSearches, pastState, rememberSearch } from './searchHistory'

const path = '/search/used-cars'
const of = (make: string, more: Partial<SearchState> = {}): SearchState => ({
  ...emptySearchState,
  refinements: { make: [make] },
  ...more,
})
const makes = () => pastSearches().map((past) => pastState(past).refinements.make?.[0])

let stored: Record<string, string> = {}
beforeEach(() => {
  stored = {}
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('ENT-23 the last five searches, the newest first, each once, with their filters and path', () => {
  for (const make of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) rememberSearch(path, of(make, { page: 3, sort: 'price:asc' }))
  expect(makes()).toEqual(['d', 'f', 'e', 'c', 'b'])
  expect(pastSearches()[0]).toEqual({ path, search: 'make=d' })
  forgetSearches()
  expect(pastSearches()).toEqual([])
})

test('ENT-23 a search that goes on from the last one takes its place', () => {
  rememberSearch(path, of('Kia'))
  rememberSearch(path, of('Kia', { ranges: { price: { min: null, max: 30_000 } } }))
  expect(pastSearches()).toEqual([{ path, search: 'make=Kia&price=%3A30000' }])
  rememberSearch(path, of('Ford'))
  rememberSearch('/search/suv', of('Ford', { query: 'x' }))
  expect(pastSearches()).toHaveLength(3)
})

test('ENT-23 never more than five, whatever is searched; a search for everything is none', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'abcdefgh'), { minLength: 1 }), (list) => {
      forgetSearches()
      for (const make of list) rememberSearch(path, of(make))
      rememberSearch(path, emptySearchState)
      expect(makes()).toHaveLength(Math.min(5, new Set(list).size))
      expect(makes()[0]).toBe(list.at(-1))
    }),
  )
})

test('ENT-23 what cannot be read, or leads elsewhere, counts as none', () => {
  for (const text of ['broken', '{}', '[{"path":"https://elsewhere.test","search":""}]', '[null,{"path":"/search"}]']) {
    stored['search-history'] = text
    expect(pastSearches()).toEqual([])
  }
})
