import { Button } from '@/src/components/ui/Button'
import { Card } from '@/src/components/ui/Card'
import { Icon } from '@/src/components/ui/Icon'
import { stateTimeZone } from '@/src/domain/locations/stateTimeZone'
import { phoneHref } from '@/src/domain/site/paths'
import type { SiteLocation } from '@/tenants/Site'
import { AddressLines } from './AddressLines'
import { directionsHref } from './directionsHref'
import { HoursTable } from './HoursTable'
import { OpenBadge } from './OpenBadge'

const KINDS = { sales: 'Sales', service: 'Service', parts: 'Parts' }

interface LocationListProps {
  locations: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
}

const Entry = ({ location, href }: { location: SiteLocation; href: string }) => (
  <Card as="article" className="grid gap-8 p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
    <div className="flex flex-col items-start">
      <p className="flex flex-wrap items-center gap-x-4 text-sm font-semibold text-brand-text">
        {location.locationType ? KINDS[location.locationType] : 'Dealership'}
        <OpenBadge hours={location.openingHours} special={[]} timeZone={stateTimeZone(location.address.state)} />
      </p>
      <h2 className="mt-1 text-subheading">
        <a href={href} className="hover:underline">
          {location.name}
        </a>
      </h2>
      <AddressLines location={location} className="mt-3 not-italic text-muted" />
      {location.phone && (
        <a
          href={phoneHref(location.phone)}
          className="mt-3 inline-flex min-h-6 items-center gap-2.5 font-semibold hover:underline"
        >
          <Icon name="phone" className="size-5 text-muted" />
          {location.phone}
        </a>
      )}
      <div className="mt-auto flex flex-wrap gap-3 pt-6">
        <Button href={href} size="sm" aria-label={`About ${location.name}`}>
          View location
        </Button>
        <Button
          href={directionsHref(location)}
          newTab
          size="sm"
          variant="outline"
          aria-label={`Directions to ${location.name}`}
        >
          <Icon name="navigation" className="size-4" />
          Get directions
        </Button>
      </div>
    </div>
    <div>
      <h3 className="mb-1 flex items-center gap-2 text-sm font-semibold text-muted">
        <Icon name="clock" className="size-4.5" />
        Opening Hours
      </h3>
      <HoursTable hours={location.openingHours} />
    </div>
  </Card>
)

/** Every place of the dealership with its hours, in the order of LOC-04 (LOC-01, LOC-05, LOC-06). */
export const LocationList = ({ locations, hrefFor }: LocationListProps) => (
  <ul className="grid gap-5 xl:grid-cols-2">
    {locations.map((location) => (
      <li key={location.id} className="[&>article]:h-full">
        <Entry location={location} href={hrefFor(location)} />
      </li>
    ))}
  </ul>
)
