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

/** What is drawn already, by its middle. */
export interface Taken extends Spot {
  /** Half its width and height; left out: a pin's. */
  half?: Spot
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
const PIN_HALF = { x: 16, y: 14 }
const SHIELD_HALF = { x: 10, y: 5 }
/** Between two route numbers there is more room than beside a name. */
const SHIELD_APART = { x: 28, y: 17 }
const GAP = { x: 4, y: 1 }
const SHIELDS = 9
/** Half the width of a character, where a phone draws names the largest. */
const CHARACTER_HALF = 3.2

/** The room of a town: its dot, and its name above that. */
export const townRoom = ({ label, x, y }: Label): Taken[] => [
  { x, y, half: { x: 3, y: 3 } },
  { x, y: y - 9, half: { x: label.length * CHARACTER_HALF, y: 6 } },
]

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

/** `half`: of what is to stand at the spot. */
const isFree = (spot: Spot, half: Spot, taken: readonly Taken[]): boolean =>
  taken.every(
    ({ x, y, half: other = PIN_HALF }) =>
      Math.abs(x - spot.x) > other.x + half.x + GAP.x || Math.abs(y - spot.y) > other.y + half.y + GAP.y,
  )

const isInside = ({ x, y }: Spot, { left, top, right, bottom }: Frame, room: Spot): boolean =>
  x > left + room.x && x < right - room.x && y > top + room.y && y < bottom - room.y

/** Route numbers where they cover nothing, one for each stretch of road that is seen. */
const shieldsOf = (roads: readonly Road[], at: Projection, frame: Frame, taken: readonly Taken[]): Label[] => {
  const shields: Label[] = []
  for (const { label, line } of roads) {
    if (label === '' || shields.length === SHIELDS) continue
    const middles = line.slice(1).map((point, index) => {
      const before = line[index] ?? point
      return at({ lat: (point.lat + before.lat) / 2, lng: (point.lng + before.lng) / 2 })
    })
    const fits = (spot: Spot): boolean =>
      isInside(spot, frame, { x: 14, y: 10 }) && isFree(spot, SHIELD_HALF, taken) && isFree(spot, SHIELD_APART, shields)
    const spot = middles.find(fits)
    if (spot) shields.push({ label, x: rounded(spot.x), y: rounded(spot.y) })
  }
  return shields
}

/**
 * Water, parks and main roads of a city under a drawing (RTE-33, VDP-16); `taken` are pins and names, which route numbers and names
 * of waters leave free.
 */
export const cityGround = (city: City, at: Projection, frame: Frame, taken: readonly Taken[]): Ground => {
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
    const half = { x: label.length * 2.4, y: 5 }
    const free = isFree(spot, half, [...taken, ...shields.map((shield) => ({ ...shield, half: SHIELD_HALF }))])
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
