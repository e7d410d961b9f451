import { expect, test } from 'vitest'
import { modelPlace } from './modelPlace'

const [artarmon, parramatta] = [{ name: 'Artarmon' }, { name: 'Used Cars Parramatta' }]
const at = (location_name: string, car_type: string) => ({ location_name, car_type })
const cars = [at('Used Cars Parramatta', 'used'), at('Used Cars Parramatta', 'used'), at('Artarmon', 'new')]
const all = [artarmon, parramatta]

test('RTE-28 a new model is asked for where its brand is sold new, not where most used ones stand', () => {
  expect(modelPlace({ franchises: [artarmon], all, cars })).toBe(artarmon)
  expect(modelPlace({ franchises: [artarmon], all, cars: [] })).toBe(artarmon)
  expect(modelPlace({ franchises: all, all, cars })).toBe(artarmon)
})

test('RTE-28 where no place names the brand, the place with new ones, then the place with most', () => {
  expect(modelPlace({ franchises: [], all, cars })).toBe(artarmon)
  expect(modelPlace({ franchises: [], all, cars: cars.slice(0, 2) })).toBe(parramatta)
  expect(modelPlace({ franchises: [], all, cars: [] })).toBeNull()
})
