import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facets, rangeFacets, valueFacets, type FacetAttribute } from '../facets/facets'
import {
  clearRefinements,
  countRefinements,
  emptySearchState,
  tidySearchState,
  toggleRefinement,
  withNear,
  withQuery,
  withRange,
  withRefinement,
  withSort,
  type SearchRange,
  type SearchState,
} from './SearchState'
import { sorts } from './sorts'
import { formatRange } from './rangeParam'
import { parseRange, parseSearchParams, searchHref, toSearchParams, type UrlStyle } from './searchAddress'

const bound = fc.option(
  fc.oneof(
    fc.nat(),
    fc.integer({ min: 0, max: 99 }).map((n) => n / 4),
  ),
  { nil: null },
)
const rangeState = fc.record({ min: bound, max: bound })

const stateArbitrary: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.string({ unit: 'grapheme', maxLength: 40 }),
    page: fc.integer({ min: -3, max: 2000 }),
    sort: fc.constantFrom(...sorts.map(({ key }) => key)),
    values: fc.dictionary(
      fc.constantFrom(...valueFacets.map(({ attribute }) => attribute)),
      fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 4 }),
    ),
    ranges: fc.dictionary(fc.constantFrom(...rangeFacets.map(({ attribute }) => attribute)), rangeState),
    place: fc.option(
      fc.record({
        postcode: fc.oneof(fc.stringMatching(/^\d{4}$/), fc.string({ maxLength: 6 })),
        km: fc.option(fc.oneof(fc.integer({ min: -5, max: 6000 }), fc.double()), { nil: null }),
      }),
    ),
  })
  .map(({ values, ranges, place, ...rest }) => {
    const refinements: Partial<Record<FacetAttribute, string[]>> = {}
    const chosenRanges: Partial<Record<FacetAttribute, SearchRange>> = {}
    for (const { attribute, kind } of facets) {
      const list = values[attribute]
      const range = ranges[attribute]
      if (kind === 'toggle') {
        if (list) refinements[attribute] = ['true']
      } else if (list) refinements[attribute] = list
      if (range) chosenRanges[attribute] = range
    }
    return { ...rest, refinements, ranges: chosenRanges, ...(place && { near: place }) }
  })

const styles: UrlStyle[] = ['flat', 'bracket']

describe('URL state', () => {
  test.each(styles)('SRP-01 SRP-02 every search survives its own URL (%s style)', (style) => {
    fc.assert(
      fc.property(stateArbitrary, (state) => {
        const text = toSearchParams(state, style).toString()
        expect(parseSearchParams(new URLSearchParams(text))).toEqual(tidySearchState(state))
      }),
      { numRuns: 400 },
    )
  })

  test('SRP-01 no query string breaks the reader, and what it reads is stable', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = parseSearchParams(new URLSearchParams(text))
        expect(parseSearchParams(toSearchParams(once, 'flat'))).toEqual(once)
      }),
    )
  })

  test('SRP-02 both styles are read on every page', () => {
    const flat = parseSearchParams(
      new URLSearchParams('query=hilux&make=Toyota&make=Ford&price=10000:30000&certified=true&sortBy=price:asc&page=3'),
    )
    const bracket = parseSearchParams(
      new URLSearchParams(
        'query=hilux&refinementList[make][0]=Toyota&refinementList[make][1]=Ford&range[price]=10000:30000' +
          '&toggle[certified]=true&sortBy=Car_production:price:asc&page=3',
      ),
    )
    expect(flat).toEqual(bracket)
    expect(flat).toEqual({
      query: 'hilux',
      page: 3,
      sort: 'price:asc',
      refinements: { make: ['Toyota', 'Ford'], certified: ['true'] },
      ranges: { price: { min: 10_000, max: 30_000 } },
    })
  })

  test('SRP-01 a range given one value means just that value', () => {
    expect(parseSearchParams(new URLSearchParams('seats=7')).ranges).toEqual({ seats: { min: 7, max: 7 } })
    const bracket = new URLSearchParams('refinementList[seats][0]=7&range[engine_size_litres]=1.5:')
    const ranges = { seats: { min: 7, max: 7 }, engine_size_litres: { min: 1.5, max: null } }
    expect(parseSearchParams(bracket).ranges).toEqual(ranges)
    expect(toSearchParams({ ...emptySearchState, ranges }, 'flat').get('engine')).toBe('1.5:')
  })

  test('SRP-01 the two fields of a plain form are read, in either order, and written as one range', () => {
    const typed = parseSearchParams(new URLSearchParams('price_min=%2440,000&price_max=20000&km_max=80 000&year_min='))
    expect(typed.ranges).toEqual({ price: { min: 20_000, max: 40_000 }, km: { min: null, max: 80_000 } })
    expect(toSearchParams(typed, 'flat').toString()).toBe('price=20000%3A40000&km=%3A80000')
  })

  test('ALRT-05 a postcode with a distance is in the address; without one nothing is sorted by distance', () => {
    const near = parseSearchParams(new URLSearchParams('postcode=0800&distance=50&sortBy=distance'))
    expect(near).toMatchObject({ near: { postcode: '0800', km: 50 }, sort: 'distance' })
    expect(parseSearchParams(new URLSearchParams('postcode=3000')).near).toEqual({ postcode: '3000', km: null })
    const senseless = parseSearchParams(new URLSearchParams('postcode=ab12&distance=50&sortBy=distance'))
    expect(senseless).toEqual(emptySearchState)
  })

  test('SRP-02 only the configured style is written', () => {
    const state: SearchState = {
      ...emptySearchState,
      refinements: { make: ['Toyota', 'Ford'] },
      ranges: { price: { min: 5000, max: null } },
    }
    expect(decodeURIComponent(toSearchParams(state, 'flat').toString())).toBe('make=Toyota&make=Ford&price=5000:')
    expect(decodeURIComponent(toSearchParams(state, 'bracket').toString())).toBe(
      'refinementList[make][0]=Toyota&refinementList[make][1]=Ford&range[price]=5000:',
    )
    expect(searchHref('/search/used-cars', emptySearchState, 'flat')).toBe('/search/used-cars')
  })

  test.each([
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=99999999', 1],
    ['page=99999', 1000],
    ['page=abc', 1],
  ])('RTE-24 %s is page %i', (text, page) => {
    expect(parseSearchParams(new URLSearchParams(text)).page).toBe(page)
  })

  test('SRP-31 a range is min:max with open ends, and nothing else', () => {
    expect(parseRange('5000:250000')).toEqual({ min: 5000, max: 250_000 })
    expect(parseRange('5000:')).toEqual({ min: 5000, max: null })
    expect(parseRange(':250000')).toEqual({ min: null, max: 250_000 })
    for (const text of ['', ':', '1', 'a:b', '-1:5x', '1:2:3', 'NaN:', '1e9:']) expect(parseRange(text)).toBeNull()
    expect(formatRange({ min: null, max: 9 })).toBe(':9')
  })
})

