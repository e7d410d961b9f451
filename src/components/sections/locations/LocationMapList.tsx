import { Plus } from 'lucide-react'
import Link from 'next/link'
import { LocationToday } from '@/src/components/hours/LocationToday'
import { addressLines } from '@/src/components/locations/AddressLines'
import { locationKind } from '@/src/components/locations/locationKinds'
import { pinIdOf, PlacesMap } from '@/src/components/locations/map/PlacesMap'
import { PlaceActions } from '@/src/components/locations/PlaceActions'
import { type PlaceMark, PlaceNumber } from '@/src/components/locations/PlaceNumber'
import { StockHere } from '@/src/components/locations/StockHere'
import { cx } from '@/src/components/ui/cx'
import type { SiteMap } from '@/src/domain/locations/maps/pinMap'
import type { SiteLocation } from '@/tenants/Site'
import { type MappedPlace, placeCities, type PlaceCity } from './placeCities'

interface HrefFor {
  hrefFor: (location: SiteLocation) => string
}

interface LocationMapListProps extends HrefFor {
  map: SiteMap
  places: MappedPlace[]
}

interface EntryProps extends HrefFor, MappedPlace {
  /** Null: several places share its pin. */
  mark: PlaceMark | null
}

const Entry = ({ mark, departments: [main, ...others], hrefFor, stock }: EntryProps) =>
  main && (
    <li id={`place-${main.id}`} className="relative flex scroll-mt-28 gap-3 rounded-md py-4 lg:gap-4 lg:py-6">
      {mark && <PlaceNumber {...mark} id={main.id} name={main.name} />}
      <div className="min-w-0 grow">
        <h3 className="text-[1.0625rem] font-semibold leading-snug lg:text-subheading">
          <Link prefetch={false} href={hrefFor(main)} className="cover-link hover:underline">
            {main.name}
          </Link>
        </h3>
        <div className="mt-1">
          <LocationToday location={main} inLine />
          <StockHere stock={stock} className="relative z-2 min-h-6 text-sm" />
        </div>
        <p className="text-[0.9375rem] text-muted">
          {addressLines(main).join(', ')}
          {others.length > 0 && <span className="block text-sm">{[main, ...others].map(locationKind).join(', ')}</span>}
        </p>
        <PlaceActions location={main} />
      </div>
    </li>
  )

const entryKey = ({ departments: [main] }: MappedPlace): string | undefined => main?.id

/**
 * Cities to open, one at a time, each with its places: the platform's own disclosure, which a link to a place opens, too. All are
 * closed at first, so that the list of cities is read before the addresses of one.
 */
const Cities = ({ cities, hrefFor }: HrefFor & { cities: PlaceCity[] }) => (
  <div className="min-w-0 self-center divide-y divide-line border-y border-line">
    {cities.map(({ title, places }) => (
      <details key={title} name="place-cities" className="group">
        <summary className="flex min-h-16 list-none items-center gap-4 py-3 lg:py-6">
          <span className="min-w-0">
            <span className="block text-subheading">{title}</span>
            <span className="mt-1 block text-[0.9375rem] text-muted group-open:hidden max-sm:hidden">
              {places.flatMap(({ departments: [main] }) => main?.name ?? []).join(' · ')}
            </span>
          </span>
          <span className="tabular ml-auto shrink-0 text-[0.9375rem] text-muted">
            {places.length} {places.length === 1 ? 'place' : 'places'}
          </span>
          <Plus className="size-5 shrink-0 text-muted transition-transform group-open:rotate-45" />
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {places.map((place) => (
            <Entry key={entryKey(place)} {...place} mark={null} hrefFor={hrefFor} />
          ))}
        </ul>
      </details>
    ))}
  </div>
)

/** Places on a map and in a list; a pin leads to its place, a number to its pin (LOC-01, LOC-04). */
export const LocationMapList = ({ map, places, hrefFor }: LocationMapListProps) => {
  const cities = placeCities(places, map)
  const numbers = new Map(
    places.flatMap(({ departments: [main] }, index) =>
      main ? [[main.id, { number: cities ? null : index + 1, name: main.name }] as const] : [],
    ),
  )
  const many = !cities && places.length > 4
  return (
    <div
      className={cx(
        'grid gap-x-8',
        many
          ? 'gap-y-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-10'
          : 'gap-y-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-12',
      )}
    >
      <div
        className={cx(
          'min-w-0 self-start',
          // Many places stand beside the map and go on under it.
          many ? 'sm:col-span-2 lg:row-span-4' : 'lg:sticky lg:top-28',
        )}
      >
        <PlacesMap map={map} numbers={numbers} />
      </div>
      {cities ? (
        <Cities cities={cities} hrefFor={hrefFor} />
      ) : (
        <ul className={many ? 'phone-row sm:contents' : 'min-w-0 divide-y divide-line self-center'}>
          {places.map((place, index) => (
            <Entry
              key={entryKey(place)}
              {...place}
              mark={{ number: index + 1, pin: pinIdOf(map, entryKey(place) ?? '') }}
              hrefFor={hrefFor}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
