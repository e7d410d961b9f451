import { greatCircleKm, type Place } from './delivery/greatCircleKm'
import { byNumber } from '../byNumber'

export const departmentKinds = ['sales', 'service', 'parts'] as const
export type DepartmentKind = (typeof departmentKinds)[number]

/** A visitor's query of the dealer locator (RTE-33). */
export interface LocatorState {
  /** As typed; '' when empty. */
  postcode: string
  /** Brand slug; null for any. */
  brand: string | null
  kind: DepartmentKind | null
}

export const LOCATOR_PATH = '/dealer-locator'
export const emptyLocatorState: LocatorState = { postcode: '', brand: null, kind: null }

const POSTCODE_CHARACTERS = 12

/** Parses the locator's query from an address; invalid values are dropped. */
export const parseLocatorParams = (params: URLSearchParams): LocatorState => {
  const brand = params.get('brand')?.trim().toLowerCase() ?? ''
  return {
    postcode: (params.get('postcode') ?? '').trim().slice(0, POSTCODE_CHARACTERS),
    brand: /^[a-z0-9-]+$/.test(brand) ? brand : null,
    kind: departmentKinds.find((kind) => kind === params.get('type')) ?? null,
  }
}

/** The address of a query; the plain locator page for an empty one. */
export const locatorHref = ({ postcode, brand, kind }: LocatorState): string => {
  const asked = Object.entries({ postcode, brand: brand ?? '', type: kind ?? '' }).filter(([, value]) => value !== '')
  return asked.length === 0 ? LOCATOR_PATH : `${LOCATOR_PATH}?${new URLSearchParams(asked)}`
}

interface MaybePlaced {
  lat: number | null
  lng: number | null
}

/** Locations with their distance in km, nearest first (LOC-12); those without coordinates come last, with km null. */
export const nearestFirst = <T extends MaybePlaced>(
  places: readonly T[],
  from: Place,
): { place: T; km: number | null }[] =>
  places
    .map((place) => {
      const { lat, lng } = place
      return { place, km: lat === null || lng === null ? null : greatCircleKm(from, { lat, lng }) }
    })
    .toSorted(byNumber(({ km }) => km))

const WHOLE_FROM_KM = 10

/** '3.4 km', '12 km', '1,204 km'. */
export const formatKm = (km: number): string =>
  `${km.toLocaleString('en-AU', { maximumFractionDigits: km < WHOLE_FROM_KM ? 1 : 0 })} km`
