import { australia } from './australia.data'
import type { Atlas } from './cities/atlas'
import { cityGround, cityNameAt, cityOf, type Ground, townRoom } from './cityGround'
import type { MapPlace } from './drawnMap'
import { greatCircleKm, KM_PER_DEGREE } from '../delivery/greatCircleKm'

interface PinnedPlace {
  id: string
  /** What a group of pins here is called. */
  label: string
  lat: number
  lng: number
}

interface Point {
  lat: number
  lng: number
}

/** One pin, or several places too near to one another to draw apart. */
interface Pin {
  ids: string[]
  label: string
  x: number
  y: number
}

/** A map as a drawing, and what one that can be moved needs: places and the visitor by latitude and longitude. */
export interface PinMap {
  places: PinnedPlace[]
  you: Point | null
  /** What is in view at first: all places, or those near the visitor. */
  opensOn: Point[]
  width: number
  height: number
  pins: Pin[]
  towns: { label: string; x: number; y: number }[]
  /** Outlines of the coast as path data; empty on a map of a town or a region, where they are too coarse to be true. */
  coast: string[]
  /** What is under the pins: a city, or roads and borders on a coast; null: not known. */
  ground: Ground | null
  /** The visitor's position on the drawing; null when not known. */
  yours: { x: number; y: number } | null
  /** A round distance and how long it is on the map. */
  scale: { km: number; length: number }
}

/** A map of a site's places, and the platform's street map to show them on; null: coast and towns. */
export interface SiteMap extends PinMap {
  styleUrl: string | null
}

/** Units of a drawing: beside a list, or lower, above or beside something else. */
export const mapSizes = { tall: { width: 400, height: 340 }, low: { width: 400, height: 245 } } as const

type MapSize = Pick<PinMap, 'width' | 'height'>

/** Half the map's height on the ground at least: a single yard is shown with the suburbs around it. */
const LEAST_HALF_KM = 9
/** Room between the outermost pins and the edge, as a share of the span. */
const PADDING = 0.42
/** Maps at least so many km high show the coast. */
const COAST_FROM_KM = 420
/** Pins nearer than this cover each other. */
const PIN_ROOM = 30
const TOWNS = 14
/** Of a short name; a longer one takes more. */
const TOWN_ROOM = { x: 58, y: 18 }
const LETTER_WIDTH = 3.2
/** A city's middle within so many km of a place is on the map. */
const MIDDLE_KM = 20
/** With a visitor's place the map shows what is near: everything within so many km, or so many times the nearest. */
const NEAR_KM = 40
const NEAR_FACTOR = 2
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

const NO_ATLAS: Atlas = { cities: [], country: null }

const rounded = (value: number): number => Math.round(value * 10) / 10

const projection = (points: readonly Point[], { width, height }: MapSize) => {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 }
  const kmPerLng = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)
  const high = (Math.max(...lats) - Math.min(...lats)) * KM_PER_DEGREE
  const wide = (Math.max(...lngs) - Math.min(...lngs)) * kmPerLng
  const halfKm = Math.max(LEAST_HALF_KM, (Math.max(high, (wide * height) / width) / 2) * (1 + PADDING))
  const unitsPerKm = height / 2 / halfKm
  const corner = (side: 1 | -1): Point => ({
    lat: middle.lat - (side * halfKm) / KM_PER_DEGREE,
    lng: middle.lng + (side * halfKm * width) / height / kmPerLng,
  })
  return {
    heightKm: halfKm * 2,
    unitsPerKm,
    northWest: corner(-1),
    southEast: corner(1),
    at: ({ lat, lng }: Point) => ({
      x: rounded(width / 2 + (lng - middle.lng) * kmPerLng * unitsPerKm),
      y: rounded(height / 2 - (lat - middle.lat) * KM_PER_DEGREE * unitsPerKm),
    }),
  }
}

/** The nearest place, and those a visitor would weigh against it. */
const around = (places: readonly PinnedPlace[], you: Point): PinnedPlace[] => {
  const distances = places.map((place) => ({ place, km: greatCircleKm(you, place) }))
  const nearest = Math.min(...distances.map(({ km }) => km))
  return distances.filter(({ km }) => km <= Math.max(NEAR_KM, nearest * NEAR_FACTOR)).map(({ place }) => place)
}

