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
