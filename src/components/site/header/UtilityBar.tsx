import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { ArrowRight, ChevronDown, Clock, MapPin, Phone } from 'lucide-react'
import Link from 'next/link'
import type { SiteLocation } from '@/tenants/Site'
import { HoursTabs } from '@/src/components/hours/HoursTabs'
import { Container } from '@/src/components/ui/Container'
import { departmentsOf, placesOf } from '@/src/domain/locations/departments'

interface UtilityBarProps {
  tagline: string | null
  /** The main one. */
  location: SiteLocation | null
  locations: SiteLocation[]
  /** Where the numbers are, on a site that shows them only to who asks (VDP-23). */
  numbersHref: string | null
}

interface OpeningHoursProps {
  location: SiteLocation
  locations: SiteLocation[]
  /** How many there are to visit. */
  places: number
}

const item = 'inline-flex min-h-6 items-center gap-1.5 hover:underline'

/** 'Opening Hours' of the main location, a tab for each type (LOC-06): a popover of the platform, without a script. */
const OpeningHours = ({ location, locations, places }: OpeningHoursProps) => (
  <>
    <button type="button" popoverTarget="opening-hours" className={item}>
      <Clock className="size-4" />
      Opening Hours
      <ChevronDown className="size-3.5 opacity-70" />
    </button>
    <div
      id="opening-hours"
      popover="auto"
      role="dialog"
      aria-label="Opening Hours"
      className="absolute left-auto right-[max(var(--spacing-gutter),calc((100vw-var(--container-site))/2+var(--spacing-gutter)))] top-10 m-0 w-88 rounded-lg border border-line bg-canvas p-5 text-[0.9375rem] text-fg shadow-overlay motion-safe:animate-[rise-in_200ms_var(--ease-out)]"
    >
      <p className="mb-3 font-semibold">{location.name}</p>
      <HoursTabs id="bar-hours" departments={departmentsOf(location, locations)} />
      <Link
        prefetch={false}
        href="/dealer-locator"
        className="mt-3 inline-flex min-h-9 items-center gap-2 font-semibold text-brand-text hover:underline"
      >
        {places > 1 ? `All ${places} locations` : 'Holiday hours and directions'}
        <ArrowRight className="size-4" />
      </Link>
    </div>
  </>
)

/** The thin line above the header: who we are, where, when, and how to call. */
export const UtilityBar = ({ tagline, location, locations, numbersHref }: UtilityBarProps) => {
  const places = placesOf(locations).length
  return (
    <aside
      aria-label="Find and call us"
      className="on-dark hidden border-b border-ink-line bg-ink text-[0.8125rem] text-on-ink lg:block"
    >
      <Container className="flex h-9 items-center justify-between gap-8">
        <p className="truncate text-on-ink-muted">{tagline}</p>
        <ul className="flex shrink-0 items-center gap-6">
          {location && (
            <li>
              <Link prefetch={false} href={places > 1 ? '/dealer-locator' : '/contact-us'} className={item}>
                <MapPin className="size-4" />
                {places > 1
                  ? `${places} locations`
                  : [location.address.city, location.address.state].filter(Boolean).join(' ')}
              </Link>
            </li>
          )}
          {location && location.openingHours.length > 0 && (
            <li>
              <OpeningHours location={location} locations={locations} places={places} />
            </li>
          )}
          {location?.phone && (
            <li>
              <PhoneLink phone={location.phone} className={item}>
                <Phone className="size-4" />
              </PhoneLink>
            </li>
          )}
          {numbersHref && (
            <li>
              <Link prefetch={false} href={numbersHref} className={item}>
                <Phone className="size-4" />
                Phone numbers
              </Link>
            </li>
          )}
        </ul>
      </Container>
    </aside>
  )
}
