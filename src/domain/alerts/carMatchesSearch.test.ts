import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stateFilters } from '../search/query/filters'
import { stockDocumentFixture } from '../search/index/stockDocument.testing'
import type { IndexedStockDocument } from '../search/index/StockDocument'
import { emptySearchState, type SearchState } from '../search/url/SearchState'
import { carFacts } from './carFacts'
import { matcherOf } from './carMatchesSearch'
import { keysOfCar, keysOfSearch } from './narrowKeys'
import { wantedOf } from './Wanted'

const makes = ['Toyota', 'Kia', 'KIA', 'Citroën']
const models = ['Rio', 'Corolla', 'C3']
const bodies = ['SUV', 'Hatch', 'Ute']
const features = ['Tow bar', 'Sunroof', 'Bull bar']
const some = <T>(values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })
const bound = fc.option(fc.integer({ min: 0, max: 5 }).map((step) => step * 10_000))

const cars = fc
  .record({
    make: fc.constantFrom(...makes),
    model: fc.constantFrom(...models),
    simple_body: fc.option(fc.constantFrom(...bodies)),
    price: fc.option(fc.integer({ min: 0, max: 50_000 })),
    seats: fc.option(fc.integer({ min: 2, max: 8 })),
    certified: fc.boolean(),
    filtered_features: fc.uniqueArray(fc.constantFrom(...features)),
  })
  .map((car) => stockDocumentFixture({ ...car, make_model: `${car.make}|${car.model}` }))

const pairs = makes.flatMap((make) => models.map((model) => `${make}|${model}`))
const refinements = fc.record({
  make: some(makes),
  make_model: some(pairs),
  simple_body: some(bodies),
  certified: some(['true', 'false']),
  filtered_features: some(features),
})
const ranges = fc.record({
  price: fc.record({ min: bound, max: bound }),
  seats: fc.record({ min: fc.option(fc.integer({ min: 2, max: 8 })), max: fc.constant(null) }),
})
const searches = fc.record({ refinements, ranges, fixed: fc.record({ make: some(makes), simple_body: some(bodies) }) })

/** Reads one of the very filters that the search page sends to the search engine. */
const holds = (filter: string, car: IndexedStockDocument): boolean => {
  if (filter.startsWith('('))
    return filter
      .slice(1, -1)
      .split(' OR ')
      .some((part) => holds(part, car))
  const [, attribute = '', sign = '', rest = ''] = /^(\w+) (IN|=|>=|<=) (.*)$/.exec(filter) ?? []
  const held: unknown = Reflect.get(car, attribute)
  if (sign === '>=') return typeof held === 'number' && held >= Number(rest)
  if (sign === '<=') return typeof held === 'number' && held <= Number(rest)
  const wanted = [...rest.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value.toLowerCase())
  const values = Array.isArray(held) ? held : [held]
  return values.some((value) => value !== null && wanted.includes(String(value).toLowerCase()))
}

const stateOf = (search: Pick<SearchState, 'refinements' | 'ranges'>): SearchState => ({
  ...emptySearchState,
  ...search,
})

test('ALRT-01 a saved search finds exactly the cars that the search page’s own filters let through', () => {
  fc.assert(
    fc.property(searches, cars, ({ fixed, ...search }, car) => {
      const filters = [...stateFilters({ refinements: fixed }), ...stateFilters(search)]
      const wanted = wantedOf(stateOf(search), fixed, null)
      expect(matcherOf(wanted)(carFacts(car))).toBe(filters.every((filter) => holds(filter, car)))
    }),
    { numRuns: 2000 },
  )
})

test('ALRT-01 no car is missed for the keys that narrow the searches', () => {
  fc.assert(
    fc.property(searches, cars, ({ fixed, ...search }, car) => {
      const wanted = wantedOf(stateOf(search), fixed, null)
      const keys = keysOfCar(carFacts(car))
      if (matcherOf(wanted)(carFacts(car))) expect(keysOfSearch(wanted).some((key) => keys.includes(key))).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

const asked = (query: string) => wantedOf({ ...emptySearchState, query }, {}, null)

test('ALRT-01 words are found in the fields the search looks in, the last as a beginning, with the search’s synonyms', () => {
  const car = stockDocumentFixture({ title: '2022 Volkswagen Amarok', make: 'Volkswagen', simple_body: 'Ute' })
  for (const query of ['', 'amarok', 'AMAR', 'vw amarok', '2022 volks', 'pickup', 'ute white'])
    expect(matcherOf(asked(query))(carFacts(car)), query).toBe(true)
  for (const query of ['amar white', 'golf', 'vw golf', 'amarok red'])
    expect(matcherOf(asked(query))(carFacts(car)), query).toBe(false)
})

test('ALRT-05 a place narrows by distance, and a car without one is nowhere near', () => {
  const place = { postcode: '3000', locality: 'Melbourne', state: 'VIC', lat: -37.81, lng: 144.96 }
  const within = (km: number | null) => wantedOf({ ...emptySearchState, near: { postcode: '3000', km } }, {}, place)
  const geelong = stockDocumentFixture({ _geo: { lat: -38.15, lng: 144.36 } })
  expect(matcherOf(within(50))(carFacts(geelong))).toBe(false)
  expect(matcherOf(within(100))(carFacts(geelong))).toBe(true)
  expect(matcherOf(within(100))(carFacts(stockDocumentFixture()))).toBe(false)
  expect(matcherOf(within(null))(carFacts(stockDocumentFixture()))).toBe(true)
})
