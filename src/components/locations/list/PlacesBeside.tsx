import { PlaceCard } from '../PlaceCard'
import { FinderColumn, PlaceGroupSection, PlaceItem } from './PlaceParts'
import type { PlacesListProps } from './ShownPlace'

/** The question and the map, beside them cards with the building of each place: the first three are seen at once. */
export const PlacesBeside = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]">
    <FinderColumn finder={finder} map={map} />
    <div className="flex min-w-0 flex-col gap-5">
      {answer}
      <div className="flex flex-col gap-10">
        {groups.map((group) => (
          <PlaceGroupSection key={group.id} group={group}>
            <ol className="grid gap-3">
              {group.places.map((place) => (
                <PlaceItem key={place.departments[0].id} place={place}>
                  <PlaceCard {...place} hrefFor={hrefFor} />
                </PlaceItem>
              ))}
            </ol>
          </PlaceGroupSection>
        ))}
      </div>
    </div>
  </div>
)
