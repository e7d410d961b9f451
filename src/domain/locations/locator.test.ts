import { expect, test } from 'vitest'
import { departmentsOf, placesOf } from './departments'
import { emptyLocatorState, formatKm, locatorHref, nearestFirst, parseLocatorParams } from './locator'
import { mapSizes, pinMap } from './maps/pinMap'

const place = (id: string, locationType: 'sales' | 'service' | 'parts' | null, city = 'Artarmon', tenantId = 't1') => ({
  id,
  name: id,
  primary: false,
  locationType,
  tenantId,
  address: { city, state: 'NSW' },
})

test('LOC-02 LOC-04 a location’s departments are those of its dealership in its suburb, each type once, sales first', () => {
  const sales = place('sales', 'sales')
  const service = place('service', 'service')
  const all = [
    place('parts elsewhere', 'parts', 'Alexandria'),
    service,
    place('service of another', 'service', 'Artarmon', 't2'),
    place('second workshop', 'service'),
    sales,
  ]
  expect(departmentsOf(sales, all).map(({ id }) => id)).toEqual(['sales', 'second workshop'])
  // The requested location represents its own type.
  expect(departmentsOf(service, all).map(({ id }) => id)).toEqual(['sales', 'service'])
})

test('LOC-01 every location is in exactly one place', () => {
  const all = [place('a', 'sales'), place('b', 'sales'), place('c', 'service'), place('d', null, 'Ryde')]
  const places = placesOf(all).map((departments) => departments.map(({ id }) => id))
  expect(places).toEqual([['a', 'c'], ['b'], ['d']])
})

test('RTE-33 the locator’s question and its address say the same', () => {
  const state = { postcode: '2000', brand: 'isuzu-ute', kind: 'service' as const }
  expect(locatorHref(state)).toBe('/dealer-locator?postcode=2000&brand=isuzu-ute&type=service')
  expect(parseLocatorParams(new URLSearchParams(locatorHref(state).split('?')[1]))).toEqual(state)
  expect(locatorHref(emptyLocatorState)).toBe('/dealer-locator')
  const odd = new URLSearchParams({ postcode: ` ${'9'.repeat(40)}`, brand: '<b>', type: 'beer' })
  expect(parseLocatorParams(odd)).toEqual({ postcode: '9'.repeat(12), brand: null, kind: null })
})

test('LOC-12 nearest first; a place without a position comes last', () => {
  const sydney = { lat: -33.87, lng: 151.21 }
  const sorted = nearestFirst(
    [
      { id: 'unknown', lat: null, lng: null },
      { id: 'melbourne', lat: -37.81, lng: 144.96 },
      { id: 'parramatta', lat: -33.81, lng: 151.0 },
    ],
    sydney,
  )
  expect(sorted.map(({ place: { id } }) => id)).toEqual(['parramatta', 'melbourne', 'unknown'])
  expect(sorted[0]?.km).toBeCloseTo(20.5, 0)
  expect([formatKm(0.42), formatKm(20.5), formatKm(713.4), formatKm(1204)]).toEqual([
    '0.4 km',
    '21 km',
    '713 km',
    '1,204 km',
  ])
})

test('RTE-33 the map shows every place once: near ones together, the coast only where it is true', () => {
  const pin = (id: string, lat: number, lng: number) => ({ id, label: id, lat, lng })
  const towns = [{ label: 'Mosman', lat: -33.87, lng: 151.15 }]
  const local = pinMap([pin('a', -33.8132, 151.1838), pin('b', -33.9101, 151.1948)], towns, null)
  expect(local?.pins.map(({ ids }) => ids)).toEqual([['a'], ['b']])
  expect(local?.coast).toEqual([])
  expect(local?.towns.map(({ label }) => label)).toEqual(['Mosman'])
  // North is up, and nothing lies outside.
  expect(local?.pins[0]?.y).toBeLessThan(local?.pins[1]?.y ?? 0)
  for (const { x, y } of local?.pins ?? []) expect(x > 0 && x < 400 && y > 0 && y < 340).toBe(true)
  const all = [pin('a', -33.8132, 151.1838), pin('b', -33.9101, 151.1948), pin('m', -37.81, 144.96)]
  const country = pinMap(all, towns, null)
  expect(country?.pins.map(({ ids }) => ids)).toEqual([['a', 'b'], ['m']])
  expect(country?.coast).toHaveLength(2)
  // A visitor in Parramatta sees Sydney; one in Adelaide sees the area up to the nearest locations, which is the whole
  // south-east.
  const near = pinMap(all, towns, { lat: -33.81, lng: 151.0 })
  expect(near?.pins.map(({ ids }) => ids)).toEqual([['a'], ['b']])
  expect(near?.yours?.x).toBeLessThan(near?.pins[0]?.x ?? 0)
  expect(pinMap(all, towns, { lat: -34.93, lng: 138.6 })?.pins).toHaveLength(2)
  expect(pinMap([], towns, null)).toBeNull()
  const alone = pinMap([pin('a', -33.8132, 151.1838)], towns, null)
  expect(alone?.pins).toMatchObject([{ x: 200, y: 170 }])
  // A low one has the same places in it.
  const low = pinMap(all.slice(0, 2), towns, null, undefined, mapSizes.low)
  expect(low).toMatchObject({ width: 400, height: 245 })
  for (const { y } of low?.pins ?? []) expect(y > 30 && y < 215).toBe(true)
})
