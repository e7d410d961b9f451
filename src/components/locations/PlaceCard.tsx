import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { placesOf } from '@/src/domain/locations/departments'
import { formatKm } from '@/src/domain/locations/locator'
import type { SiteLocation } from '@/tenants/Site'
import { LocationOpen } from '../hours/LocationOpen'
import { addressLines } from './AddressLines'
import { locationKind } from './locationKinds'
import { PlaceActions } from './PlaceActions'
import { PlaceHours } from './PlaceHours'
import type { PlaceStock } from './placeStock'
import { StockHere } from './StockHere'

interface PlaceCardProps {
  /** Its number on the map; null when it is not on the map. */
  number: number | null
  /** The place's departments, the first one being what it is known by. */
  departments: SiteLocation[]
  km: number | null
  hrefFor: (location: SiteLocation) => string
  image?: { url: string; alt: string } | null
  stock?: PlaceStock | null
}

/** One place in a list: how far, open until when, how to reach it, the hours of each department (LOC-01, LOC-06). */
export const PlaceCard = ({ number, departments, km, hrefFor, image = null, stock = null }: PlaceCardProps) => {
  const [main] = departments
  if (!main) return null
  return (
    <Card
      as="article"
      className={cx(
        'grid content-start text-fg',
        image && 'grid-cols-[6.25rem_minmax(0,1fr)] sm:grid-cols-[10.5rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr]',
      )}
    >
      {image && (
        <div className="relative overflow-hidden bg-surface max-sm:mt-3.5 max-sm:ml-4 max-sm:aspect-[8/5] max-sm:self-start max-sm:rounded-md sm:row-span-2 sm:max-h-44 sm:min-h-28">
          <Photo url={image.url} alt="" sizes="(min-width: 640px) 10.5rem, 6.25rem" />
        </div>
      )}
      <div className={cx('min-w-0 px-4 pt-2.5', !image && 'sm:px-5 sm:pt-4')}>
        <div className="flex items-center gap-4">
          <div className="flex min-w-0 grow items-center gap-2.5">
            {number !== null && (
              <span
                aria-hidden
                className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand"
              >
                {number}
              </span>
            )}
            <h3 className="min-w-0 text-[1.0625rem] font-semibold leading-snug sm:text-lg">
              <Link prefetch={false} href={hrefFor(main)} className="hover:underline">
                {main.name}
              </Link>
            </h3>
          </div>
          {km !== null && (
            <p className="tabular shrink-0 rounded-full bg-surface px-2.5 py-0.5 text-sm font-semibold">
              {formatKm(km)}
            </p>
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-5">
          <LocationOpen location={main} />
          <StockHere stock={stock} className="min-h-6 text-[0.9375rem]" />
        </div>
        <p className="text-[0.9375rem] text-muted">
          {addressLines(main).join(', ')}
          {departments.length > 1 && (
            <span className="max-sm:block">
              <span className="max-sm:hidden"> · </span>
              {departments.map(locationKind).join(', ')}
            </span>
          )}
        </p>
      </div>
      <div className={cx('flex items-start px-4 pb-1.5 pt-0.5', image ? 'col-span-full sm:col-span-1' : 'sm:px-5')}>
        <div className="min-w-0 grow">
          <PlaceActions location={main}>
            <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
          </PlaceActions>
        </div>
        <Link
          prefetch={false}
          href={hrefFor(main)}
          aria-label={`About ${main.name}`}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-brand-text hover:bg-brand-soft lg:size-9"
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
    {placesOf(locations).map((departments) => (
      <li key={departments[0]?.id} className="[&>article]:h-full">
        <PlaceCard number={null} departments={departments} km={null} hrefFor={hrefFor} />
      </li>
    ))}
  </ul>
)
