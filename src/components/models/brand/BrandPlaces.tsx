import Link from 'next/link'
import { HoursTable } from '@/src/components/hours/HoursTable'
import { LocationOpen } from '@/src/components/hours/LocationOpen'
import { addressLines } from '@/src/components/locations/AddressLines'
import { PlaceActions } from '@/src/components/locations/PlaceActions'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { StockHere } from '@/src/components/locations/StockHere'
import { Card } from '@/src/components/ui/Card'
import { cx } from '@/src/components/ui/cx'
import { Photo } from '@/src/components/ui/Photo'
import { Section } from '@/src/components/ui/Section'
import type { PlaceStock } from '@/src/domain/locations/placeStock'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { emptySearchState, type SearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { withArticle } from '@/src/domain/content/models/brandMentions'
import { nounOf } from '@/src/domain/stock/car/itemNoun'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandPlacesProps {
  site: Pick<Site, 'settings'>
  /** The brand's name, and as stock has it; null: none is in stock. */
  title: string
  make: string | null
  /** How many of it are in stock at each place, by the place's name. */
  standing: Record<string, number>
  /** Those that have it or sell it, in the order they are shown. */
  places: SiteLocation[]
  /** Some of what is in stock, for the word for it, and for a place without a picture. */
  cars: StockCard[]
  /** Pictures of the places themselves, by a location's id. */
  photos: ReadonlyMap<string, string>
}

/** One takes the width of the page, two side by side, more in threes; on a phone those are swiped. */
const COLUMNS: Record<number, string> = { 1: 'grid', 2: 'grid lg:grid-cols-2' }

interface PlaceShown {
  place: SiteLocation
  stock: PlaceStock | null
  picture: string | null
}

interface PlaceProps extends PlaceShown {
  href: string
  /** Its picture beside its words. */
  wide: boolean
}

const Place = ({ place, href, stock, picture, wide }: PlaceProps) => (
  <Card as="article" className={cx('flex h-full flex-col text-fg', wide && 'lg:grid lg:grid-cols-2')}>
    {picture && (
      <div className={cx('relative bg-surface', wide ? 'max-lg:aspect-[2/1] lg:min-h-80' : 'aspect-[2/1]')}>
        <Photo url={picture} alt="" sizes="(min-width: 1024px) 42rem, 100vw" className="object-cover" />
      </div>
    )}
    <div className={cx('flex grow flex-col justify-center p-5 sm:p-6', wide && 'lg:p-12')}>
      <h3 className={wide ? 'text-heading' : 'text-subheading'}>
        <Link prefetch={false} href={href} className="hover:underline">
          {place.name}
        </Link>
      </h3>
      <LocationOpen location={place} />
      <p className="mt-1 text-muted">{addressLines(place).join(', ')}</p>
      {wide && (
        <div className="mt-4 max-w-sm max-lg:hidden">
          <HoursTable hours={place.openingHours} />
        </div>
      )}
      <div className="mt-auto pt-4">
        <StockHere stock={stock} className="mb-1 min-h-8 text-lead" />
        <PlaceActions location={place} />
      </div>
    </div>
  </Card>
)

/** Places as a section of a page, each with its picture, its stock, and how to reach it. */
export const PlacesShown = ({
  site,
  title,
  places,
}: {
  site: Pick<Site, 'settings'>
  title: string
  places: PlaceShown[]
}) =>
  places.length > 0 && (
    <Section id="places" ground="surface" title={title}>
      <ul className={cx('gap-5 lg:gap-6', COLUMNS[places.length] ?? 'phone-row sm:grid sm:grid-cols-2 lg:grid-cols-3')}>
        {places.map((shown) => (
          <li key={shown.place.id} className="min-w-0">
            <Place {...shown} href={siteLocationHref(site, shown.place)} wide={places.length === 1} />
          </li>
        ))}
      </ul>
    </Section>
  )

/** The search whose number a place's card says: those just sold and on their way, which the search lists too, are not here. */
const hereOf = (make: string, { name }: SiteLocation): SearchState =>
  withRefinement(withRefinement(withRefinement(emptySearchState, 'make', [make]), 'location_name', [name]), 'status', [
    'in_stock',
  ])

/** Where a brand is seen: the places that have most of it first, each with how many, then others that sell it (ENT-10). */
export const BrandPlaces = ({ site, title, make, standing, places, cars, photos }: BrandPlacesProps) => {
  const count = ({ name }: SiteLocation): number => standing[name] ?? 0
  const kinds = [...new Set(cars.map(({ item_type }) => item_type))]
  const stockAt = (place: SiteLocation) => {
    if (make === null || count(place) === 0) return null
    const href = searchHref(defaultSearchPath, hereOf(make, place), site.settings.search.urlStyle)
    return { count: count(place), href, noun: nounOf(kinds), kinds }
  }
  // The place itself; without a picture of it, one of its stock.
  const pictureAt = ({ id, name }: SiteLocation): string | null =>
    photos.get(id) ?? cars.find((car) => car.location_name === name)?.images[0]?.url ?? null
  return (
    <PlacesShown
      site={site}
      title={`Where to see ${withArticle(title)}`}
      places={places.map((place) => ({ place, stock: stockAt(place), picture: pictureAt(place) }))}
    />
  )
}
