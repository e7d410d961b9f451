import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { AddressLines } from '@/src/components/locations/AddressLines'
import { locationKind } from '@/src/components/locations/locationKinds'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { departmentsOf, placesOf } from '@/src/domain/locations/departments'
import type { Site } from '@/tenants/Site'

const SHOWN = 3

/** Where the dealership is: its main places, and the way to the others. */
export const FooterLocations = ({ site }: { site: Pick<Site, 'locations' | 'settings'> }) => {
  const places = placesOf(site.locations)
  const shown = places.slice(0, SHOWN).flatMap(([main]) => main ?? [])
  return (
    <div>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((location) => (
          <li key={location.id} className="text-sm leading-relaxed text-on-ink-muted">
            <p className="mb-1">
              <Link
                prefetch={false}
                href={siteLocationHref(site, location)}
                className="inline-flex min-h-6 items-center text-[0.9375rem] font-semibold text-on-ink hover:underline"
              >
                {location.name}
              </Link>
            </p>
            <AddressLines location={location} className="not-italic" />
            <p>
              {departmentsOf(location, site.locations)
                .filter(({ locationType }) => locationType !== null)
                .map(locationKind)
                .join(' · ')}
            </p>
            {location.phone && (
              <PhoneLink
                phone={location.phone}
                className="inline-flex min-h-6 items-center text-on-ink hover:underline"
              />
            )}
          </li>
        ))}
      </ul>
      {places.length > shown.length && (
        <Link
          prefetch={false}
          href="/dealer-locator"
          className="mt-8 inline-flex min-h-9 items-center gap-2 font-semibold hover:underline"
        >
          All {places.length} places, on a map
          <ArrowRight className="size-4" />
        </Link>
      )}
    </div>
  )
}
