import { ArrowDown } from 'lucide-react'
import { Card } from '@/src/components/ui/Card'
import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { addressLines } from '../AddressLines'
import { locationKind } from '../locationKinds'
import { PlaceActions } from '../PlaceActions'
import { PlaceNumber } from '../PlaceNumber'
import { PlaceDoors } from './PlaceDoors'
import { FinderTitle, MapBox, PlaceGroupSection, PlaceItem, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownPlace } from './ShownPlace'
import { WhoToAsk } from './WhoToAsk'

interface HoursCardProps extends Pick<PlacesListProps, 'hrefFor'> {
  place: ShownPlace
  /** Another card of the row has hours by department: this one says whose its own are, so that all are in line. */
  tabbed: boolean
}

const HoursCard = ({ place, hrefFor, tabbed }: HoursCardProps) => {
  const { departments } = place
  const [main] = departments
  return (
    <Card as="article" className="flex h-full flex-col text-fg">
      <PlacePicture
        place={place}
        sizes="(min-width: 1024px) 28rem, 100vw"
        shape="aspect-[21/9] sm:aspect-[8/5]"
        className="w-full"
      />
      <div className="flex grow flex-col p-5 sm:p-6">
        <PlaceName place={place} hrefFor={hrefFor} className="text-subheading" />
        <div className="mt-2">
          <LocationOpen location={main} />
        </div>
        <p className="mt-1 text-[0.9375rem] text-muted">{addressLines(main).join(', ')}</p>
        <PlaceDoors place={place} hrefFor={hrefFor} className="mt-4" />
        <div className="my-4 grow border-t border-line pt-2 text-[0.9375rem]">
          {tabbed && departments.length === 1 && (
            <p className="mb-3 flex min-h-12 items-center text-sm font-semibold max-sm:hidden">
              {locationKind(main)} hours
            </p>
          )}
          <HoursTabs id={`hours-${main.id}`} departments={departments} />
        </div>
        <WhoToAsk small place={place} />
        <div className="mt-4 border-t border-line pt-2">
          <PlaceActions location={main} />
        </div>
      </div>
    </Card>
  )
}

/** Which number on the map is which place, as the map's key: leads to its card. */
const MapKey = ({ places }: { places: ShownPlace[] }) => (
  <ol className="mt-6 divide-y divide-line-strong/40 border-t border-line-strong/40 max-lg:hidden">
    {places.map(({ departments: [main], mark }) => (
      <li key={main.id} className="relative flex items-center gap-3.5 py-3">
        {mark && <PlaceNumber {...mark} id={main.id} name={main.name} />}
        <div className="min-w-0">
          <a href={`#place-${main.id}`} className="cover-link block font-semibold hover:underline">
            {main.name}
          </a>
          <LocationOpen location={main} />
        </div>
        <ArrowDown aria-hidden className="ml-auto size-4.5 shrink-0 text-brand-text" />
      </li>
    ))}
  </ol>
)

/** So few are named beside the map, and found without asking which is nearest. */
const KEYED = 5

/** The question and a wide map first, then a card of hours for each place in a row. */
export const PlacesUnderMap = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => {
  const places = groups.flatMap((group) => group.places)
  return (
    <div className="flex flex-col gap-6 lg:gap-8">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
        <div className="grid content-center rounded-xl bg-brand-soft p-4 sm:p-8">
          <FinderTitle>{finder}</FinderTitle>
          {map && places.length <= KEYED && <MapKey places={places} />}
        </div>
        <MapBox map={map} />
      </div>
      {answer}
      {groups.map((group) => (
        <PlaceGroupSection key={group.id} group={group}>
          <ol className="grid gap-5 sm:grid-cols-2 lg:has-[>:nth-child(3)]:grid-cols-3">
            {group.places.map((place) => (
              <PlaceItem key={place.departments[0].id} place={place}>
                <HoursCard
                  place={place}
                  hrefFor={hrefFor}
                  tabbed={places.some(({ departments }) => departments.length > 1)}
                />
              </PlaceItem>
            ))}
          </ol>
        </PlaceGroupSection>
      ))}
    </div>
  )
}
