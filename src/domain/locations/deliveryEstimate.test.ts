import { expect, test } from 'vitest'
import { deliveryEstimate, postcodeProblem } from './deliveryEstimate'

const zones = [
  { name: 'Sydney metropolitan', priceDollars: 0, postcodes: ['2000-2234', '2555'] },
  { name: 'New South Wales', priceDollars: 349, postcodes: ['2000 - 2999'] },
  { name: 'Northern Territory', priceDollars: 990, postcodes: ['0800-0899'] },
]

test('LOC-13 the first zone that holds the postcode answers', () => {
  expect(deliveryEstimate(zones, '2060')).toEqual({ name: 'Sydney metropolitan', priceDollars: 0 })
  expect(deliveryEstimate(zones, '2555')?.priceDollars).toBe(0)
  expect(deliveryEstimate(zones, '2480')).toEqual({ name: 'New South Wales', priceDollars: 349 })
  expect(deliveryEstimate(zones, ' 0800 ')?.name).toBe('Northern Territory')
})

test('LOC-14 a postcode of no zone has no estimate', () => {
  expect(deliveryEstimate(zones, '6000')).toBeNull()
})

test('ERR-20 ERR-21 what is wrong with a postcode', () => {
  expect(postcodeProblem('  ')).toBe('Please enter a postcode.')
  expect(postcodeProblem('200')).toBe('Invalid postcode. Please enter a 4-digit number.')
  expect(postcodeProblem('2000')).toBeNull()
})
