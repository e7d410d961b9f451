import { mainLocation } from '@/src/domain/locations/mainLocation'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import type { Site } from '@/tenants/Site'

/** The day on the clocks of the site's main location, 'yyyy-mm-dd', as `dealershipZone` has it. */
export const siteDay = (site: Site, now: Date): string => {
  const places = site.locations
    .filter(({ tenantId }) => tenantId === site.id)
    .map(({ primary, address }) => ({ primary, state: address.state }))
  return zonedTime(now, stateTimeZone(mainLocation(places)?.state ?? null)).date
}
