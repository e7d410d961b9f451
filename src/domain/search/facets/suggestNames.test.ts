import { expect, test } from 'vitest'
import { popularNames, suggestNames } from './suggestNames'

const vocabulary = {
  make: { Toyota: 20, Kia: 9, Tesla: 2, Mazda: 0 },
  make_model: { 'Toyota|LandCruiser Prado': 4, 'Toyota|Corolla': 7, 'Kia|Rio': 3, 'Mazda|Mazda3': 0 },
  simple_body: { SUV: 30, Sedan: 4, Ute: 8 },
}
const labels = (typed: string) => suggestNames(typed, vocabulary).map(({ label }) => label)

test('ALRT-06 names that begin with what was typed, makes before bodies before models, most cars first', () => {
  expect(labels('t')).toEqual(['Toyota', 'Tesla', 'Toyota Corolla', 'Toyota LandCruiser Prado'])
  expect(labels('s')).toEqual(['SUV', 'Sedan'])
  expect(suggestNames('corolla', vocabulary)).toEqual([
    { kind: 'model', label: 'Toyota Corolla', path: '/search/toyota/corolla', count: 7 },
  ])
})

test('ALRT-06 the last word of a model finds it; case, accents and dashes do not matter', () => {
  expect(labels('PRAD')).toEqual(['Toyota LandCruiser Prado'])
  expect(labels('land-cru')).toEqual(['Toyota LandCruiser Prado'])
})

test('ALRT-06 nothing without cars is offered', () => {
  expect(labels('maz')).toEqual([])
  expect(popularNames(vocabulary).map(({ label }) => label)).toEqual(['Toyota', 'Kia', 'Tesla', 'SUV', 'Ute'])
})
