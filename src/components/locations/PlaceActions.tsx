import { Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import type { SiteLocation } from '@/tenants/Site'
import { directionsHref } from './AddressLines'

const action =
  'relative z-2 inline-flex min-h-11 items-center gap-1.5 font-semibold sm:gap-2 hover:underline lg:min-h-8'

/** Call, get directions, and what else can be done at a place, in a row. */
export const PlaceActions = ({ location, children }: { location: SiteLocation; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] sm:gap-x-5">
    {location.phone && (
      <PhoneLink phone={location.phone} className={`${action} whitespace-nowrap`}>
        <Phone className="size-4 text-brand-text" />
      </PhoneLink>
    )}
    <a href={directionsHref(location)} target="_blank" rel="noopener" className={action}>
      <Navigation className="size-4 text-brand-text" />
      <span>
        Directions<span className="sr-only"> to {location.name}</span>
      </span>
    </a>
    {children}
  </div>
)
