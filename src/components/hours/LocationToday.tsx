import { groupHours } from '@/src/domain/locations/hours/groupHours'
import { stateTimeZone } from '@/src/domain/locations/hours/stateTimeZone'
import type { SiteLocation } from '@/tenants/Site'
import { LocationOpen } from './LocationOpen'
import { TodayHours } from './TodayHours'

interface LocationTodayProps {
  location: SiteLocation
  /** Without whether it is open, where the page has said so. */
  hoursOnly?: boolean
  /** Both on one line, where there is room. */
  inLine?: boolean
}

/** Whether a location is open now, and its hours of today; the week's hours where no script runs (ENT-05, ENT-06). */
export const LocationToday = ({ location, hoursOnly = false, inLine = false }: LocationTodayProps) => {
  const { openingHours, specialHours, address } = location
  return (
    <>
      <div data-js-only className={inLine ? 'flex flex-wrap items-baseline gap-x-2.5' : undefined}>
        {!hoursOnly && <LocationOpen location={location} besideHours />}
        <TodayHours
          hours={openingHours}
          special={specialHours}
          timeZone={stateTimeZone(address.state)}
          afterState={!hoursOnly}
        />
      </div>
      <noscript>
        {groupHours(openingHours).map(({ label, hours }) => (
          <span key={label} className="tabular block text-sm">
            {label} <span className="font-semibold">{hours}</span>
          </span>
        ))}
      </noscript>
    </>
  )
}
