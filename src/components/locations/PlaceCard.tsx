import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { placesOf } from '@/src/domain/locations/departments'
import type { SiteLocation } from '@/tenants/Site'
import { LocationOpen } from '../hours/LocationOpen'
import { addressLines } from './AddressLines'
import { PlaceDoors } from './list/PlaceDoors'
import { PlaceKinds, PlaceName } from './list/PlaceParts'
import type { ShownPlace } from './list/ShownPlace'
import { PlaceActions } from './PlaceActions'
import { PlaceHours } from './PlaceHours'

interface PlaceCardProps extends Pick<ShownPlace, 'departments'> {
  hrefFor: (location: SiteLocation) => string
}

/** One place: whether it is open, what to come for, how to reach it (LOC-01, LOC-06). */
export const PlaceCard = ({ departments, hrefFor }: PlaceCardProps) => {
  const place = { departments, mark: null, km: null, stock: null }
  const [main] = departments
  return (
    <Card as="article" className="px-4 pb-1 pt-4 text-fg sm:px-5">
      <div className="grid content-start gap-x-4 sm:gap-x-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="lg:col-span-2">
          <PlaceName place={place} hrefFor={hrefFor} className="text-lead font-semibold" />
        </div>
        <div className="min-w-0">
          <LocationOpen location={main} />
          <p className="text-[0.9375rem] leading-snug text-muted">
            {addressLines(main).join(', ')}
            <PlaceKinds place={place} />
          </p>
        </div>
        <PlaceDoors links place={place} hrefFor={hrefFor} className="gap-y-0! max-lg:pt-1.5 lg:-mt-1 lg:flex-col" />
      </div>
      <div className="mt-2 flex items-start border-t border-line pt-1">
        <div className="min-w-0 grow">
          <PlaceActions location={main}>
            <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
          </PlaceActions>
        </div>
        <Link
          prefetch={false}
          href={hrefFor(main)}
          aria-label={`About ${main.name}`}
          className="-mr-2 grid size-11 max-sm:hidden shrink-0 place-items-center rounded-full text-brand-text hover:bg-brand-soft lg:size-8"
        >
          <ArrowRight className="size-5" />
        </Link>
      </div>
    </Card>
  )
}

interface LocationListProps {
  locations: SiteLocation[]
  hrefFor: (location: SiteLocation) => string
}

/** Places of the dealership with their hours, in the order of LOC-04 (LOC-01, LOC-05, LOC-06). */
export const LocationList = ({ locations, hrefFor }: LocationListProps) => (
  <ul className="grid gap-5 lg:grid-cols-2">
    {placesOf(locations).map(
      ([main, ...others]) =>
        main && (
          <li key={main.id} className="[&>article]:h-full">
            <PlaceCard departments={[main, ...others]} hrefFor={hrefFor} />
          </li>
        ),
    )}
  </ul>
)
