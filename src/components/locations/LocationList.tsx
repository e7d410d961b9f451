import { placesOf } from '@/src/domain/locations/departments'
import type { SiteLocation } from '@/tenants/Site'
import { PlaceCard } from './PlaceCard'

interface LocationListProps {
  locations: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
}

/** Places of the dealership with their hours, in the order of LOC-04 (LOC-01, LOC-05, LOC-06). */
export const LocationList = ({ locations, hrefFor }: LocationListProps) => (
  <ul className="grid gap-5 lg:grid-cols-2">
    {placesOf(locations).map((departments) => (
      <li key={departments[0]?.id} className="[&>article]:h-full">
        <PlaceCard number={null} departments={departments} km={null} hrefFor={hrefFor} />
      </li>
    ))}
  </ul>
)
