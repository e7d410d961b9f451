import { expect, test } from 'vitest'
import { brandPlaces, placesOfBrand } from './brandPlaces'

test('RTE-30 the place beside a number in stock has all of them, else its own number is said', () => {
  expect(brandPlaces(20, { Artarmon: 20 })).toEqual(['Artarmon'])
  expect(brandPlaces(20, { Artarmon: 5, Parramatta: 15 })).toEqual(['15 at Parramatta', '5 at Artarmon'])
  expect(brandPlaces(20, { A: 5, B: 5, C: 5, D: 5, E: 0 })).toEqual(['at 4 locations'])
  expect(brandPlaces(20, { Artarmon: 5, Parramatta: 15 }, ['Artarmon'])).toEqual(['5 at Artarmon', '15 at Parramatta'])
  // Where some stand is not known.
  expect(brandPlaces(20, { Artarmon: 5 })).toEqual(['5 at Artarmon'])
  expect(brandPlaces(20, {})).toEqual([])
})

test('ENT-10 a brand is seen where it is sold first, then where most of it stands, and nowhere else', () => {
  const [bay, hill, coast, inland] = ['Bay', 'Hill', 'Coast', 'Inland'].map((name) => ({ name }))
  const all = [bay, hill, coast, inland].filter((place) => place !== undefined)
  const seen = placesOfBrand(all, { standing: { Bay: 1, Hill: 4, Inland: 0 }, sellers: all.slice(2, 3) })
  expect(seen).toEqual([coast, hill, bay])
})
