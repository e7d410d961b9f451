import { expect, test } from 'vitest'
import { searchPlaces } from './searchPlaces'

const place = (name: string, state: string | null) => ({ name, address: { state } })

test('SRP-01 a group is searched by state, with what stands at the locations there, a name of two of them counted once', () => {
  const locations = [
    place('Artarmon', 'NSW'),
    place('Parramatta', 'nsw'),
    place('Preston', 'VIC'),
    place('Preston', 'VIC'),
    place('Perth', 'WA'),
  ]
  expect(searchPlaces(locations, { Artarmon: 5, Parramatta: 2, Preston: 3 })).toEqual({
    param: 'state',
    places: [
      { value: 'NSW', label: 'New South Wales', total: 7 },
      { value: 'VIC', label: 'Victoria', total: 3 },
    ],
  })
})

test('SRP-01 a dealership of one state is searched by location, without those that have no stock', () => {
  const locations = [place('Preston', 'VIC'), place('Workshop', 'VIC'), place('Ringwood', null)]
  expect(searchPlaces(locations, { Preston: 3, Ringwood: 1 })).toEqual({
    param: 'location_name',
    places: [
      { value: 'Preston', label: 'Preston', total: 3 },
      { value: 'Ringwood', label: 'Ringwood', total: 1 },
    ],
  })
})
