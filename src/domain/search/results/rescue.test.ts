import { expect, test } from 'vitest'
import { bestWays, bodyInstead, pairsOut, waysOut } from './rescue'
import { resolveSearchPath } from '../url/resolveSearchPath'
import { emptySearchState, type SearchState } from '../url/SearchState'

const lookups = { makes: [{ slug: 'toyota', value: 'Toyota' }], models: [], bodies: [], dealerships: [] }
const allStock = resolveSearchPath([], lookups)
const toyota = resolveSearchPath(['toyota'], lookups)
if (!allStock || !toyota) throw new Error('The fixture names no page.')

const state: SearchState = {
  ...emptySearchState,
  query: 'sr5',
  page: 3,
  refinements: { simple_fuel: ['Diesel', 'Hybrid'], filtered_features: ['Sunroof', 'Tow bar'] },
  ranges: { price: { min: null, max: 20_000 } },
  near: { postcode: '4000', km: 50 },
}
const droppedOf = (ways: { dropped: unknown[] }[]) => ways.map(({ dropped }) => dropped)

test('ALRT-07 every filter can be done without: any-of values together, must-have ones each alone', () => {
  expect(droppedOf(waysOut(state, allStock))).toEqual([
    [{ kind: 'query', query: 'sr5' }],
    [{ kind: 'values', attribute: 'simple_fuel', values: ['Diesel', 'Hybrid'] }],
    [{ kind: 'values', attribute: 'filtered_features', values: ['Sunroof'] }],
    [{ kind: 'values', attribute: 'filtered_features', values: ['Tow bar'] }],
    [{ kind: 'range', attribute: 'price', range: { min: null, max: 20_000 } }],
    [{ kind: 'near', postcode: '4000' }],
  ])
  expect(waysOut(state, allStock).every((way) => way.state.page === 1)).toBe(true)
})

test('ALRT-07 the path of a landing page counts as a filter, and leaving it leads to all stock', () => {
  const last = waysOut({ ...emptySearchState, query: 'kia' }, toyota).at(-1)
  expect(last?.dropped).toEqual([{ kind: 'path', title: 'Toyota' }])
  expect(last?.path).toBe(allStock.path)
  expect(last?.state.query).toBe('kia')
})

test('ALRT-07 two filters at a time: each pair once, both gone from its search', () => {
  const small: SearchState = { ...state, query: '', refinements: { simple_fuel: ['Diesel'] } }
  const pairs = pairsOut(small, toyota)
  expect(droppedOf(pairs).map((dropped) => dropped.length)).toEqual([2, 2, 2, 2, 2, 2])
  expect(new Set(droppedOf(pairs).map((dropped) => JSON.stringify(dropped))).size).toBe(6)
  const first = pairs[0]
  expect(first?.state.refinements).toEqual({})
  expect(first?.state.ranges).toEqual({})
  expect(first?.state.near).toEqual({ postcode: '4000', km: 50 })
})

test('ALRT-07 ways without cars are left out, the one with most cars comes first', () => {
  const best = bestWays(waysOut(state, allStock), [0, 3, 0, 12, 1, 0])
  expect(best.map(({ count }) => count)).toEqual([12, 3, 1])
  expect(best[0]?.dropped).toEqual([{ kind: 'values', attribute: 'filtered_features', values: ['Tow bar'] }])
})

test('ALRT-07 each word of a keyword can be done without', () => {
  const ways = waysOut({ ...emptySearchState, query: 'red hilux sr5' }, allStock)
  expect(ways.map((way) => [way.dropped, way.state.query])).toEqual([
    [[{ kind: 'query', query: 'red' }], 'hilux sr5'],
    [[{ kind: 'query', query: 'hilux' }], 'red sr5'],
    [[{ kind: 'query', query: 'sr5' }], 'red hilux'],
  ])
})

test('ALRT-07 a model that is not there can be another of its body, in the colour asked for', () => {
  const asked: SearchState = {
    ...emptySearchState,
    refinements: { make_model: ['Toyota|HiLux'], badge: ['SR5'], colour: ['Red'] },
  }
  const [way, ...others] = bodyInstead(asked, allStock, ['Ute'])
  expect(others).toEqual([])
  expect(way?.state.refinements).toEqual({ simple_body: ['Ute'], colour: ['Red'] })
  expect(way?.instead).toEqual({ attribute: 'simple_body', values: ['Ute'] })
  const wantsVan = { ...asked, refinements: { ...asked.refinements, simple_body: ['Van'] } }
  expect(bodyInstead(wantsVan, allStock, ['Ute'])).toEqual([])
})
