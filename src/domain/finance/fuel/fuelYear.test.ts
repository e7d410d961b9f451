import { expect, test } from 'vitest'
import { fuelYearNote, fuelYearWords } from './fuelYear'

const year = { kmPerYear: 13_000, dollarsPerLitre: 1.7 }

test('RTE-28 a year of fuel is distance × economy × price, to $10, with what it is reckoned with', () => {
  expect(fuelYearWords({ fuel: 'Hybrid', economy: '4.7 L/100km' }, year)).toBe('$1,040')
  expect(fuelYearWords({ fuel: 'Petrol', economy: '4.7–6.2 L/100km' }, year)).toBe('$1,040 – $1,370')
  expect(fuelYearNote(year)).toContain('13,000 km at the maker’s combined figure and $1.70 a litre')
})

test('RTE-28 no figure, no cost; none of what is charged', () => {
  expect(fuelYearWords({ fuel: 'Petrol', economy: null }, year)).toBeNull()
  expect(fuelYearWords({ fuel: 'Petrol', economy: '6.2 L/100km or 8.1 L/100 km' }, year)).toBeNull()
  expect(fuelYearWords({ fuel: 'Petrol', economy: '6.2 L/100km (highway)' }, year)).toBeNull()
  expect(fuelYearWords({ fuel: 'Electric', economy: '507 km (WLTP)' }, year)).toBeNull()
  expect(fuelYearWords({ fuel: 'plug-in hybrid', economy: '2.1 L/100km' }, year)).toBeNull()
  expect(fuelYearWords({ fuel: 'Petrol or Plug-in hybrid', economy: '2.1–7.6 L/100km' }, year)).toBeNull()
})
