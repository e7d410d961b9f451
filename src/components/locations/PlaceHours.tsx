import { ChevronDown, Clock } from 'lucide-react'
import Link from 'next/link'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import type { SiteLocation } from '@/tenants/Site'
import { HoursTabs } from '../hours/HoursTabs'

interface PlaceHoursProps {
  main: SiteLocation
  departments: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
}

/** A place's opening hours, opened on request, a tab for each department (LOC-06). */
export const PlaceHours = ({ main, departments, hrefFor }: PlaceHoursProps) => (
  <details className="group open:basis-full">
    <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold sm:gap-2 lg:min-h-8">
      <Clock className="size-4 text-brand-text max-sm:hidden" />
      <span>
        <span className="max-sm:sr-only">Opening </span>Hours
      </span>
      <ChevronDown className="size-4 text-muted transition-transform group-open:rotate-180" />
    </summary>
    <div className="pb-2 pt-1">
      <HoursTabs
        id={`hours-${main.id}`}
        departments={departments}
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
    </div>
  </details>
)
