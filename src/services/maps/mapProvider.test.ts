import { expect, test } from 'vitest'
import { mapFrame } from './mapProvider'

const place = {
  name: 'Own & Sons',
  street: '1 High St',
  city: 'Artarmon',
  state: 'NSW',
  postcode: '2064',
  mapKey: 'k1',
}

test('VDP-16 ENT-04 a location with a map key has the provider’s map of its address', () => {
  const frame = new URL(mapFrame(place) ?? '')
  expect(frame.origin + frame.pathname).toBe('https://www.google.com/maps/embed/v1/place')
  expect(frame.searchParams.get('key')).toBe('k1')
  expect(frame.searchParams.get('q')).toBe('Own & Sons, 1 High St, Artarmon NSW 2064')
})

test('VDP-16 without an account there is no frame, and the page draws its own', () => {
  expect(mapFrame({ ...place, mapKey: null })).toBeNull()
  expect(mapFrame({ ...place, mapKey: '' })).toBeNull()
})
