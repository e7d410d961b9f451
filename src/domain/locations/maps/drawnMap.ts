import type { City } from './cities/atlas'
import { cityGround, cityOf, type Ground, townRoom } from './cityGround'
import { greatCircleKm, KM_PER_DEGREE } from '../delivery/greatCircleKm'

export interface MapPlace {
  label: string
  lat: number
  lng: number
}

/** A place on the drawing, in its own units: the middle is 0, the edge of its shorter side ±100. */
export interface DrawnPlace {
  label: string
  x: number
  y: number
}

export interface DrawnMap {
  /** What half the drawing's height is on the ground. */
  reachKm: number
  /** Rings of distance, each with the place where its name covers nothing. */
  rings: { km: number; x: number; y: number }[]
  places: DrawnPlace[]
  /** Coast, parks and roads of the city around it; null where none is known. */
  ground: Ground | null
}

/** A drawing is twice as wide as it is high. */
const WIDE = 2
/** So many places tell where one is; more only clutter. */
const ENOUGH_PLACES = 5
const REACH_KM = { min: 8, max: 600 }
const RINGS = [2, 5, 10, 20, 50, 100, 200, 400]
/** Room a name takes: places closer than this to one named before are left out. */
const ROOM = { x: 62, y: 17 }

/** What the pin in the middle covers. */
const PIN = [0, -14, -28].map((y) => ({ x: 0, y }))

/** Corners of a ring where its name may stand, best first. */
const ANGLES = [135, 45, 225, 315, 170, 10, 100, 80].map((degrees) => (degrees * Math.PI) / 180)

/** A wide window cuts the drawing's top and bottom off; a ring's name further out may be cut with them. */
const SAFE = 68
/** A city whose ground names fewer places around is of no help here: the towns are drawn instead. */
const FEW_PLACES = 2

const rounded = (value: number): number => Math.round(value * 10) / 10

const freeSpot = (radius: number, places: readonly DrawnPlace[]): { x: number; y: number } => {
  const spots = ANGLES.map((angle) => ({ x: rounded(Math.cos(angle) * radius), y: rounded(Math.sin(angle) * radius) }))
  const isFree = ({ x, y }: { x: number; y: number }): boolean =>
    Math.abs(y) < SAFE &&
    !places.some((place) => Math.abs(place.x - x) < ROOM.x / 1.5 && Math.abs(place.y - y) < ROOM.y)
  return spots.find(isFree) ?? { x: 0, y: rounded(radius) }
}

/**
 * A map around a location: the towns and suburbs near it, true to direction and distance, with rings of distance
 * (VDP-16). Drawn from the platform's own data, for dealerships without an account at a map provider.
 */
export const drawnMap = (
  centre: { lat: number; lng: number },
  known: readonly MapPlace[],
  cities: readonly City[] = [],
): DrawnMap => {
  const around = (km: number) => km / KM_PER_DEGREE
  const edge = { lat: around(REACH_KM.min), lng: around(REACH_KM.min * WIDE) / Math.cos((centre.lat * Math.PI) / 180) }
  const city = cityOf(
    cities,
    { lat: centre.lat + edge.lat, lng: centre.lng - edge.lng },
    { lat: centre.lat - edge.lat, lng: centre.lng + edge.lng },
  )
  const byDistance = (city?.suburbs ?? known)
    .map((place) => ({ ...place, km: greatCircleKm(centre, place) }))
    .filter(({ km }) => km > 0.5)
    .sort((a, b) => a.km - b.km)
  const furthest = byDistance[ENOUGH_PLACES - 1]?.km ?? byDistance.at(-1)?.km ?? REACH_KM.min
  const reachKm = city ? REACH_KM.min : Math.min(REACH_KM.max, Math.max(REACH_KM.min, furthest * 1.05))
  const scale = 100 / reachKm
  const places: DrawnPlace[] = []
  const at = ({ lat, lng }: { lat: number; lng: number }) => ({
    x: (lng - centre.lng) * KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180) * scale,
    y: (centre.lat - lat) * KM_PER_DEGREE * scale,
  })
  for (const { label, lat, lng } of byDistance) {
    const { x, y } = at({ lat, lng })
    const inside = Math.abs(x) < 100 * WIDE - 34 && Math.abs(y) < (city ? 72 : 92)
    const near = [...PIN, ...places].some((other) => Math.abs(other.x - x) < ROOM.x && Math.abs(other.y - y) < ROOM.y)
    if (inside && !near) places.push({ label, x: rounded(x), y: rounded(y) })
  }
  if (city && places.length < FEW_PLACES) return drawnMap(centre, known)
  const rings = RINGS.filter((km) => km > reachKm * 0.25 && km < reachKm * 1.3).slice(0, 2)
  const frame = { left: -100 * WIDE, top: -100, right: 100 * WIDE, bottom: 100 }
  const ground = city ? cityGround(city, at, frame, [...PIN, ...places.flatMap(townRoom)]) : null
  return { reachKm, ground, rings: rings.map((km) => ({ km, ...freeSpot(km * scale, places) })), places }
}
