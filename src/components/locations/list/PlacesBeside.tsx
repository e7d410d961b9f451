import { PlaceCard } from '../PlaceCard'
import { PlaceGroupSection, PlaceItem } from './PlaceParts'
import type { PlacesListProps } from './ShownPlace'

/** Cards with the building of each place, beside the map. */
export const PlacesBeside = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="space-y-5">
    {finder}
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-10">
        {answer}
        {groups.map((group) => (
          <PlaceGroupSection key={group.id} group={group}>
            <ol className="grid gap-4">
              {group.places.map((place) => (
                <PlaceItem key={place.departments[0].id} place={place}>
                  <PlaceCard {...place} hrefFor={hrefFor} />
                </PlaceItem>
              ))}
            </ol>
          </PlaceGroupSection>
        ))}
      </div>
      {map && (
        <div id="map" className="scroll-mt-28 self-start max-lg:order-first lg:sticky lg:top-28">
          {map}
        </div>
      )}
    </div>
  </div>
)
