import { expect, test } from 'vitest'
import { locationFixture } from '@/tenants/locationFixture.testing'
import { cityGroups, placeGroups } from './placeGroups'

const at = (id: string, tenantId: string, city: string) =>
  locationFixture({
    id,
    slug: id,
    tenantId,
    locationType: 'sales',
    address: { street: null, city, state: 'NSW', postcode: null, placeUrl: null, mapKey: null },
  })
const locations = [
  at('office', 'group', 'Mascot'),
  at('artarmon', 'harbour', 'Artarmon'),
  at('preston', 'second', 'Preston'),
  at('parramatta', 'harbour', 'Parramatta'),
  at('dubbo', 'second', 'Dubbo'),
]
const dealerships = ['group', 'harbour', 'second'].map((id) => ({ id, name: id, tagline: null }))
const CITIES: Record<string, string> = {
  artarmon: 'Sydney',
  parramatta: 'Sydney',
  office: 'Sydney',
  preston: 'Melbourne',
}

test('LOC-04 places of several dealerships by city, those of no known city by suburb, offices last, numbered as listed', () => {
  const groups = cityGroups(placeGroups(locations, dealerships, null), {
    cityOf: ({ id }) => CITIES[id],
    isOffice: ({ tenantId }) => tenantId === 'group',
  })
  expect(
    groups.map(({ title, places }) => [title, ...places.map(({ number, departments }) => [number, departments[0].id])]),
  ).toEqual([
    ['Sydney', [1, 'artarmon'], [2, 'parramatta']],
    ['Melbourne', [3, 'preston']],
    ['Dubbo', [4, 'dubbo']],
    ['Offices', [5, 'office']],
  ])
})

test('LOC-04 places of one city need no heading', () => {
  const [only, ...others] = cityGroups(placeGroups(locations.slice(1, 2), dealerships, null), {
    cityOf: ({ id }) => CITIES[id],
    isOffice: () => false,
  })
  expect(only).toMatchObject({ id: 'sydney', title: null })
  expect(others).toEqual([])
})
