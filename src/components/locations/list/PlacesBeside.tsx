import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { addressLines } from '../AddressLines'
import { PlaceActions } from '../PlaceActions'
import { PlaceHours } from '../PlaceHours'
import { PlaceDoors } from './PlaceDoors'
import { FinderColumn, PlaceGroupSection, PlaceItem, PlaceKinds, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownPlace } from './ShownPlace'
import { WhoToAsk } from './WhoToAsk'

const Beside = ({ place, hrefFor }: Pick<PlacesListProps, 'hrefFor'> & { place: ShownPlace }) => {
  const { departments } = place
  const [main] = departments
  return (
    <Card as="article" className="p-4 sm:p-5">
      <div
        className={cx(
          'grid gap-x-6 gap-y-4',
          place.image && 'sm:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]',
        )}
      >
        <PlacePicture place={place} sizes="(min-width: 640px) 16rem, 100vw" className="self-start rounded-lg" />
        <div className="min-w-0">
          <PlaceName place={place} hrefFor={hrefFor} className="text-subheading" />
          <div className="mt-2 grid gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
            <div className="min-w-0 space-y-2">
              <LocationOpen location={main} />
              <p className="text-[0.9375rem] text-muted">
                {addressLines(main).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <PlaceKinds place={place} />
              </p>
              <WhoToAsk small place={place} />
            </div>
            <div className="text-[0.9375rem] max-xl:hidden">
              <HoursTabs id={`week-${main.id}`} departments={departments} />
            </div>
          </div>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line pt-3">
        <PlaceDoors place={place} hrefFor={hrefFor} className="max-sm:w-full" />
        <PlaceActions location={main}>
          <div className="contents xl:hidden">
            <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
          </div>
        </PlaceActions>
      </div>
    </Card>
  )
}

/** The question and the map in a column, beside them wide cards: the building of each place, its week and whom to ask for. */
export const PlacesBeside = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
    <FinderColumn finder={finder} map={map} />
    <div className="flex min-w-0 flex-col gap-5">
      {answer}
      <div className="flex flex-col gap-10">
        {groups.map((group) => (
          <PlaceGroupSection key={group.id} group={group}>
            <ol className="grid gap-5">
              {group.places.map((place) => (
                <PlaceItem key={place.departments[0].id} place={place}>
                  <Beside place={place} hrefFor={hrefFor} />
                </PlaceItem>
              ))}
            </ol>
          </PlaceGroupSection>
        ))}
      </div>
    </div>
  </div>
)
