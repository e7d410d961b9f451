import type { ReactNode } from 'react'
import type { Person } from '@/src/domain/locations/people'
import type { PlaceStock } from '@/src/domain/locations/placeStock'
import type { SiteLocation } from '@/tenants/Site'
import type { PlaceMark } from '../PlaceNumber'

/** A place of the list of locations with what its layouts show of it. */
export interface ShownPlace {
  /** The first one is what the place is known by. */
  departments: [SiteLocation, ...SiteLocation[]]
  /** Distance from the visitor; null when not known. */
  km: number | null
  /** Null when it is not on the map. */
  mark: PlaceMark | null
  stock: PlaceStock | null
  /** Of its building. */
  image: { url: string; alt: string } | null
  /** Whom to ask for; null: none is named there. */
  person: Person | null
}

export interface ShownGroup {
  id: string
  /** Null for the only group, which needs no title. */
  title: string | null
  tagline: string | null
  places: ShownPlace[]
}

export interface PlacesListProps {
  groups: ShownGroup[]
  /** Of all of them; null: none has coordinates. */
  map: ReactNode
  /** The question for the nearest one. */
  finder: ReactNode
  /** How many fit, above the list; null: nothing to say. */
  answer: ReactNode
  hrefFor: (location: SiteLocation) => string
}
