import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { departmentKinds } from '@/src/domain/locations/locator'
import type { SiteLocation } from '@/tenants/Site'
import { departmentIcon } from './departmentIcons'
import { locationKind } from './locationKinds'
import { LocationOpen } from '../hours/LocationOpen'

/**
 * The first location of each type, with its phone and whether it is open now; renders nothing when no location has a
 * type.
 */
export const WhoToCall = ({ locations }: { locations: SiteLocation[] }) => {
  const first = departmentKinds.flatMap((kind) => {
    const location = locations.find(({ locationType }) => locationType === kind)
    return location ? [{ kind, Icon: departmentIcon(location), location }] : []
  })
  if (first.length === 0) return null
  return (
    <ul aria-label="Who to call" className="mt-8 divide-y divide-line border-y border-line">
      {first.map(({ kind, Icon, location }) => (
        <li key={kind} className="flex items-start gap-4 py-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-canvas text-brand-text">
            <Icon className="size-5.5" />
          </span>
          <div className="min-w-0 grow">
            <p className="font-semibold">{locationKind(location)}</p>
            <p className="truncate text-sm text-muted">{location.name}</p>
            <LocationOpen location={location} />
          </div>
          {location.phone && (
            <PhoneLink
              phone={location.phone}
              className="inline-flex min-h-11 shrink-0 items-center font-semibold text-brand-text hover:underline"
            />
          )}
        </li>
      ))}
    </ul>
  )
}
