import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { MapPin, Phone } from 'lucide-react'
import type { SiteLocation } from '@/tenants/Site'
import { addressLines } from '@/src/components/locations/AddressLines'
import { LocationToday } from '@/src/components/hours/LocationToday'
import { locationKind } from '@/src/components/locations/locationKinds'
import { Button } from '@/src/components/ui/Button'
import { Card } from '@/src/components/ui/Card'

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3', 4: 'sm:grid-cols-2 lg:grid-cols-4' }

export interface LocationCardsProps {
  locations: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
}

interface LocationCardProps {
  location: SiteLocation
  /** Its dealership's other departments at the same place. */
  others?: SiteLocation[]
  href: string
}

/** One location: what it is, whether it is open and its hours of today, where, and how to call (LOC-01). */
export const LocationCard = ({ location, others = [], href }: LocationCardProps) => (
  <Card className="flex h-full flex-col p-6 text-fg">
    <p className="text-sm font-semibold text-brand-text">{[location, ...others].map(locationKind).join(' · ')}</p>
    <h3 className="mt-1 text-subheading">{location.name}</h3>
    <div className="mt-1">
      <LocationToday location={location} />
    </div>
    <p className="mt-3 flex gap-2.5 text-muted">
      <MapPin className="mt-0.5 size-5" />
      <span>{addressLines(location).join(', ')}</span>
    </p>
    {location.phone && (
      <PhoneLink
        phone={location.phone}
        className="mt-2 inline-flex min-h-6 items-center gap-2.5 self-start font-semibold hover:underline"
      >
        <Phone className="size-5 text-muted" />
      </PhoneLink>
    )}
    <div className="mt-auto pt-6">
      <Button href={href} variant="outline" size="sm" aria-label={`Hours and directions: ${location.name}`}>
        Hours and directions
      </Button>
    </div>
  </Card>
)

/** Columns of location cards by how many there are: exactly 6 in 3, more than 3 in 4, otherwise one each (LOC-03). */
export const locationColumns = (count: number): 1 | 2 | 3 | 4 => {
  if (count === 6) return 3
  if (count > 3) return 4
  return count === 3 ? 3 : count === 2 ? 2 : 1
}

/** Where to find the dealership (LOC-01, LOC-03). */
export const LocationCards = ({ locations, hrefFor }: LocationCardsProps) => (
  <ul className={`grid gap-5 ${locations.length > 2 ? 'phone-row' : ''} ${COLUMNS[locationColumns(locations.length)]}`}>
    {locations.map((location) => (
      <li key={location.id}>
        <LocationCard location={location} href={hrefFor(location)} />
      </li>
    ))}
  </ul>
)
