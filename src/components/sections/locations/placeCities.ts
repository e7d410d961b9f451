import type { PinMap } from '@/src/domain/locations/maps/pinMap'
import type { PlaceStock } from '@/src/domain/locations/placeStock'
import type { SiteLocation } from '@/tenants/Site'

/** A place's departments, the first one being what it is known by, and its stock. */
export interface MappedPlace {
  departments: SiteLocation[]
  stock: PlaceStock | null
}

export interface PlaceCity {
  title: string
  places: MappedPlace[]
}

/** More are read by the city they are in where the map draws those of a city as one pin. */
const LISTED = 4

/**
 * Places by the city whose pin gathers them, the city with most of them first; null where the list is short, or each place
 * has a pin of its own, which its number in the list leads to.
 */
export const placeCities = (places: readonly MappedPlace[], { pins }: Pick<PinMap, 'pins'>): PlaceCity[] | null => {
  if (places.length <= LISTED || pins.every(({ ids }) => ids.length === 1)) return null
  const cityOf = ({ departments: [main] }: MappedPlace): string =>
    pins.find(({ ids }) => main && ids.includes(main.id))?.label ?? main?.address.city ?? main?.name ?? ''
  const cities = [...Map.groupBy(places, cityOf)].map(([title, own]) => ({ title, places: own }))
  return cities.length > 1 ? cities.toSorted((one, other) => other.places.length - one.places.length) : null
}
