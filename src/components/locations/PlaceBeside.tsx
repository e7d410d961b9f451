import { MapPin } from 'lucide-react'
import Link from 'next/link'
import { HoursTable } from '@/src/components/hours/HoursTable'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { LocationToday } from '@/src/components/hours/LocationToday'
import type { SiteLocation } from '@/tenants/Site'
import { AddressLines } from './AddressLines'
import { PlaceActions } from './PlaceActions'

/** The one place a form is about, beside it: where, its number, and its hours; on a phone, where the form follows, those of today. */
export const PlaceBeside = ({ location, href }: { location: SiteLocation; href: string }) => (
  <section aria-labelledby="place-beside" className="mt-10 border-t border-line pt-7">
    <h3 id="place-beside" className="text-subheading">
      <Link prefetch={false} href={href} className="hover:underline">
        {location.name}
      </Link>
    </h3>
    <LocationOpen location={location} />
    <div className="lg:hidden">
      <LocationToday location={location} hoursOnly />
    </div>
    <div className="mt-3 flex gap-2.5">
      <MapPin className="mt-0.5 size-5 text-brand-text" />
      <AddressLines location={location} className="not-italic" />
    </div>
    <div className="mt-2">
      <PlaceActions location={location} />
    </div>
    <div className="mt-4 max-w-sm max-lg:hidden">
      <HoursTable hours={location.openingHours} />
    </div>
  </section>
)
