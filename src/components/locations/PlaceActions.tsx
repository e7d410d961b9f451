import { Navigation, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import type { SiteLocation } from '@/tenants/Site'
import { directionsHref } from './AddressLines'

const action = 'relative z-2 inline-flex min-h-11 items-center gap-2 font-semibold hover:underline lg:min-h-9'

/** Call, get directions, and what else can be done at a place, in a row. */
export const PlaceActions = ({ location, children }: { location: SiteLocation; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-5 text-[0.9375rem]">
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
