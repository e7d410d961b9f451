import { expect, test } from 'vitest'
import { atlas } from './cities/atlas'
import { clipLine, clipRing } from './clip'
import { cityOf } from './cityGround'
import { drawnMap } from './drawnMap'
import { pinMap } from './pinMap'

const frame = { left: 0, top: 0, right: 10, bottom: 10 }
const pin = (id: string, lat: number, lng: number) => ({ id, label: id, lat, lng })

/** Where each demo city's dealerships stand. */
const demo = {
  Sydney: [pin('artarmon', -33.8132, 151.1838), pin('alexandria', -33.9101, 151.1948)],
  Melbourne: [pin('preston', -37.7425, 145.0057), pin('dandenong', -38.0161, 145.2085)],
  Adelaide: [pin('medindie', -34.8914, 138.6177), pin('prospect', -34.886, 138.5871)],
  Brisbane: [pin('burpengary', -27.1537, 152.9769), pin('yatala', -27.734, 153.2045)],
}

test('RTE-33 a shape is cut to what is seen, a line to the segments that may be', () => {
  const square = [
    { x: 5, y: 5 },
    { x: 15, y: 5 },
    { x: 15, y: 15 },
    { x: 5, y: 15 },
  ]
  const cut = clipRing(square, frame)
  for (const { x, y } of cut) expect(x >= 5 && x <= 10 && y >= 5 && y <= 10).toBe(true)
  expect(cut).toHaveLength(4)
  expect(clipRing(square, { left: -9, top: -9, right: -1, bottom: -1 })).toEqual([])
  const line = [-5, 5, 30, 40].map((x) => ({ x, y: 5 }))
  expect(clipLine(line, frame).map((part) => part.map(({ x }) => x))).toEqual([[-5, 5, 30]])
})

test.each(Object.entries(demo))(
  'RTE-33 the map of %s shows its middle, water, numbered roads and suburbs',
  (name, places) => {
    const map = pinMap(places, [], null, atlas)
    expect(map?.towns.map(({ label }) => label)).toContain(name)
    expect(map?.towns.length).toBeGreaterThan(5)
    expect(map?.ground?.water).toMatch(/^M/)
    expect(map?.ground?.roads).toMatch(/^M/)
    expect(map?.ground?.motorways).toMatch(/^M/)
    expect(map?.ground?.shields.length).toBeGreaterThan(2)
    for (const shield of map?.ground?.shields ?? [])
      for (const { x, y } of map?.pins ?? [])
        expect(Math.abs(x - shield.x) > 30 || Math.abs(y - shield.y) > 20).toBe(true)
    // Names are drawn above their dots.
    for (const shield of map?.ground?.shields ?? [])
      for (const { label, x, y } of map?.towns ?? [])
        expect(
          Math.abs(x - shield.x) > label.length * 3 + 10 || Math.abs(y - 9 - shield.y) > 11,
          `${shield.label} on ${label}`,
        ).toBe(true)
  },
)

test('RTE-33 a map of several cities has borders and highways, and names a group of pins after its city', () => {
  const map = pinMap([...demo.Sydney, ...demo.Melbourne], [], null, atlas)
  expect(map?.coast).toHaveLength(2)
  expect(map?.ground?.borders).toMatch(/^M/)
  expect(map?.ground?.shields.map(({ label }) => label)).toContain('M31')
  expect(map?.pins.map(({ label }) => label)).toEqual(['Sydney', 'Melbourne'])
})

test('VDP-16 the map around one location in a known city shows its waters; elsewhere there is none', () => {
  const [alexandria] = demo.Sydney.slice(1)
  const map = alexandria && drawnMap(alexandria, [], atlas.cities)
  expect(map?.ground?.water).toMatch(/^M/)
  expect(map?.places.map(({ label }) => label)).toContain('Sydney')
  expect(drawnMap({ lat: -31.95, lng: 115.86 }, [], atlas.cities).ground).toBeNull()
})

test('RTE-33 every shape of the cities lies about its city', () => {
  for (const { box, motorways, roads, rivers, suburbs } of atlas.cities)
    for (const { lat, lng } of [
      ...[...motorways, ...roads].flatMap(({ line }) => line),
      ...rivers.flat(),
      ...suburbs,
    ]) {
      expect(lng > box[0] - 0.2 && lng < box[2] + 0.2, `${lng} ${lat}`).toBe(true)
      expect(lat > box[1] - 0.2 && lat < box[3] + 0.2, `${lng} ${lat}`).toBe(true)
    }
  expect(cityOf(atlas.cities, { lat: -31, lng: 115 }, { lat: -32, lng: 116 })).toBeUndefined()
})
