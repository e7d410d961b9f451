import { australia } from './australia.data'
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
  /** The visitor's position on the drawing; null when not known. */
  yours: { x: number; y: number } | null
  /** A round distance and how long it is on the map. */
  scale: { km: number; length: number }
}

/** A map of a site's places, and the platform's street map to show them on; null: coast and towns. */
export interface SiteMap extends PinMap {
  styleUrl: string | null
}

const WIDTH = 400
const HEIGHT = 340
/** Half the map's height on the ground at least: a single yard is shown with the suburbs around it. */
const LEAST_HALF_KM = 9
/** Room between the outermost pins and the edge, as a share of the span. */
const PADDING = 0.42
/** Maps at least so many km high show the coast. */
const COAST_FROM_KM = 420
/** Pins nearer than this cover each other. */
const PIN_ROOM = 30
const TOWNS = 14
const TOWN_ROOM = { x: 56, y: 17 }
/** With a visitor's place the map shows what is near: everything within so many km, or so many times the nearest. */
const NEAR_KM = 40
const NEAR_FACTOR = 2
const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]

const rounded = (value: number): number => Math.round(value * 10) / 10

const projection = (points: readonly Point[]) => {
  const lats = points.map(({ lat }) => lat)
  const lngs = points.map(({ lng }) => lng)
  const middle = { lat: (Math.min(...lats) + Math.max(...lats)) / 2, lng: (Math.min(...lngs) + Math.max(...lngs)) / 2 }
  const kmPerLng = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180)
  const high = (Math.max(...lats) - Math.min(...lats)) * KM_PER_DEGREE
  const wide = (Math.max(...lngs) - Math.min(...lngs)) * kmPerLng
  const halfKm = Math.max(LEAST_HALF_KM, (Math.max(high, (wide * HEIGHT) / WIDTH) / 2) * (1 + PADDING))
  const unitsPerKm = HEIGHT / 2 / halfKm
  return {
    heightKm: halfKm * 2,
    unitsPerKm,
    at: ({ lat, lng }: Point) => ({
      x: rounded(WIDTH / 2 + (lng - middle.lng) * kmPerLng * unitsPerKm),
      y: rounded(HEIGHT / 2 - (lat - middle.lat) * KM_PER_DEGREE * unitsPerKm),
    }),
  }
}

/** The nearest place, and those a visitor would weigh against it. */
const around = (places: readonly PinnedPlace[], you: Point): PinnedPlace[] => {
  const distances = places.map((place) => ({ place, km: greatCircleKm(you, place) }))
  const nearest = Math.min(...distances.map(({ km }) => km))
  return distances.filter(({ km }) => km <= Math.max(NEAR_KM, nearest * NEAR_FACTOR)).map(({ place }) => place)
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
 * coast on large maps (RTE-33). With a visitor's position, the area around it. Null when no location has coordinates.
 */
export const pinMap = (
  places: readonly PinnedPlace[],
  known: readonly MapPlace[],
  you: Point | null,
): PinMap | null => {
  if (places.length === 0) return null
  const opensOn: Point[] = you ? [you, ...around(places, you)] : [...places]
  const { at, heightKm, unitsPerKm } = projection(opensOn)
  const pins = gathered(
    places
      .map(({ id, label, lat, lng }) => ({ ids: [id], label, ...at({ lat, lng }) }))
      .filter(({ x, y }) => x > 0 && x < WIDTH && y > 0 && y < HEIGHT),
  )
  const yours = you ? at(you) : null
  const towns: PinMap['towns'] = []
  for (const { label, lat, lng } of known) {
    if (towns.length === TOWNS) break
    const { x, y } = at({ lat, lng })
    const inside = x > 28 && x < WIDTH - 28 && y > 16 && y < HEIGHT - 24
    const taken = [...pins, ...towns, ...(yours ? [yours] : [])]
    const free = taken.every((other) => Math.abs(other.x - x) > TOWN_ROOM.x || Math.abs(other.y - y) > TOWN_ROOM.y)
    if (inside && free) towns.push({ label, x, y })
  }
  const coast =
    heightKm < COAST_FROM_KM
      ? []
      : australia.map((outline) => {
          const points = outline.map(([lng, lat]) => at({ lat, lng }))
          return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
        })
  const km = ROUND.findLast((length) => length * unitsPerKm <= WIDTH / 4) ?? ROUND[0] ?? 1
  return {
    width: WIDTH,
    height: HEIGHT,
    pins,
    towns,
    coast,
    opensOn: opensOn.map(({ lat, lng }) => ({ lat, lng })),
    places: [...places],
    you: you && { lat: you.lat, lng: you.lng },
    yours,
    scale: { km, length: rounded(km * unitsPerKm) },
  }
}
