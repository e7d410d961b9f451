import Link from 'next/link'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { Section } from '@/src/components/ui/Section'
import { formatKm } from '@/src/domain/locations/locator'
import type { SiteLocation } from '@/tenants/Site'
import { addressLines } from './AddressLines'

export interface NearPlaceCard {
  location: SiteLocation
  /** Null when one of the two is not on the map. */
  km: number | null
  href: string
}

/** Where else to go: the nearest other places of the site. */
export const NearPlaces = ({ places }: { places: NearPlaceCard[] }) =>
  places.length > 0 && (
    <Section title="Nearest other locations" link={{ label: 'All locations and hours', href: '/dealer-locator' }}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:has-[>:nth-child(3)]:grid-cols-3">
        {places.map(({ location, km, href }) => (
          <li
            key={location.id}
            className="relative rounded-lg border border-line bg-canvas p-4 transition-colors hover:border-line-strong sm:p-5"
          >
            {km !== null && <p className="tabular text-sm font-semibold text-brand-text">{formatKm(km)} away</p>}
            <h3 className="font-semibold">
              <Link prefetch={false} href={href} className="cover-link hover:underline">
                {location.name}
              </Link>
            </h3>
            <LocationOpen location={location} />
            <p className="text-sm text-muted">{addressLines(location).join(', ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
