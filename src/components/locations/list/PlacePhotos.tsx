import { cx } from '@/src/components/ui/cx'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { addressLines, directionsHref } from '../AddressLines'
import { PlaceDoors } from './PlaceDoors'
import { MapLast, PlaceGroupSection, PlaceItem, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownPlace } from './ShownPlace'

const Words = ({ place, hrefFor }: Pick<PlacesListProps, 'hrefFor'> & { place: ShownPlace }) => {
  const { departments } = place
  const [main] = departments
  return (
    <div className="min-w-0">
      <PlaceName place={place} hrefFor={hrefFor} className="text-heading" />
      <div className="mt-2">
        <LocationOpen location={main} />
      </div>
      {main.phone && (
        <PhoneLink
          phone={main.phone}
          className="tabular mt-1 inline-flex min-h-11 items-center text-heading font-semibold hover:underline"
        />
      )}
      <p className="text-muted">
        {addressLines(main).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <a
          href={directionsHref(main)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center font-semibold text-brand-text hover:underline"
        >
          Directions<span className="sr-only"> to {main.name}</span>
        </a>
      </p>
      <PlaceDoors place={place} hrefFor={hrefFor} className="mt-3" />
      <div className="mt-4 border-t border-line pt-1">
        <HoursTabs id={`hours-${main.id}`} departments={departments} />
      </div>
    </div>
  )
}

/** A large picture of each place with its hours, the first one the largest; then the map. */
export const PlacePhotos = ({ groups, hrefFor, ...around }: PlacesListProps) => (
  <MapLast {...around} className="space-y-12 lg:space-y-16">
    {groups.map((group, at) => (
      <PlaceGroupSection key={group.id} group={group}>
        <ol className="grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:gap-y-16">
          {group.places.map((place, index) => {
            const leads = at === 0 && index === 0
            return (
              <PlaceItem key={place.departments[0].id} place={place} className={cx(leads && 'sm:col-span-full')}>
                <article
                  className={cx(
                    'grid gap-5',
                    leads && 'lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-center lg:gap-12',
                  )}
                >
                  <PlacePicture
                    place={place}
                    sizes={leads ? '(min-width: 1024px) 52rem, 100vw' : '(min-width: 640px) 42rem, 100vw'}
                    first={leads}
                    className="rounded-lg max-sm:-mx-gutter max-sm:rounded-none"
                  />
                  <Words place={place} hrefFor={hrefFor} />
                </article>
              </PlaceItem>
            )
          })}
        </ol>
      </PlaceGroupSection>
    ))}
  </MapLast>
)
