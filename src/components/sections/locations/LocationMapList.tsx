import Link from 'next/link'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { addressLines } from '@/src/components/locations/AddressLines'
import { locationKind } from '@/src/components/locations/locationKinds'
import { PlacesMap } from '@/src/components/locations/map/PlacesMap'
import { PlaceActions } from '@/src/components/locations/PlaceActions'
import type { PlaceStock } from '@/src/components/locations/placeStock'
import { StockHere } from '@/src/components/locations/StockHere'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import type { SiteMap } from '@/src/domain/locations/maps/pinMap'
import type { SiteLocation } from '@/tenants/Site'

/** What the list adds to a place, by its id. */
export interface PlaceExtras {
  image: { url: string; alt: string } | null
  stock: PlaceStock | null
}

interface LocationMapListProps {
  map: SiteMap
  /** Each place's departments, the first one being what it is known by. */
  places: SiteLocation[][]
  extras: ReadonlyMap<string, PlaceExtras>
  hrefFor: (location: SiteLocation) => string
}

interface EntryProps {
  number: number
  departments: SiteLocation[]
  href: string
  extras: PlaceExtras | undefined
  /** One of many: without its picture. */
  small: boolean
}

const Entry = ({ number, departments: [main, ...others], href, extras, small }: EntryProps) =>
  main && (
    <li
      id={`place-${main.id}`}
      className="relative flex scroll-mt-28 gap-4 py-4 target:[&_.number]:ring-4 target:[&_.number]:ring-brand/25"
    >
      {extras?.image && !small && (
        <div className="relative mt-0.5 aspect-[8/5] w-20 shrink-0 self-start overflow-hidden rounded-md bg-surface sm:w-36">
          <Photo url={extras.image.url} alt="" sizes="9rem" />
        </div>
      )}
      <div className="min-w-0 grow">
        <h3 className="flex items-center gap-2.5 text-[1.0625rem] font-semibold leading-snug">
          <span
            aria-hidden
            className="number tabular grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand"
          >
            {number}
          </span>
          <Link prefetch={false} href={href} className="cover-link hover:underline">
            {main.name}
          </Link>
        </h3>
        <div className="mt-1 flex flex-wrap items-baseline gap-x-5">
          <LocationOpen location={main} />
          <StockHere stock={extras?.stock ?? null} className="relative z-2 min-h-6 text-sm" />
        </div>
        <p className="text-[0.9375rem] text-muted">
          {addressLines(main).join(', ')}
          {others.length > 0 && <span className="block text-sm">{[main, ...others].map(locationKind).join(', ')}</span>}
        </p>
        <PlaceActions location={main} />
      </div>
    </li>
  )

/** Places on a map and in a list; a pin leads to its place (LOC-01, LOC-04). */
export const LocationMapList = ({ map, places, extras, hrefFor }: LocationMapListProps) => {
  const numbers = new Map(
    places.flatMap(([main], index) => (main ? [[main.id, { number: index + 1, name: main.name }] as const] : [])),
  )
  const many = places.length > 4
  return (
    <div
      className={cx(
        'grid gap-8 lg:gap-12',
        many ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]' : 'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
      )}
    >
      <div className="self-start lg:sticky lg:top-28">
        <PlacesMap map={map} numbers={numbers} />
      </div>
      <ul
        className={cx('divide-y divide-line self-center', many && 'sm:grid sm:grid-cols-2 sm:gap-x-10 sm:divide-y-0')}
      >
        {places.map((departments, index) => {
          const [main] = departments
          return (
            main && (
              <Entry
                key={main.id}
                number={index + 1}
                departments={departments}
                href={hrefFor(main)}
                extras={extras.get(main.id)}
                small={many}
              />
            )
          )
        })}
      </ul>
    </div>
  )
}
