import { mainLocation } from '@/src/domain/locations/mainLocation'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { zonedTime } from '@/src/domain/locations/hours/zonedTime'
import type { Site } from './Site'

/** The time zone of a site: that of its own main location, as `dealershipZone` has it. */
export const siteZone = (site: Pick<Site, 'id' | 'locations'>): string => {
  const places = site.locations
    .filter(({ tenantId }) => tenantId === site.id)
    .map(({ primary, address }) => ({ primary, state: address.state }))
  return stateTimeZone(mainLocation(places)?.state ?? null)
}

/** The day on those clocks, 'yyyy-mm-dd'. */
export const siteDay = (site: Pick<Site, 'id' | 'locations'>, now: Date): string => zonedTime(now, siteZone(site)).date
