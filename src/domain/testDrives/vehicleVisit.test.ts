import { expect, test } from 'vitest'
import { vehicleVisit } from './vehicleVisit'

test('TEN-14 a motorcycle is ridden, a caravan inspected, a motorhome driven like a car', () => {
  const button = (item_type: string, km: number | null) => vehicleVisit({ item_type, km }).button
  expect(button('car', 12_000)).toBe('Book a Test Drive')
  expect(button('truck', null)).toBe('Book a Test Drive')
  expect(button('motorcycle', 900)).toBe('Book a Test Ride')
  expect(button('caravan', null)).toBe('Book an Inspection')
  expect(button('caravan', 34_000)).toBe('Book a Test Drive')
})