/** The middle of the city that points lie in, by which one recognises it; empty where it is far, or there is no such city. */
const middleNear = (cities: Atlas['cities'], points: readonly Point[]): Point[] => {
  const city = cities.find((one) => points.every((point) => cityOf([one], point, point)))
  const [middle] = city?.suburbs ?? []
  return middle && points.some((point) => greatCircleKm(point, middle) < MIDDLE_KM) ? [middle] : []
}

/** Pins too near to one another to be drawn apart, as one. */
export const gathered = (pins: readonly Pin[]): Pin[] => {
  const groups: Pin[] = []
  for (const pin of pins) {
    const near = groups.find(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) < PIN_ROOM)
    if (near) near.ids = [...near.ids, ...pin.ids]
    else groups.push({ ...pin })
  }
  return groups
}

/**
 * A map of all locations of a dealership, drawn from the platform's own data: pins, the towns between them, and the
 * coast on large maps (RTE-33); in one of the atlas' cities its suburbs, waters and main roads instead. With a visitor's position, the
 * area around it. Null when no location has coordinates.
 */
export const pinMap = (
  places: readonly PinnedPlace[],
  known: readonly MapPlace[],
  you: Point | null,
  { cities, country }: Atlas = NO_ATLAS,
  size: MapSize = mapSizes.tall,
): PinMap | null => {
  if (places.length === 0) return null
  const opensOn: Point[] = you ? [you, ...around(places, you)] : [...places]
  const { width, height } = size
  const points = [...opensOn, ...middleNear(cities, opensOn)]
  const { at, heightKm, unitsPerKm, northWest, southEast } = projection(points, size)
  const city = cityOf(cities, northWest, southEast)
  const groupLabel = (label: string, point: Point): string => (city ? label : (cityNameAt(cities, point) ?? label))
  const pins = gathered(
    places
      .map(({ id, label, lat, lng }) => ({ ids: [id], label: groupLabel(label, { lat, lng }), ...at({ lat, lng }) }))
      .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height),
  )
  const yours = you ? at(you) : null
  // The name of a group is under its pin.
  const groupNames = pins.flatMap(({ ids, x, y }) => (ids.length > 1 ? [{ x, y: y + PIN_ROOM }] : []))
  const towns: PinMap['towns'] = []
  for (const { label, lat, lng } of city?.suburbs ?? known) {
    if (towns.length === TOWNS) break
    const { x, y } = at({ lat, lng })
    const inside = x > 28 && x < width - 28 && y > 16 && y < height - 24
    const wide = (other: string): number => Math.max(TOWN_ROOM.x, (other.length + label.length) * LETTER_WIDTH + 4)
    const marks = [...pins, ...groupNames, ...(yours ? [yours] : [])].map((spot) => ({ ...spot, label: '' }))
    const free = [...marks, ...towns].every(
      (other) => Math.abs(other.x - x) > wide(other.label) || Math.abs(other.y - y) > TOWN_ROOM.y,
    )
    if (inside && free) towns.push({ label, x, y })
  }
  const coast =
    heightKm < COAST_FROM_KM
      ? []
      : australia.map((outline) => {
          const shape = outline.map(([lng, lat]) => at({ lat, lng }))
          return `M${shape.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
        })
  const frame = { left: 0, top: 0, right: width, bottom: height }
  const shown = city ?? (coast.length > 0 ? country : null)
  const taken = [...pins, ...groupNames, ...towns.flatMap(townRoom), ...(yours ? [yours] : [])]
  const ground = shown && cityGround(shown, at, frame, taken)
  const km = ROUND.findLast((length) => length * unitsPerKm <= width / 4) ?? ROUND[0] ?? 1
  return {
    width,
    height,
    pins,
    towns,
    coast,
    ground,
    opensOn: opensOn.map(({ lat, lng }) => ({ lat, lng })),
    places: [...places],
    you: you && { lat: you.lat, lng: you.lng },
    yours,
    scale: { km, length: rounded(km * unitsPerKm) },
  }
}
