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

/** What the pin in the middle covers, and the note in the corner. */
const PIN = [0, -14, -28].map((y) => ({ x: 0, y }))
const NOTE = { x: 140, y: 82 }

/** Corners of a ring where its name may stand, best first. */
const ANGLES = [135, 45, 225, 315, 170, 10, 100, 80].map((degrees) => (degrees * Math.PI) / 180)

/** A wide window cuts the drawing's top and bottom off; a ring's name further out may be cut with them. */
const SAFE = 68
/** Fewer names around do not tell where one is: a city's drawing reaches further then, and further out the towns are drawn. */
const FEW_PLACES = 3
const CITY_REACHES_KM = [8, 12, 18, 27]
/** Half the width of a character, where a phone draws names the largest. */
const CHARACTER_HALF = 3.4
/** Names further from the middle are cut where a wide window takes off the top and the bottom. */
const NAMED_WITHIN = 70

const rounded = (value: number): number => Math.round(value * 10) / 10

const freeSpot = (radius: number, places: readonly DrawnPlace[]): { x: number; y: number } => {
  const spots = ANGLES.map((angle) => ({ x: rounded(Math.cos(angle) * radius), y: rounded(Math.sin(angle) * radius) }))
  const isFree = ({ x, y }: { x: number; y: number }): boolean =>
    Math.abs(y) < SAFE &&
    !places.some((place) => Math.abs(place.x - x) < ROOM.x / 1.5 && Math.abs(place.y - y) < ROOM.y)
  return spots.find(isFree) ?? { x: 0, y: rounded(radius) }
}

type Projection = (point: { lat: number; lng: number }) => { x: number; y: number }

const projection = (centre: { lat: number; lng: number }, reachKm: number): Projection => {
  const scale = 100 / reachKm
  return ({ lat, lng }) => ({
    x: (lng - centre.lng) * KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180) * scale,
    y: (centre.lat - lat) * KM_PER_DEGREE * scale,
  })
}

/** The places whose names have room on the drawing, the nearest first. */
const namedPlaces = (nearestFirst: readonly MapPlace[], at: Projection): DrawnPlace[] => {
  const places: DrawnPlace[] = []
  for (const { label, ...point } of nearestFirst) {
    const { x, y } = at(point)
    const inside = Math.abs(x) < 100 * WIDE - 4 - label.length * CHARACTER_HALF && Math.abs(y) < NAMED_WITHIN
    const near = [...PIN, NOTE, ...places].some(
      (other) => Math.abs(other.x - x) < ROOM.x && Math.abs(other.y - y) < ROOM.y,
    )
    if (inside && !near) places.push({ label, x: rounded(x), y: rounded(y) })
  }
  return places
}

const byDistance = (centre: { lat: number; lng: number }, all: readonly MapPlace[]) =>
  all
    .map((place) => ({ ...place, km: greatCircleKm(centre, place) }))
    .filter(({ km }) => km > 0.5)
    .sort((a, b) => a.km - b.km)

/** The city around a location, as far around it as names enough to recognise the place; null where none is known. */
const cityAround = (centre: { lat: number; lng: number }, cities: readonly City[]) => {
  for (const reachKm of CITY_REACHES_KM) {
    const high = reachKm / KM_PER_DEGREE
    const wide = (high * WIDE) / Math.cos((centre.lat * Math.PI) / 180)
    const northWest = { lat: centre.lat + high, lng: centre.lng - wide }
    const city = cityOf(cities, northWest, { lat: centre.lat - high, lng: centre.lng + wide })
    if (!city) return null
    const at = projection(centre, reachKm)
    const places = namedPlaces(byDistance(centre, city.suburbs), at)
    if (places.length < FEW_PLACES) continue
    const frame = { left: -100 * WIDE, top: -100, right: 100 * WIDE, bottom: 100 }
    const ground = cityGround(city, at, frame, [...PIN, ...places.flatMap(townRoom)])
    const whole = ({ y }: { y: number }): boolean => Math.abs(y) < NAMED_WITHIN
    return {
      reachKm,
      places,
      ground: { ...ground, shields: ground.shields.filter(whole), waters: ground.waters.filter(whole) },
    }
  }
  return null
}

const townsAround = (centre: { lat: number; lng: number }, known: readonly MapPlace[]) => {
  const nearestFirst = byDistance(centre, known)
  const furthest = nearestFirst[ENOUGH_PLACES - 1]?.km ?? nearestFirst.at(-1)?.km ?? REACH_KM.min
  const reachKm = Math.min(REACH_KM.max, Math.max(REACH_KM.min, furthest * 1.25))
  return { reachKm, places: namedPlaces(nearestFirst, projection(centre, reachKm)), ground: null }
}

/**
 * A map around a location: the towns and suburbs near it, true to direction and distance, with rings of distance
 * (VDP-16), in a known city on the same ground as the map of all locations. Drawn from the platform's own data, for
 * dealerships without an account at a map provider.
 */
export const drawnMap = (
  centre: { lat: number; lng: number },
  known: readonly MapPlace[],
  cities: readonly City[] = [],
): DrawnMap => {
  const { reachKm, places, ground } = cityAround(centre, cities) ?? townsAround(centre, known)
  const rings = RINGS.filter((km) => km > reachKm * 0.25 && km < reachKm * 1.3).slice(0, 2)
  return { reachKm, ground, rings: rings.map((km) => ({ km, ...freeSpot((km * 100) / reachKm, places) })), places }
}
