import type { City, Road } from './cities/atlas'
import { clipLine, clipRing, type Frame, type Spot, thinned } from './clip'

interface Point {
  lat: number
  lng: number
}

type Projection = (point: Point) => Spot

interface Label extends Spot {
  label: string
}

/** What lies under the pins of a map, as path data; '' for nothing. */
export interface Ground {
  water: string
  parks: string
  islands: string
  rivers: string
  borders: string
  motorways: string
  roads: string
  /** Route numbers beside their roads. */
  shields: Label[]
  /** Names on the water. */
  waters: Label[]
}

/** Shapes end so far outside the frame that their cut edges are not seen. */
const BLEED = 8
/** Details smaller than this are left out. */
const FINEST = 0.8
const SHIELD_ROOM = { x: 30, y: 20 }
const SHIELDS = 9

const rounded = (value: number): number => Math.round(value * 10) / 10

const pathOf = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}`

/** The city a view lies in, from its north-west to its south-east; undefined: none that is known. */
export const cityOf = (cities: readonly City[], northWest: Point, southEast: Point): City | undefined =>
  cities.find(
    ({ box: [west, south, east, north] }) =>
      northWest.lng >= west && southEast.lng <= east && southEast.lat >= south && northWest.lat <= north,
  )

/** What a spot's city is called; undefined outside of those that are known. */
export const cityNameAt = (cities: readonly City[], point: Point): string | undefined =>
  cityOf(cities, point, point)?.suburbs[0]?.label

const isFree = (spot: Spot, taken: readonly Spot[], room: Spot): boolean =>
  taken.every((other) => Math.abs(other.x - spot.x) > room.x || Math.abs(other.y - spot.y) > room.y)

const isInside = ({ x, y }: Spot, { left, top, right, bottom }: Frame, room: Spot): boolean =>
  x > left + room.x && x < right - room.x && y > top + room.y && y < bottom - room.y

/** Route numbers where they cover nothing, one for each stretch of road that is seen. */
const shieldsOf = (roads: readonly Road[], at: Projection, frame: Frame, taken: readonly Spot[]): Label[] => {
  const shields: Label[] = []
  for (const { label, line } of roads) {
    if (label === '' || shields.length === SHIELDS) continue
    const middles = line.slice(1).map((point, index) => {
      const before = line[index] ?? point
      return at({ lat: (point.lat + before.lat) / 2, lng: (point.lng + before.lng) / 2 })
    })
    const fits = (spot: Spot): boolean =>
      isInside(spot, frame, { x: 14, y: 10 }) &&
      isFree(spot, taken, SHIELD_ROOM) &&
      isFree(spot, shields, { x: SHIELD_ROOM.x * 1.6, y: SHIELD_ROOM.y * 1.6 })
    const spot = middles.find(fits)
    if (spot) shields.push({ label, x: rounded(spot.x), y: rounded(spot.y) })
  }
  return shields
}

/**
 * Water, parks and main roads of a city under a drawing (RTE-33, VDP-16); `taken` are spots of pins and names, which route numbers and
 * names of waters leave free.
 */
export const cityGround = (city: City, at: Projection, frame: Frame, taken: readonly Spot[]): Ground => {
  const wide: Frame = {
    left: frame.left - BLEED,
    top: frame.top - BLEED,
    right: frame.right + BLEED,
    bottom: frame.bottom + BLEED,
  }
  const areas = (rings: readonly Point[][]): string =>
    rings
      .map((ring) => thinned(clipRing(ring.map(at), wide), FINEST))
      .flatMap((spots) => (spots.length > 2 ? `${pathOf(spots)}Z` : []))
      .join('')
  const lines = (all: readonly Point[][]): string =>
    all
      .flatMap((line) => clipLine(line.map(at), wide))
      .map((spots) => pathOf(thinned(spots, FINEST)))
      .join('')
  const shields = shieldsOf([...city.motorways, ...city.roads], at, frame, taken)
  const waters: Label[] = []
  for (const { label, ...point } of city.waters) {
    const spot = at(point)
    const free = isFree(spot, [...taken, ...shields], { x: 52, y: 15 })
    if (free && isInside(spot, frame, { x: 36, y: 12 }) && waters.every((other) => other.label !== label))
      waters.push({ label, x: rounded(spot.x), y: rounded(spot.y) })
  }
  return {
    water: areas(city.water),
    parks: areas(city.parks),
    islands: areas(city.islands),
    rivers: lines(city.rivers),
    borders: lines(city.borders),
    motorways: lines(city.motorways.map(({ line }) => line)),
    roads: lines(city.roads.map(({ line }) => line)),
    shields,
    waters,
  }
}
