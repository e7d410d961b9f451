import { EARTH_RADIUS_KM } from '@/src/domain/constants/site'

export interface Place {
  lat: number
  lng: number
}

/** Kilometres of a degree of latitude, and of longitude at the equator. */
export const KM_PER_DEGREE = 111.2

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance over the ground between two places, in kilometres (LOC-12; haversine, Earth radius 6371 km). */
export const greatCircleKm = (from: Place, to: Place): number => {
  const half = (a: number, b: number): number => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng)
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}
