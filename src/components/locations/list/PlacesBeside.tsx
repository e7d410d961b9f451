import { PlaceCard } from '../PlaceCard'
import { PlaceGroupSection, PlaceItem } from './PlaceParts'
import type { PlacesListProps } from './ShownPlace'

/** Cards with the building of each place; the question and the map are beside them, so that the first three are seen at once. */
export const PlacesBeside = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
    <div className="lg:col-start-2">{finder}</div>
    {map && (
      <div id="map" className="scroll-mt-28 self-start lg:sticky lg:top-28 lg:col-start-2 lg:row-start-2">
        {map}
      </div>
    )}
    <div className="flex min-w-0 flex-col gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
      {answer}
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
)