describe('changing a search', () => {
  const onPage4: SearchState = { ...emptySearchState, page: 4, refinements: { make: ['Toyota'] } }

  test('SRP-04 any refinement change goes back to page 1', () => {
    expect(withRefinement(onPage4, 'make', ['Ford']).page).toBe(1)
    expect(toggleRefinement(onPage4, 'simple_body', 'SUV').page).toBe(1)
    expect(withRange(onPage4, 'price', { min: 1, max: 2 }).page).toBe(1)
    expect(withQuery(onPage4, 'x').page).toBe(1)
    expect(withSort(onPage4, 'price:asc').page).toBe(1)
    expect(clearRefinements(onPage4)).toEqual(emptySearchState)
  })

  test('SRP-07 a cleared slider leaves no range behind', () => {
    const ranged = withRange(onPage4, 'price', { min: 1, max: 2 })
    expect(countRefinements(ranged)).toBe(2)
    expect(withRange(ranged, 'price', null).ranges).toEqual({})
  })

  test('SRP-01 a make that goes takes its models with it, and the last model its badges', () => {
    const chosen = { make: ['Toyota', 'Kia'], make_model: ['Toyota|Corolla', 'Kia|Rio'], badge: ['SX'] }
    const state: SearchState = { ...onPage4, refinements: chosen }
    const onlyKia = toggleRefinement(state, 'make', 'Toyota')
    expect(onlyKia.refinements).toEqual({ make: ['Kia'], make_model: ['Kia|Rio'], badge: ['SX'] })
    expect(toggleRefinement(onlyKia, 'make_model', 'Kia|Rio').refinements).toEqual({ make: ['Kia'] })
    expect(toggleRefinement(onlyKia, 'make', 'Kia').refinements).toEqual({})
    expect(withNear(state, { postcode: '2000', km: 10 }).page).toBe(1)
  })

  test('SRP-01 a value is added once and taken away again', () => {
    const added = toggleRefinement(onPage4, 'make', 'Ford')
    expect(added.refinements.make).toEqual(['Toyota', 'Ford'])
    expect(toggleRefinement(added, 'make', 'Toyota').refinements.make).toEqual(['Ford'])
    expect(toggleRefinement(onPage4, 'make', 'Toyota').refinements).toEqual({})
  })
})
