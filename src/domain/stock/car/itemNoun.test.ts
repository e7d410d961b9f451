import { expect, test } from 'vitest'
import { nounOf, saidOf } from './itemNoun'

test('a sentence about a car names what it is', () => {
  expect(saidOf('car', 'This car is located in {city}.')).toBe('This car is located in {city}.')
  expect(saidOf('motorcycle', 'This car is located in {city}.')).toBe('This motorcycle is located in {city}.')
  expect(saidOf('caravan', 'Used cars')).toBe('Used caravans')
  expect(saidOf('caravan', 'Take care of the carpet')).toBe('Take care of the carpet')
})

test('a mixture is vehicles', () => {
  expect(nounOf(['truck', 'caravan']).many).toBe('vehicles')
  expect(nounOf([]).many).toBe('cars')
})
