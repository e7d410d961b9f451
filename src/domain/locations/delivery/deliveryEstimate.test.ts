import { expect, test } from 'vitest'
import { deliveryEstimate } from './deliveryEstimate'
import { deliveryFormSchema } from './deliveryForm'

const zones = [
  { name: 'Sydney metropolitan', priceDollars: 0, postcodes: ['2000-2234', '2555'], withinKm: null },
  { name: 'New South Wales', priceDollars: 349, postcodes: ['2000 - 2999'], withinKm: null },
  { name: 'Northern Territory', priceDollars: 990, postcodes: ['0800-0899'], withinKm: null },
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

test('LOC-12 LOC-13 a zone may reach as far as its kilometres, where the distance is known', () => {
  const near = { name: 'Within 50 km', priceDollars: 0, postcodes: [], withinKm: 50 }
  const far = { name: 'Within 400 km', priceDollars: 290, postcodes: ['0872'], withinKm: 400 }
  expect(deliveryEstimate([near, far], '2480', 50)?.name).toBe('Within 50 km')
  expect(deliveryEstimate([near, far], '2480', 50.1)?.name).toBe('Within 400 km')
  expect(deliveryEstimate([near, far], '2480', 400.1)).toBeNull()
  expect(deliveryEstimate([near, far], '2480', null)).toBeNull()
  expect(deliveryEstimate([near, far], '0872', null)?.name).toBe('Within 400 km')
})

test('ERR-20 ERR-21 what is wrong with a postcode', () => {
  const problem = (postcode: string) => deliveryFormSchema.safeParse({ postcode }).error?.issues[0]?.message
  expect(problem('  ')).toBe('Please enter a postcode.')
  expect(problem('200')).toBe('Invalid postcode. Please enter a 4-digit number.')
  expect(problem(' 2000 ')).toBeUndefined()
})
