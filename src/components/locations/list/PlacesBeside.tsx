import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { LocationOpen } from '../../hours/LocationOpen'
import { addressLines } from '../AddressLines'
import { PlaceActions } from '../PlaceActions'
import { PlaceHours } from '../PlaceHours'
import { PlaceWeek } from '../PlaceWeek'
import { PlaceDoors } from './PlaceDoors'
import { FinderColumn, kindsOf, PlaceGroupSection, PlaceItem, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownPlace } from './ShownPlace'

const Beside = ({ place, hrefFor }: Pick<PlacesListProps, 'hrefFor'> & { place: ShownPlace }) => {
  const { departments, person } = place
  const [main] = departments
  return (
    <Card
      as="article"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-3 p-3 sm:items-center',
        place.image && 'sm:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      <PlacePicture place={place} sizes="(min-width: 640px) 15rem, 100vw" className="rounded-lg" />
      <div className="grid min-w-0 gap-x-5 xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-center justify-between gap-x-4 xl:col-span-full">
          <PlaceName place={place} hrefFor={hrefFor} className="text-lead font-semibold" />
          <LocationOpen location={main} />
        </div>
        <div className="mt-1 min-w-0">
          <p className="text-[0.9375rem] leading-snug text-muted">
            {addressLines(main).join(', ')}
            <span className="block">
              {[kindsOf(place), person && `Ask for ${person.name}`].filter(Boolean).join(' · ')}
            </span>
          </p>
          <PlaceDoors links place={place} hrefFor={hrefFor} className="gap-y-0!" />
          <PlaceActions location={main}>
            <div className="contents xl:hidden">
              <PlaceHours main={main} departments={departments} hrefFor={hrefFor} />
            </div>
          </PlaceActions>
        </div>
        <div className="mt-2 w-66 border-l border-line pl-4 text-sm max-xl:hidden">
          <PlaceWeek id={`week-${main.id}`} main={main} departments={departments} hrefFor={hrefFor} dense />
        </div>
      </div>
    </Card>
  )
}

/** The question and the map in a column, beside them a card with the building of each place: the first three are seen at once. */
export const PlacesBeside = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
    <FinderColumn finder={finder} map={map} />
    <div className="flex min-w-0 flex-col gap-5">
      {answer}
      <div className="flex flex-col gap-10">
        {groups.map((group) => (
          <PlaceGroupSection key={group.id} group={group}>
            <ol className="grid gap-3">
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
