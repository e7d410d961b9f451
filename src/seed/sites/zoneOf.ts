import type { DemoTenant } from '@/tenants/demo/DemoTenant'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import { mainLocation } from '@/src/domain/locations/mainLocation'

/** Time zone of a demo dealership: that of its main location. */
export const zoneOf = ({ locations }: Pick<DemoTenant, 'locations'>): string =>
  stateTimeZone(mainLocation(locations)?.state ?? null)
