import { PlaceCard } from '@/src/components/locations/PlaceCard'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { Section } from '@/src/components/ui/Section'
import { inStockOnly } from '@/src/domain/content/coveredStock'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { emptySearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { nounOf } from '@/src/domain/stock/car/itemNoun'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandPlacesProps {
  site: Pick<Site, 'settings' | 'locations'>
  /** The brand's name, and as stock has it; null: nothing stands here. */
  title: string
  make: string | null
  /** How many of it stand at each place, by the place's name. */
  standing: Record<string, number>
  /** Places that sell the brand. */
  sellers: SiteLocation[]
  /** Some of what stands here, for pictures and the word for it. */
  cars: StockCard[]
}

/** Pictures of what stands at a place. */
const PICTURES = 2

/** Where a brand is seen: the places that have most of it first, each with how many, then others that sell it (ENT-10). */
export const BrandPlaces = ({ site, title, make, standing, sellers, cars }: BrandPlacesProps) => {
  const count = ({ name }: SiteLocation): number => standing[name] ?? 0
  const places = [...new Set([...site.locations.filter((place) => count(place) > 0), ...sellers])].toSorted(
    (one, other) => count(other) - count(one),
  )
  const kinds = [...new Set(cars.map(({ item_type }) => item_type))]
  const stockAt = (place: SiteLocation) => {
    if (make === null || count(place) === 0) return null
    const search = withRefinement(withRefinement(emptySearchState, 'make', [make]), 'location_name', [place.name])
    const href = searchHref(defaultSearchPath, search, site.settings.search.urlStyle)
    return { count: count(place), href: inStockOnly(href), noun: nounOf(kinds), kinds }
  }
  // Two cars may have one picture.
  const picturesAt = ({ name }: SiteLocation): string[] =>
    [
      ...new Set(
        cars.flatMap(({ location_name, images: [first] }) => (location_name === name && first ? [first.url] : [])),
      ),
    ].slice(0, PICTURES)
  return (
    places.length > 0 && (
      <Section ground="surface" title={`Where to see a ${title}`}>
        <ul className="grid gap-5 lg:grid-cols-2 lg:[&>:only-child]:col-span-2">
          {places.map((place) => (
            <li key={place.id} className="[&>article]:h-full">
              <PlaceCard
                mark={null}
                departments={[place]}
                km={null}
                hrefFor={(location) => siteLocationHref(site, location)}
                stock={stockAt(place)}
                pictures={picturesAt(place)}
              />
            </li>
          ))}
        </ul>
      </Section>
    )
  )
}
