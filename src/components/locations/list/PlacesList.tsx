import type { ComponentType } from 'react'
import type { Theme } from '@/tenants/Site'
import { PlaceCities } from './PlaceCities'
import { PlacePhotos } from './PlacePhotos'
import { PlaceRows } from './PlaceRows'
import { PlacesBeside } from './PlacesBeside'
import { PlacesUnderMap } from './PlacesUnderMap'
import type { PlacesListProps } from './ShownPlace'

const LAYOUTS: Record<Theme['placesLayout'], ComponentType<PlacesListProps>> = {
  beside: PlacesBeside,
  map: PlacesUnderMap,
  photos: PlacePhotos,
  rows: PlaceRows,
  cities: PlaceCities,
}

/** The list of locations as the theme lays it out (LOC-01, LOC-05, RTE-33). */
export const PlacesList = ({ layout, ...list }: PlacesListProps & { layout: Theme['placesLayout'] }) => {
  const Layout = LAYOUTS[layout]
  return <Layout {...list} />
}
