import { cx } from '@/src/components/ui/cx'
import { PlaceCard } from '../PlaceCard'
import { PlaceGroupSection, PlaceItem } from './PlaceParts'
import type { PlacesListProps } from './ShownPlace'

/** Cards with the stock of each place, beside the map; a short list is as tall as the map. */
export const PlacesBeside = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="space-y-5">
    {finder}
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:gap-8">
      <div className="flex min-w-0 flex-col gap-10">
        {answer}
        {groups.map((group) => (
          <div key={group.id} className={cx(groups.length === 1 && 'flex grow flex-col *:flex *:grow *:flex-col')}>
            <PlaceGroupSection group={group}>
              <ol className="grid grow auto-rows-fr gap-2 max-lg:gap-3">
                {group.places.map((place) => (
                  <PlaceItem key={place.departments[0].id} place={place} className="*:h-full">
                    <PlaceCard {...place} hrefFor={hrefFor} />
                  </PlaceItem>
                ))}
              </ol>
            </PlaceGroupSection>
          </div>
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
