import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { cx } from '@/src/components/ui/cx'
import { addressLines } from '../AddressLines'
import { PlaceActions } from '../PlaceActions'
import { PlaceHours } from '../PlaceHours'
import { PlaceDoors } from './PlaceDoors'
import { MapLast, PlaceGroupSection, PlaceItem, PlaceKinds, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownPlace } from './ShownPlace'
import { WhoToAsk } from './WhoToAsk'

interface RowProps extends Pick<PlacesListProps, 'hrefFor'> {
  place: ShownPlace
  /** Some of the list name a person: all keep room for one. */
  peopled: boolean
}

const Row = ({ place, hrefFor, peopled }: RowProps) => {
  const { departments } = place
  const [main] = departments
  return (
    <article
      className={cx(
        'grid gap-x-5 gap-y-4 py-7 sm:grid-cols-[minmax(0,1fr)_14rem] lg:gap-x-10 lg:py-9',
        peopled
          ? 'lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,17rem)_minmax(0,13rem)]'
          : 'lg:grid-cols-[22rem_minmax(0,1fr)_minmax(0,22rem)]',
      )}
    >
      <PlacePicture
        place={place}
        sizes="(min-width: 640px) 17rem, 100vw"
        className="rounded-md sm:order-2 sm:self-start lg:order-none"
      />
      <div className="min-w-0 space-y-1.5">
        <PlaceName place={place} hrefFor={hrefFor} className="text-subheading" />
        <LocationOpen location={main} />
        <p className="text-muted">
          {addressLines(main).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <PlaceKinds place={place} />
        </p>
        <PlaceDoors place={place} hrefFor={hrefFor} className="pt-2" />
      </div>
      <div className="order-3 max-sm:col-span-full lg:order-none">
        <div className="max-lg:hidden">
          <HoursTabs id={`week-${main.id}`} departments={departments} />
          <PlaceActions location={main} />
        </div>
        <div className="lg:hidden">
          <PlaceActions location={main}>
            <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
          </PlaceActions>
        </div>
      </div>
      <div className="order-4 max-sm:col-span-full empty:hidden lg:order-none">
        <WhoToAsk place={place} />
      </div>
    </article>
  )
}

/** A ruled row for each place: its building, where it is, its hours, whom to ask for; then the map. */
export const PlaceRows = ({ groups, hrefFor, ...around }: PlacesListProps) => {
  const peopled = groups.some(({ places }) => places.some(({ person }) => person !== null))
  return (
    <MapLast {...around} className="space-y-10 lg:space-y-14">
      {groups.map((group) => (
        <PlaceGroupSection key={group.id} group={group}>
          <ol className="divide-y divide-line border-b border-line">
            {group.places.map((place) => (
              <PlaceItem key={place.departments[0].id} place={place}>
                <Row place={place} hrefFor={hrefFor} peopled={peopled} />
              </PlaceItem>
            ))}
          </ol>
        </PlaceGroupSection>
      ))}
    </MapLast>
  )
}
