import { expect, test } from 'vitest'
import { brandPlaces } from './brandPlaces'

test('RTE-30 the place beside a number in stock has all of them, else its own number is said', () => {
  expect(brandPlaces(20, { Artarmon: 20 })).toEqual(['Artarmon'])
  expect(brandPlaces(20, { Artarmon: 5, Parramatta: 15 })).toEqual(['15 at Parramatta', '5 at Artarmon'])
  expect(brandPlaces(20, { A: 5, B: 5, C: 5, D: 5, E: 0 })).toEqual(['at 4 locations'])
  // Where some stand is not known.
  expect(brandPlaces(20, { Artarmon: 5 })).toEqual(['5 at Artarmon'])
  expect(brandPlaces(20, {})).toEqual([])
})
