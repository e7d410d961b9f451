import { cx } from '@/src/components/ui/cx'
import { LocationToday } from '../../hours/LocationToday'
import { addressLines } from '../AddressLines'
import { PlaceActions } from '../PlaceActions'
import { PlaceHours } from '../PlaceHours'
import { PlaceDoors } from './PlaceDoors'
import { FinderColumn, PlaceItem, PlaceKinds, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownGroup, ShownPlace } from './ShownPlace'

const Entry = ({ place, hrefFor }: Pick<PlacesListProps, 'hrefFor'> & { place: ShownPlace }) => {
  const { departments } = place
  const [main] = departments
  return (
    <article
      className={cx(
        'grid gap-x-4 gap-y-2 py-4 sm:gap-x-6 sm:py-6',
        place.image &&
          'grid-cols-[8.5rem_minmax(0,1fr)] sm:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)]',
      )}
    >
      <PlacePicture
        place={place}
        sizes="(min-width: 1280px) 18rem, (min-width: 640px) 15rem, 8.5rem"
        shape="aspect-[4/3] sm:aspect-[8/5]"
        className="self-start rounded-md sm:row-span-2"
      />
      <div className="min-w-0">
        <PlaceName place={place} hrefFor={hrefFor} className="text-[1.0625rem] font-semibold sm:text-lead" />
        <div className="mt-1">
          <LocationToday location={main} />
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted">
          {addressLines(main).join(', ')}
          <PlaceKinds place={place} />
        </p>
      </div>
      <div className={place.image ? 'max-sm:col-span-2' : undefined}>
        <PlaceDoors links place={place} hrefFor={hrefFor} />
        <PlaceActions location={main}>
          <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
        </PlaceActions>
      </div>
    </article>
  )
}

const City = ({ group, hrefFor }: Pick<PlacesListProps, 'hrefFor'> & { group: ShownGroup }) => (
  <section aria-labelledby={`group-${group.id}`} id={group.id} className="scroll-mt-28">
    <div className="flex items-baseline justify-between gap-5 border-b border-line-strong pb-3">
      <h2 id={`group-${group.id}`} className={group.title === null ? 'sr-only' : 'text-title'}>
        {group.title ?? 'Locations'}
      </h2>
      <p className="tabular text-muted">
        {group.places.length} {group.places.length === 1 ? 'address' : 'addresses'}
      </p>
    </div>
    <ol className="divide-y divide-line">
      {group.places.map((place) => (
        <PlaceItem key={place.departments[0].id} place={place}>
          <Entry place={place} hrefFor={hrefFor} />
        </PlaceItem>
      ))}
    </ol>
  </section>
)

/** To each city of the list below. */
const CityLinks = ({ groups }: Pick<PlacesListProps, 'groups'>) => (
  <nav aria-label="Cities">
    <ul className="flex flex-wrap gap-x-4 sm:gap-x-6 sm:gap-y-1">
      {groups.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center text-base font-semibold sm:text-lead text-brand-text underline decoration-current/30 underline-offset-4 hover:decoration-current lg:min-h-8"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** The question and a map that stays in view, beside the places under the city they are in, reached from the top of the list. */
export const PlaceCities = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
    <FinderColumn finder={finder} map={map} />
    <div className="min-w-0 space-y-8 lg:space-y-14">
      {answer}
      {groups.length > 1 && <CityLinks groups={groups} />}
      {groups.map((group) => (
        <City key={group.id} group={group} hrefFor={hrefFor} />
      ))}
    </div>
  </div>
)
