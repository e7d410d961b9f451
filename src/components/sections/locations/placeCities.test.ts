import { expect, test } from 'vitest'
import type { SiteLocation } from '@/tenants/Site'
import { type MappedPlace, placeCities } from './placeCities'

const place = (id: string, city: string) =>
  ({ departments: [{ id, name: id, address: { city } } as SiteLocation], stock: null }) satisfies MappedPlace
const pin = (label: string, ...ids: string[]) => ({ ids, label, x: 0, y: 0 })
const places = ['Prospect', 'Artarmon', 'Alexandria', 'Mascot', 'Hobart'].map((city) => place(city, city))

test('LOC-04 places that a map draws as one pin are read by city, the one with most first', () => {
  const pins = [pin('Adelaide', 'Prospect'), pin('Sydney', 'Artarmon', 'Alexandria', 'Mascot')]
  const cities = placeCities(places, { pins })
  expect(cities?.map(({ title, places: own }) => [title, own.length])).toEqual([
    ['Sydney', 3],
    ['Adelaide', 1],
    // Outside of the drawing.
    ['Hobart', 1],
  ])
})

test('LOC-04 a short list, one city, and pins of their own need no cities', () => {
  const all = ['Prospect', 'Artarmon', 'Alexandria', 'Mascot', 'Hobart']
  expect(placeCities(places, { pins: all.map((id) => pin(id, id)) })).toBeNull()
  expect(placeCities(places, { pins: [pin('Sydney', ...all)] })).toBeNull()
  expect(placeCities(places.slice(0, 3), { pins: [pin('Sydney', 'Artarmon', 'Prospect')] })).toBeNull()
})
