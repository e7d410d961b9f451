import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { placesOf } from '@/src/domain/locations/departments'
import type { SiteLocation } from '@/tenants/Site'
import { LocationOpen } from '../hours/LocationOpen'
import { addressLines } from './AddressLines'
import { PlaceDoors } from './list/PlaceDoors'
import { kindsOf, PlaceName, PlacePicture } from './list/PlaceParts'
import type { ShownPlace } from './list/ShownPlace'
import { PlaceActions } from './PlaceActions'
import { PlaceHours } from './PlaceHours'

interface PlaceCardProps
  extends Pick<ShownPlace, 'mark' | 'departments' | 'km'>, Partial<Pick<ShownPlace, 'stock' | 'image' | 'person'>> {
  hrefFor: (location: SiteLocation) => string
}

/** One place in a list: its building, how far, whether it is open, what to come for, how to reach it (LOC-01, LOC-06). */
export const PlaceCard = ({ hrefFor, stock = null, image = null, person = null, ...place }: PlaceCardProps) => {
  const { departments } = place
  const [main] = departments
  return (
    <Card as="article" className={cx('px-4 pb-1 pt-4 text-fg sm:px-5', image && 'xl:pl-[15.25rem]')}>
      <div
        className={cx(
          'grid content-start gap-x-4 sm:gap-x-5',
          image
            ? 'grid-cols-[7rem_minmax(0,1fr)] grid-rows-[auto_1fr] sm:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_auto]'
            : 'lg:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <PlacePicture
          place={{ image }}
          sizes="(min-width: 1280px) 14rem, (min-width: 640px) 11rem, 7rem"
          shape="aspect-[4/3] sm:aspect-[8/5] xl:aspect-auto"
          className="row-span-2 self-start rounded-md sm:max-lg:row-span-3 xl:absolute xl:inset-y-0 xl:left-0 xl:w-[14rem] xl:self-stretch xl:rounded-none"
        />
        <div className="lg:col-span-2">
          <PlaceName place={place} hrefFor={hrefFor} className="text-lead font-semibold" />
        </div>
        <div className="min-w-0">
          <LocationOpen location={main} />
          <p className="text-[0.9375rem] leading-snug text-muted">
            {addressLines(main).join(', ')}
            <span className="block">
              {[kindsOf(departments), person && `Ask for ${person.name}`].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        <PlaceDoors
          links
          place={{ departments, stock }}
          hrefFor={hrefFor}
          className={cx('gap-y-0! max-lg:pt-1.5 lg:-mt-1 lg:flex-col', image && 'max-sm:col-span-full')}
        />
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
            <PlaceCard mark={null} departments={[main, ...others]} km={null} hrefFor={hrefFor} />
          </li>
        ),
    )}
  </ul>
)
