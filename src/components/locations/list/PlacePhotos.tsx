import { cx } from '@/src/components/ui/cx'
import { PhoneLink } from '@/src/components/ui/PhoneLink'
import { HoursTabs } from '../../hours/HoursTabs'
import { LocationOpen } from '../../hours/LocationOpen'
import { addressLines, directionsHref } from '../AddressLines'
import { PlaceDoors } from './PlaceDoors'
import { FinderTitle, MapBox, PlaceGroupSection, PlaceItem, PlaceName, PlacePicture } from './PlaceParts'
import type { PlacesListProps, ShownGroup, ShownPlace } from './ShownPlace'

interface PhotoProps extends Pick<PlacesListProps, 'hrefFor'> {
  place: ShownPlace
  /** The first of all, larger than the others; those are small on a phone. */
  leads?: boolean
}

const Name = ({ place, hrefFor, leads }: PhotoProps) => (
  <div className={cx('-mb-2 min-w-0 sm:-mb-4', leads && 'lg:col-span-full')}>
    <PlaceName
      place={place}
      hrefFor={hrefFor}
      className={cx('text-heading', !leads && 'max-sm:text-[1.1875rem] max-sm:tracking-normal')}
    />
    <div className="mt-2">
      <LocationOpen location={place.departments[0]} />
    </div>
  </div>
)

const Reach = ({ place, hrefFor }: PhotoProps) => {
  const [main] = place.departments
  return (
    <>
      {main.phone && (
        <PhoneLink
          phone={main.phone}
          className="tabular inline-flex min-h-11 items-center text-heading font-semibold hover:underline"
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
          className="mt-1 inline-flex min-h-8 items-center font-semibold text-brand-text hover:underline"
        >
          Directions<span className="sr-only"> to {main.name}</span>
        </a>
      </p>
      <PlaceDoors place={place} hrefFor={hrefFor} className="mt-3" />
    </>
  )
}

const PhotoEntry = ({ place, hrefFor, leads = false }: PhotoProps) => {
  const { departments } = place
  return (
    <article
      className={cx(
        'grid gap-x-4 gap-y-3 sm:gap-y-5',
        leads && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-10',
      )}
    >
      <PlacePicture
        place={place}
        sizes={leads ? '(min-width: 1024px) 52rem, 100vw' : '(min-width: 640px) 42rem, 100vw'}
        first={leads}
        shape="aspect-[2/1] sm:aspect-[8/5]"
        className={leads ? 'rounded-lg max-sm:-mx-gutter max-sm:rounded-none lg:col-span-full' : 'rounded-lg'}
      />
      <Name place={place} hrefFor={hrefFor} leads={leads} />
      <div className="grid content-start gap-y-1">
        <Reach place={place} hrefFor={hrefFor} />
      </div>
      <div className={cx('col-span-full border-t border-line pt-1', leads && 'lg:col-span-1')}>
        <HoursTabs id={`hours-${departments[0].id}`} departments={departments} />
      </div>
    </article>
  )
}

/** The places of a group that are not the first of all, which its own list has. */
const OthersOf = ({
  group,
  first,
  hrefFor,
}: Pick<PlacesListProps, 'hrefFor'> & { group: ShownGroup; first: boolean }) => {
  const places = first ? group.places.slice(1) : group.places
  if (places.length === 0) return null
  const list = (
    <ol start={first ? 2 : 1} className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:gap-y-16">
      {places.map((place) => (
        <PlaceItem key={place.departments[0].id} place={place}>
          <PhotoEntry place={place} hrefFor={hrefFor} />
        </PlaceItem>
      ))}
    </ol>
  )
  return first ? list : <PlaceGroupSection group={group}>{list}</PlaceGroupSection>
}

/** The question and the map beside a large picture of the first place with its hours; the others two in a row under them. */
export const PlacePhotos = ({ groups, map, finder, answer, hrefFor }: PlacesListProps) => (
  <div className="space-y-10 lg:space-y-16">
    <div className={cx('grid gap-x-12 gap-y-6', groups.length > 0 && 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]')}>
      <div className="min-w-0 space-y-5">
        <div>
          <FinderTitle>{finder}</FinderTitle>
        </div>
        <MapBox map={map} />
      </div>
      <div className="min-w-0 space-y-5">
        {answer}
        {groups.slice(0, 1).map((group) => (
          <PlaceGroupSection key={group.id} group={group}>
            <ol>
              {group.places.slice(0, 1).map((place) => (
                <PlaceItem key={place.departments[0].id} place={place}>
                  <PhotoEntry leads place={place} hrefFor={hrefFor} />
                </PlaceItem>
              ))}
            </ol>
          </PlaceGroupSection>
        ))}
      </div>
    </div>
    {groups.map((group, at) => (
      <OthersOf key={group.id} group={group} first={at === 0} hrefFor={hrefFor} />
    ))}
  </div>
)
