import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import type { SiteLocation } from '@/tenants/Site'
import { OpenBadge } from './OpenBadge'

/** Whether a location is open now, holidays counted, on its own clock (ENT-05, ENT-06). */
export const LocationOpen = ({
  location: { openingHours, specialHours, address },
  besideHours,
}: {
  location: Pick<SiteLocation, 'openingHours' | 'specialHours' | 'address'>
  besideHours?: boolean
}) => (
  <OpenBadge
    hours={openingHours}
    special={specialHours}
    timeZone={stateTimeZone(address.state)}
    besideHours={besideHours}
  />
)
