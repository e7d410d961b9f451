import { adelaide } from '../src/domain/locations/maps/cities/adelaide.data.ts'
import { brisbane } from '../src/domain/locations/maps/cities/brisbane.data.ts'
import { melbourne } from '../src/domain/locations/maps/cities/melbourne.data.ts'
import { placeOf, pointsOf } from '../src/domain/locations/maps/cities/readShape.ts'
import { sydney } from '../src/domain/locations/maps/cities/sydney.data.ts'

const positions = (shape: string): number[][] => pointsOf(shape).map(({ lat, lng }) => [lng, lat])

const areaOf = (kind: string) => (shape: string) => {
  const ring = positions(shape)
  const geometry = { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)]] }
  return { type: 'Feature', properties: { kind }, geometry }
}

const lineOf = (kind: string, shape: string, name = '') => ({
  type: 'Feature',
  properties: { kind, name },
  geometry: { type: 'LineString', coordinates: positions(shape) },
})

const labelOf = (kind: string) => (words: string, rank: number) => {
  const { label, lat, lng } = placeOf(words)
  return {
    type: 'Feature',
    properties: { kind, name: label, rank },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }
}

const cities = [sydney, melbourne, brisbane, adelaide]

/** Degrees between two points for one place. */
const SAME = 0.1

/** Whether a town is named as a suburb of a city, too. */
export const isSuburb = (name: string, lat: number, lng: number): boolean =>
  cities.some(({ suburbs }) =>
    suburbs
      .map(placeOf)
      .some((place) => place.label === name && Math.abs(place.lat - lat) < SAME && Math.abs(place.lng - lng) < SAME),
  )

/** The cities of the drawn maps, for the map that is moved and zoomed. */
export const cityShapes = (): object => ({
  type: 'FeatureCollection',
  features: cities.flatMap((city) => [
    ...city.parks.map(areaOf('park')),
    ...city.water.map(areaOf('water')),
    ...city.islands.map(areaOf('island')),
    ...city.rivers.map((shape) => lineOf('river', shape)),
    ...city.roads.map(([name, shape]) => lineOf('road', shape, name)),
    ...city.motorways.map(([name, shape]) => lineOf('motorway', shape, name)),
    ...city.suburbs.map(labelOf('suburb')),
    ...city.waters.map(labelOf('waters')),
  ]),
})
