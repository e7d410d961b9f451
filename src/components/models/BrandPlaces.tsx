import { PlaceCard } from '@/src/components/locations/PlaceCard'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { Section } from '@/src/components/ui/Section'
import type { StockCard } from '@/src/domain/search/index/StockDocument'
import { searchHref } from '@/src/domain/search/url/searchAddress'
import { defaultSearchPath } from '@/src/domain/search/url/resolveSearchPath'
import { emptySearchState, withRefinement } from '@/src/domain/search/url/SearchState'
import { nounOf } from '@/src/domain/stock/car/itemNoun'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandPlacesProps {
  site: Pick<Site, 'settings' | 'locations'>
  /** The brand's name, and as stock has it; null: how much stands at each place is not said. */
  title: string
  make: string | null
  /** Places that sell the brand. */
  sellers: SiteLocation[]
  /** All of the brand that stand here. */
  cars: StockCard[]
}

/** Pictures of what stands at a place. */
const PICTURES = 2

/** Where a brand is seen: the places that have most of it first, each with how many, then others that sell it (ENT-10). */
export const BrandPlaces = ({ site, title, make, sellers, cars }: BrandPlacesProps) => {
  const standing = Map.groupBy(cars, ({ location_name }) => location_name)
  const count = ({ name }: SiteLocation): number => standing.get(name)?.length ?? 0
  const places = [...new Set([...site.locations.filter((place) => count(place) > 0), ...sellers])].toSorted(
    (one, other) => count(other) - count(one),
  )
  const stockAt = ({ name }: SiteLocation) => {
    const own = standing.get(name) ?? []
    if (make === null || own.length === 0) return null
    const kinds = [...new Set(own.map(({ item_type }) => item_type))]
    const search = withRefinement(withRefinement(emptySearchState, 'make', [make]), 'location_name', [name])
    return {
      count: own.length,
      href: searchHref(defaultSearchPath, search, site.settings.search.urlStyle),
      noun: nounOf(kinds),
      kinds,
    }
  }
  // Two cars may have one picture.
  const picturesAt = ({ name }: SiteLocation): string[] =>
    [...new Set((standing.get(name) ?? []).flatMap(({ images: [first] }) => first?.url ?? []))].slice(0, PICTURES)
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
