import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { LocationToday } from '@/src/components/hours/LocationToday'
import type { SiteLocation } from '@/tenants/Site'
import { departmentIcon } from './departmentIcons'
import { locationKind } from './locationKinds'

/** The other departments of a place side by side, each with its hours of today and its number. */
export const Departments = ({ departments }: { departments: SiteLocation[] }) =>
  departments.length > 0 && (
    <div>
      <h2 className="mb-3 text-subheading">Other departments</h2>
      <ul className="grid gap-3 sm:has-[>:nth-child(2)]:grid-cols-2">
        {departments.map((location) => {
          const Icon = departmentIcon(location)
          return (
            <li key={location.id} className="flex gap-3.5 rounded-lg border border-line p-4">
              <span className="grid size-10 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-text">
                <Icon className="size-5" />
              </span>
              <div className="min-w-0">
                <h3 className="font-semibold">{locationKind(location)}</h3>
                <LocationToday location={location} hoursOnly />
                {location.phone && (
                  <PhoneLink
                    phone={location.phone}
                    className="inline-flex min-h-8 items-center font-semibold text-brand-text hover:underline"
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
