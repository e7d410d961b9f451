import { MapPin, Navigation, Phone } from 'lucide-react'
import Link from 'next/link'
import { AddressLines, directionsHref } from '@/src/components/locations/AddressLines'
import { HoursTable } from '@/src/components/hours/HoursTable'
import { LicenceNumbers } from '@/src/components/locations/LicenceNumbers'
import { Button } from '@/src/components/ui/Button'
import { buttonClasses } from '@/src/components/ui/buttonClasses'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { PHONE_MISSING_TEXT } from '@/src/domain/constants/vehicle'
import { formatPhone } from '@/src/domain/locations/formatPhone'
import type { LegalWords } from '@/src/domain/legal/legalTexts'
import type { DrawnMap } from '@/src/domain/locations/maps/drawnMap'
import type { SiteLocation } from '@/tenants/Site'
import { LocationMap } from './LocationMap'

const Call = ({ phone, masked }: { phone: string; masked: boolean }) =>
  masked ? (
    <Button href="#phone" variant="outline">
      <Phone className="size-4.5" />
      Call
    </Button>
  ) : (
    <PhoneLink phone={formatPhone(phone)} className={buttonClasses({ variant: 'outline' })}>
      <Phone className="size-4.5" />
    </PhoneLink>
  )

/** Says that there is no number, on the page and in the console (ERR-16). */
const NoPhone = () => (
  <p className="inline-flex min-h-11 items-center text-muted">
    {PHONE_MISSING_TEXT}
    <script dangerouslySetInnerHTML={{ __html: `console.warn(${JSON.stringify(PHONE_MISSING_TEXT)})` }} />
  </p>
)

/** A location with its map. */
export interface ShownPlace {
  location: SiteLocation
  /** Null when the location's coordinates are not known. */
  map: DrawnMap | null
  /** The map provider's embed address; null without an account. */
  frame: string | null
}

interface LocationPanelProps {
  place: ShownPlace
  /** Phone number for the car, as the dealership wrote it (TEN-14). */
  phone: string | null
  /** The number is masked here until the visitor asks for it (VDP-23). */
  masked: boolean
  /** Legal texts of the location's state. */
  legal: LegalWords
}

/** Where the car can be seen: map, address, hours, licence numbers (VDP-16, LAW-06). */
export const LocationPanel = ({ place: { location, map, frame }, phone, masked, legal }: LocationPanelProps) => (
  <div className="@container">
    <div className="overflow-hidden rounded-xl bg-surface has-[[role=img]]:@4xl:grid has-[[role=img]]:@4xl:grid-cols-2 has-[[role=img]]:@6xl:grid-cols-[1fr_1.15fr]">
      {map && <LocationMap name={location.name} map={map} frame={frame} />}
      <div className="grid content-center gap-2.5 p-4 sm:gap-8 sm:p-6 @xl:grid-cols-2 @xl:p-8 @4xl:grid-cols-1 @6xl:grid-cols-2">
        <div>
          <h3 className="text-subheading">{location.name}</h3>
          <AddressLines location={location} className="mt-1 not-italic text-muted sm:mt-3" />
          <div className="mt-3 grid grid-cols-2 gap-2 max-sm:*:px-2! sm:mt-5 sm:flex sm:flex-wrap sm:gap-3">
            <Button href={directionsHref(location)} newTab variant="outline">
              <Navigation className="size-4.5" />
              Get directions
            </Button>
            {phone ? <Call phone={phone} masked={masked} /> : <NoPhone />}
          </div>
          <LicenceNumbers location={location} legal={legal} />
        </div>
        {location.openingHours.length > 0 && (
          <div className="text-[0.9375rem]">
            <HoursTable hours={location.openingHours} />
          </div>
        )}
      </div>
    </div>
  </div>
)

/** Other locations the car can be had from (CAR-30), each with its page. */
export const OtherPlaces = ({ places }: { places: { location: SiteLocation; href: string }[] }) =>
  places.length > 0 && (
    <div className="mt-6">
      <p className="mb-3 font-semibold">Also available through</p>
      <ul className="grid gap-3 @xl:grid-cols-2">
        {places.map(({ location, href }) => (
          <li key={location.id}>
            <Link
              prefetch={false}
              href={href}
              className="flex items-center gap-3 rounded-lg border border-line p-4 hover:border-fg"
            >
              <MapPin className="size-5 text-muted" />
              <span>
                <span className="block font-semibold">{location.name}</span>
                <span className="text-sm text-muted">
                  {[location.address.city, location.address.state].filter(Boolean).join(' ')}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
