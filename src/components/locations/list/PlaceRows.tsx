import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { cx } from '@/src/components/ui/cx'
import { addressLines } from '../AddressLines'
import { PlaceActions } from '../PlaceActions'
import { PlaceHours } from '../PlaceHours'
import { PlaceDoors } from './PlaceDoors'
import { FinderTitle, MapBox, PlaceGroupSection, PlaceItem, PlaceKinds, PlaceName, PlacePicture } from './PlaceParts'
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
        'grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-x-5 sm:py-7 lg:grid-rows-[auto_1fr] lg:gap-x-10 lg:py-9',
        peopled
          ? 'lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,17rem)_minmax(0,13rem)] xl:grid-cols-[20rem_minmax(0,1fr)_minmax(0,17rem)_minmax(0,12.5rem)]'
          : 'lg:grid-cols-[22rem_minmax(0,1fr)_minmax(0,22rem)]',
      )}
    >
      <PlacePicture
        place={place}
        sizes="(min-width: 1024px) 22rem, (min-width: 640px) 14rem, 100vw"
        shape="aspect-[2/1] sm:aspect-[8/5]"
        className="self-start rounded-md sm:row-span-2"
      />
      <div className="min-w-0 space-y-1 sm:col-start-2 sm:space-y-1.5">
        <PlaceName place={place} hrefFor={hrefFor} className="text-subheading" />
        <LocationOpen location={main} />
        <p className="text-muted max-sm:text-[0.9375rem]">
          {addressLines(main).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <PlaceKinds place={place} />
        </p>
      </div>
      <PlaceDoors place={place} hrefFor={hrefFor} className="max-sm:col-span-full sm:col-start-2" />
      <div className="col-span-full lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1">
        <div className="text-[0.9375rem] max-lg:hidden">
          <HoursTabs id={`week-${main.id}`} departments={departments} />
          <PlaceActions location={main} />
        </div>
        <div className="lg:hidden">
          <PlaceActions location={main}>
            <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
          </PlaceActions>
        </div>
      </div>
      <div className="col-span-full empty:hidden lg:col-span-1 lg:col-start-4 lg:row-span-2 lg:row-start-1">
        <WhoToAsk place={place} />
      </div>
    </article>
  )
}

/** The question beside a small map, then a ruled row for each place: its building, where it is, its hours, whom to ask for. */
export const PlaceRows = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => {
  const peopled = groups.some(({ places }) => places.some(({ person }) => person !== null))
  return (
    <div className="space-y-6 lg:space-y-8">
      <div className="grid gap-x-16 gap-y-5 border-b border-line pb-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:pb-10">
        <div className="self-center">
          <FinderTitle>{finder}</FinderTitle>
        </div>
        <MapBox map={map} />
      </div>
      {answer}
      <div className="space-y-10 lg:space-y-14">
        {groups.map((group) => (
          <PlaceGroupSection key={group.id} group={group}>
            <ol className="-mt-6 divide-y divide-line border-b border-line lg:-mt-8">
              {group.places.map((place) => (
                <PlaceItem key={place.departments[0].id} place={place}>
                  <Row place={place} hrefFor={hrefFor} peopled={peopled} />
                </PlaceItem>
              ))}
            </ol>
          </PlaceGroupSection>
        ))}
      </div>
    </div>
  )
}
