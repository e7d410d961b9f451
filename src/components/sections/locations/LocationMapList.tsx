import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { ArrowRight, Phone } from 'lucide-react'
import Link from 'next/link'
import { AddressLines } from '@/src/components/locations/AddressLines'
import { locationKind } from '@/src/components/locations/locationKinds'
import { PlacesMap } from '@/src/components/locations/map/PlacesMap'
import { cx } from '@/src/components/ui/cx'
import type { SiteMap } from '@/src/domain/locations/maps/pinMap'
import type { SiteLocation } from '@/tenants/Site'

interface LocationMapListProps {
  map: SiteMap
  /** Each place's departments, the first one being what it is known by. */
  places: SiteLocation[][]
  hrefFor: (location: SiteLocation) => string
}

interface EntryProps {
  number: number
  departments: SiteLocation[]
  href: string
}

const Entry = ({ number, departments: [main, ...others], href }: EntryProps) =>
  main && (
    <li
      id={`place-${main.id}`}
      className="relative flex scroll-mt-28 gap-4 py-5 target:[&_.number]:ring-4 target:[&_.number]:ring-brand/25"
    >
      <span
        aria-hidden
        className="number tabular grid size-8 shrink-0 place-items-center rounded-full bg-brand text-sm font-bold text-on-brand"
      >
        {number}
      </span>
      <div className="min-w-0 grow">
        <p className="text-sm font-semibold text-muted">{[main, ...others].map(locationKind).join(' · ')}</p>
        <h3 className="mt-0.5 text-[1.0625rem] font-semibold">
          <Link prefetch={false} href={href} className="cover-link hover:underline">
            {main.name}
          </Link>
        </h3>
        <AddressLines location={main} className="mt-1 text-[0.9375rem] not-italic text-muted" />
        {main.phone && (
          <PhoneLink
            phone={main.phone}
            className="relative z-2 mt-1.5 inline-flex min-h-6 items-center gap-2 text-[0.9375rem] font-semibold hover:underline"
          >
            <Phone className="size-4 text-muted" />
          </PhoneLink>
        )}
      </div>
      <ArrowRight className="mt-6 size-5 self-start text-muted" />
    </li>
  )

/** Places on a map and in a list; a pin leads to its place (LOC-01, LOC-04). */
export const LocationMapList = ({ map, places, hrefFor }: LocationMapListProps) => {
  const numbers = new Map(
    places.flatMap(([main], index) => (main ? [[main.id, { number: index + 1, name: main.name }] as const] : [])),
  )
  const many = places.length > 4
  return (
    <div
      className={cx(
        'grid gap-8 lg:gap-14',
        many ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]' : 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]',
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
          return main && <Entry key={main.id} number={index + 1} departments={departments} href={hrefFor(main)} />
        })}
      </ul>
    </div>
  )
}
