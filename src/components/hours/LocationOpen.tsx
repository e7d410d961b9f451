import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import type { SiteLocation } from '@/tenants/Site'
import { OpenBadge } from './OpenBadge'

/** Whether a location is open now, holidays counted, on its own clock (ENT-05, ENT-06). */
export const LocationOpen = ({
  location: { openingHours, specialHours, address },
}: {
  location: Pick<SiteLocation, 'openingHours' | 'specialHours' | 'address'>
}) => <OpenBadge hours={openingHours} special={specialHours} timeZone={stateTimeZone(address.state)} />
