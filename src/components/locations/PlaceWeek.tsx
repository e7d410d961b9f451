import Link from 'next/link'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import type { SiteLocation } from '@/tenants/Site'
import { HoursTabs } from '../hours/HoursTabs'

export interface PlaceWeekProps {
  /** Unique on the page. */
  id: string
  main: SiteLocation
  departments: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
  dense?: boolean
}

/** A place's opening hours, a tab for each department (LOC-06), those other than the main one with their page and number. */
export const PlaceWeek = ({ id, main, departments, hrefFor, dense }: PlaceWeekProps) => (
  <HoursTabs
    id={id}
    departments={departments}
    dense={dense}
    lead={(department) =>
      department.id === main.id ? null : (
        <p className="flex flex-wrap items-center justify-between gap-x-6 py-1">
          <Link
            prefetch={false}
            href={hrefFor(department)}
            className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline"
          >
            {department.name}
          </Link>
          {department.phone && (
            <PhoneLink phone={department.phone} className="inline-flex min-h-6 items-center hover:underline" />
          )}
        </p>
      )
    }
  />
)
