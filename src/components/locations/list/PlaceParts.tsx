import Link from 'next/link'
import type { ReactNode } from 'react'
import { Unbroken } from '@/src/components/ui/Unbroken'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { formatKm } from '@/src/domain/locations/locator'
import type { SiteLocation } from '@/tenants/Site'
import { locationKind } from '../locationKinds'
import { PlaceNumber } from '../PlaceNumber'
import type { PlacesListProps, ShownGroup, ShownPlace } from './ShownPlace'

/** One entry of the list: what its pin leads to. */
export const PlaceItem = ({
  place: {
    departments: [{ id }],
  },
  className,
  children,
}: {
  place: ShownPlace
  className?: string
  children: ReactNode
}) => (
  <li id={`place-${id}`} className={cx('scroll-mt-28 rounded-lg target:ring-3 target:ring-brand', className)}>
    {children}
  </li>
)

interface PlaceNameProps {
  place: Pick<ShownPlace, 'departments' | 'mark' | 'km'>
  hrefFor: (location: SiteLocation) => string
  className?: string
}

/** Number on the map, name and distance. */
export const PlaceName = ({
  place: {
    departments: [main],
    mark,
    km,
  },
  hrefFor,
  className,
}: PlaceNameProps) => (
  <div className="flex items-center gap-3">
    {mark && <PlaceNumber {...mark} id={main.id} name={main.name} />}
    <h3 className={cx('min-w-0 leading-snug', className ?? 'text-[1.0625rem] font-semibold')}>
      <Link prefetch={false} href={hrefFor(main)} className="hover:underline">
        <Unbroken text={main.name} />
      </Link>
    </h3>
    {km !== null && (
      <p className="tabular ml-auto shrink-0 rounded-full bg-surface px-2.5 py-0.5 text-sm font-semibold">
        {formatKm(km)}
      </p>
    )}
  </div>
)

/** 'Sales, Service'; '' where a place has one department. */
export const kindsOf = ({ departments }: Pick<ShownPlace, 'departments'>): string =>
  departments.length > 1 ? departments.map(locationKind).join(', ') : ''

/** Those in a line of their own. */
export const PlaceKinds = ({ place }: { place: Pick<ShownPlace, 'departments'> }) =>
  kindsOf(place) && <span className="block">{kindsOf(place)}</span>

/** Its building; whole in the shape of the pictures, or as small as a phone's list has room for. Nothing where there is none. */
export const PlacePicture = ({
  place: { image },
  sizes,
  first,
  shape = 'aspect-[8/5]',
  className,
}: {
  place: Pick<ShownPlace, 'image'>
  sizes: string
  first?: boolean
  /** Width to height. */
  shape?: string
  className: string
}) =>
  image && (
    <div className={cx('relative overflow-hidden bg-surface', shape, className)}>
      <Photo url={image.url} alt={image.alt} sizes={sizes} first={first} />
    </div>
  )

/** Places of one dealership, or all of them, under their heading. */
export const PlaceGroupSection = ({ group, children }: { group: ShownGroup; children: ReactNode }) => (
  <section aria-labelledby={`group-${group.id}`}>
    <div className={group.title === null ? 'sr-only' : 'mb-5'}>
      <h2 id={`group-${group.id}`} className="text-heading">
        {group.title ?? 'Locations'}
      </h2>
      {group.tagline && <p className="mt-1 text-muted">{group.tagline}</p>}
    </div>
    {children}
  </section>
)

/** The question for the nearest one under a heading of its own. */
export const FinderTitle = ({ children }: { children: ReactNode }) => (
  <>
    <h2 className="mb-3 text-heading lg:mb-6">Which one is nearest?</h2>
    {children}
  </>
)

/** The question and the map in a column of their own, which stays in view beside the places on wide screens. */
export const FinderColumn = ({ finder, map }: Pick<PlacesListProps, 'finder' | 'map'>) => (
  <div className="min-w-0 space-y-5 self-start lg:sticky lg:top-28">
    {finder}
    <MapBox map={map} />
  </div>
)

/** The map of a list, which a place's own address leads to. */
export const MapBox = ({ map, className }: Pick<PlacesListProps, 'map'> & { className?: string }) =>
  map && (
    <div id="map" className={cx('min-w-0 scroll-mt-28', className)}>
      {map}
    </div>
  )
