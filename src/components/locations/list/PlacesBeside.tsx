import { PlaceCard } from '../PlaceCard'
import { PlaceGroupSection, PlaceItem } from './PlaceParts'
import type { PlacesListProps } from './ShownPlace'

/** So few are found without being asked where the nearest one is: a phone has them first. */
const FEW = 5

/** Cards with the building of each place; the question and the map are beside them, so that the first three are seen at once. */
export const PlacesBeside = ({ groups, map, finder, asked, answer, hrefFor }: PlacesListProps) => {
  const few = groups.reduce((sum, { places }) => sum + places.length, 0) <= FEW
  const question = <div className="lg:col-start-2 lg:row-start-1">{finder}</div>
  const last = few && !asked
  return (
    <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      {!last && question}
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
      {last && question}
      {map && (
        <div id="map" className="scroll-mt-28 self-start lg:sticky lg:top-28 lg:col-start-2 lg:row-start-2">
          {map}
        </div>
      )}
    </div>
  )
}
