import { Card } from '@/src/components/ui/Card'
import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { addressLines } from '../AddressLines'
import { PlaceActions } from '../PlaceActions'
import { StockHere } from '../StockHere'
import { FinderTitle, PlaceGroupSection, PlaceItem, PlaceName } from './PlaceParts'
import type { PlacesListProps, ShownPlace } from './ShownPlace'

const HoursCard = ({ place, hrefFor }: Pick<PlacesListProps, 'hrefFor'> & { place: ShownPlace }) => {
  const { departments, stock } = place
  const [main] = departments
  return (
    <Card as="article" className="flex h-full flex-col p-5 text-fg sm:p-6">
      <PlaceName place={place} hrefFor={hrefFor} className="text-subheading" />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-5">
        <LocationOpen location={main} />
        <StockHere stock={stock} className="min-h-6 text-[0.9375rem]" />
      </div>
      <p className="mt-1 text-[0.9375rem] text-muted">{addressLines(main).join(', ')}</p>
      <div className="mt-4 mb-3 grow border-t border-line pt-2 text-[0.9375rem]">
        <HoursTabs id={`hours-${main.id}`} departments={departments} />
      </div>
      <div className="border-t border-line pt-2">
        <PlaceActions location={main} />
      </div>
    </Card>
  )
}

/** The question and a wide map first, then a card of hours for each place in a row. */
export const PlacesUnderMap = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="space-y-6 lg:space-y-8">
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)]">
      {map && (
        <div id="map" className="min-w-0 scroll-mt-28 lg:order-last">
          {map}
        </div>
      )}
      <div className="grid content-center rounded-xl bg-brand-soft p-5 sm:p-8">
        <FinderTitle>{finder}</FinderTitle>
      </div>
    </div>
    {answer}
    {groups.map((group) => (
      <PlaceGroupSection key={group.id} group={group}>
        <ol className="phone-row grid gap-5 sm:grid-cols-2 lg:has-[>:nth-child(3)]:grid-cols-3">
          {group.places.map((place) => (
            <PlaceItem key={place.departments[0].id} place={place}>
              <HoursCard place={place} hrefFor={hrefFor} />
            </PlaceItem>
          ))}
        </ol>
      </PlaceGroupSection>
    ))}
  </div>
)
