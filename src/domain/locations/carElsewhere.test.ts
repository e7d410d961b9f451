import { expect, test } from 'vitest'
import { carElsewhere } from './carElsewhere'

const words = 'This car is located in {city}.'

test('CON-35 only when the car’s city differs from the primary location’s', () => {
  expect(carElsewhere('Geelong', 'Melbourne', words)).toBe('This car is located in Geelong.')
  expect(carElsewhere('Melbourne ', 'melbourne', words)).toBeNull()
  expect(carElsewhere(null, 'Melbourne', words)).toBeNull()
  expect(carElsewhere('Geelong', null, words)).toBeNull()
})
