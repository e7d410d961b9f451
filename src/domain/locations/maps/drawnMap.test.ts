import { expect, test } from 'vitest'
import { atlas } from './cities/atlas'
import { drawnMap } from './drawnMap'

const centre = { lat: -33.87, lng: 151.21 }
const places = [
  { label: 'Here', lat: -33.87, lng: 151.21 },
  { label: 'North', lat: -33.77, lng: 151.21 },
  { label: 'West', lat: -33.87, lng: 151.06 },
  { label: 'East', lat: -33.87, lng: 151.4 },
  { label: 'South', lat: -33.99, lng: 151.2 },
  { label: 'Hidden by West', lat: -33.871, lng: 151.05 },
  { label: 'Perth', lat: -31.95, lng: 115.86 },
]

test('VDP-16 the towns around lie true to direction and distance', () => {
  const { places: drawn, reachKm, rings } = drawnMap(centre, places)
  const at = (label: string) => drawn.find((place) => place.label === label)
  expect(at('North')?.x).toBeCloseTo(0, 1)
  expect(at('North')?.y).toBeLessThan(0)
  expect(at('West')?.x).toBeLessThan(0)
  expect(at('East')?.x).toBeGreaterThan(0)
  expect(at('South')?.y).toBeGreaterThan(0)
  // 0.1 degrees of latitude are 11.1 km.
  expect(((at('North')?.y ?? 0) / -100) * reachKm).toBeCloseTo(11.1, 0)
  for (const { km, x, y } of rings) expect(Math.hypot(x, y)).toBeCloseTo((km / reachKm) * 100, 0)
})

test('VDP-16 no name covers another, nothing lies outside, and the place itself is not named twice', () => {
  const labels = drawnMap(centre, places).places.map(({ label }) => label)
  expect(labels).not.toContain('Here')
  expect(labels).not.toContain('Perth')
  expect(labels.filter((label) => /West/.test(label))).toHaveLength(1)
})

test('VDP-16 a place in the middle of nowhere still has a map', () => {
  expect(drawnMap(centre, [])).toMatchObject({ reachKm: 10, rings: [{ km: 5 }, { km: 10 }], places: [] })
})

test('VDP-16 at a city’s edge its map reaches as far as there are names to recognise the place by, none cut off', () => {
  for (const edge of [
    { lat: -27.158, lng: 152.957 },
    { lat: -27.734, lng: 153.229 },
  ]) {
    const { ground, places: drawn, rings } = drawnMap(edge, places, atlas.cities)
    expect(ground?.motorways).not.toBe('')
    expect(drawn.length).toBeGreaterThan(2)
    for (const { label, x, y } of drawn) {
      expect(Math.abs(x) + label.length * 3, label).toBeLessThan(200)
      expect(Math.abs(y), label).toBeLessThan(75)
    }
    for (const { y } of rings) expect(Math.abs(y)).toBeLessThan(70)
  }
})

test('VDP-16 outside of the cities that are known the towns around are drawn', () => {
  const dubbo = { lat: -32.25, lng: 148.6 }
  const { ground, places: drawn } = drawnMap(dubbo, [{ label: 'Wellington', lat: -32.55, lng: 148.94 }], atlas.cities)
  expect(ground).toBeNull()
  expect(drawn.map(({ label }) => label)).toEqual(['Wellington'])
})
