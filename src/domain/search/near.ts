/** Around a postcode: cars within `km`, or, with null, all cars with their distance (ALRT-05). */
export interface SearchNear {
  /** Four digits, as text: '0800'. */
  postcode: string
  km: number | null
}

/** A postcode with its place on the map. */
export interface NearPlace {
  postcode: string
  /** 'Melbourne'. */
  locality: string
  state: string
  lat: number
  lng: number
}

/** Distances a shopper can pick, in km. */
export const nearDistances = [10, 25, 50, 100, 250, 500] as const

const MOST_KM = 5000

/** Within bounds; null: no place. A senseless distance means any distance. */
export const tidyNear = (near: SearchNear | undefined): SearchNear | null => {
  if (near === undefined || !/^\d{4}$/.test(near.postcode)) return null
  const km = near.km === null || !Number.isInteger(near.km) || near.km < 1 || near.km > MOST_KM ? null : near.km
  return { postcode: near.postcode, km }
}

/** The engine's filter for cars around a place; none without a distance. */
export const nearFilters = ({ lat, lng }: Pick<NearPlace, 'lat' | 'lng'>, km: number | null): string[] =>
  km === null ? [] : [`_geoRadius(${lat}, ${lng}, ${km * 1000})`]

/** The engine's order by distance, nearest first; cars without a place come last. */
export const nearSort = ({ lat, lng }: Pick<NearPlace, 'lat' | 'lng'>): string => `_geoPoint(${lat}, ${lng}):asc`

const EARTH_KM = 6371

/** Kilometres between two points as the crow flies. */
export const distanceKm = (from: { lat: number; lng: number }, to: { lat: number; lng: number }): number => {
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(rad(to.lat - from.lat) / 2) ** 2 +
    Math.cos(rad(from.lat)) * Math.cos(rad(to.lat)) * Math.sin(rad(to.lng - from.lng) / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)))
}
