import { describe, expect, test } from 'vitest'
import {
  favouriteOf,
  rememberViewed,
  SAVED_MAX,
  savedFromStorage,
  toggleSaved,
  VIEWED_MAX,
  viewedFromStorage,
} from './savedCars'
import { favouriteSchema, type ViewedCar } from './shopperSchemas'

const saved = (id: string) =>
  favouriteOf({ id, name: `Car ${id}`, slug: id, make: 'Kia', model: 'Rio', images: [{ url: '/a.webp' }] })
const viewed = (id: string): ViewedCar => ({
  id,
  stocknum: null,
  make: 'Kia',
  model: 'Rio',
  body: null,
  simple_body: 'Hatch',
})
const ids = (list: { id: string }[]) => list.map(({ id }) => id)

describe('saved cars', () => {
  test('SRP-10 ENT-14 a car is kept with what an entry needs, newest first, and goes with the second click', () => {
    const list = toggleSaved(toggleSaved([], saved('a')), saved('b'))
    expect(ids(list)).toEqual(['b', 'a'])
    expect(favouriteSchema.parse(list[0])).toEqual(list[0])
    expect(list[0]?.primary_image_url).toBe('/a.webp')
    expect(ids(toggleSaved(list, saved('b')))).toEqual(['a'])
  })

  test('SRP-10 the list survives storage, and nonsense in it does no harm', () => {
    const list = [saved('a'), saved('b')]
    expect(savedFromStorage(JSON.stringify(list))).toEqual(list)
    for (const text of [null, '', '{', '7', '{}', '[1,null,{"id":3},{"id":"x"}]'])
      expect(savedFromStorage(text)).toEqual([])
  })

  test('SRP-10 the oldest go when a browser keeps too many', () => {
    const full = Array.from({ length: SAVED_MAX }, (_, at) => saved(`${at}`))
    const list = toggleSaved(full, saved('new'))
    expect(list).toHaveLength(SAVED_MAX)
    expect(list[0]?.id).toBe('new')
  })
})

describe('viewed cars', () => {
  test('ALRT-03 ENT-15 the last seen stands first, each car once, the oldest go', () => {
    let list = Array.from({ length: VIEWED_MAX }, (_, at) => viewed(`${at}`))
    list = rememberViewed(list, viewed('3'))
    expect(list).toHaveLength(VIEWED_MAX)
    expect(ids(list).slice(0, 3)).toEqual(['3', '0', '1'])
    expect(ids(rememberViewed(list, viewed('new')))).not.toContain(`${VIEWED_MAX - 1}`)
  })

  test('ALRT-03 the list survives storage, and nonsense in it does no harm', () => {
    expect(viewedFromStorage(JSON.stringify([viewed('a')]))).toEqual([viewed('a')])
    for (const text of [null, '', '{', '7', '{}', '[1,null,{"id":3}]']) expect(viewedFromStorage(text)).toEqual([])
  })
})
