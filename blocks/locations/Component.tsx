import { placeStock } from '@/src/components/locations/placeStock'
import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { LocationCards } from '@/src/components/sections/locations/LocationCards'
import { LocationCarousel } from '@/src/components/sections/locations/LocationCarousel'
import { LocationMapList, type PlaceExtras } from '@/src/components/sections/locations/LocationMapList'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { placesMap } from '@/src/data/locations/placesMap'
import { getStockCounts } from '@/src/data/search/getStockCounts'
import { placesOf } from '@/src/domain/locations/departments'
import type { LocationsBlock as Block } from '@/src/payload-types'
import type { Site, SiteLocation } from '@/tenants/Site'

/** Pictures and stock of places, by the id of their first department. */
const extrasOf = async (site: Site, places: SiteLocation[][]): Promise<ReadonlyMap<string, PlaceExtras>> => {
  const { locations: counts } = await getStockCounts(site)
  const entries = places.map(async (departments): Promise<[string, PlaceExtras][]> => {
    const [main] = departments
    if (!main) return []
    const { image } = await getLocationExtras(site, main)
    return [[main.id, { image, stock: placeStock(site, departments, counts) }]]
  })
  return new Map((await Promise.all(entries)).flat())
}

/** Where the dealership is: cards, a row, or a map with a list (LOC-01, LOC-03..05). */
export const LocationsBlock = async ({ block, site }: { block: Block; site: Site }) => {
  const types = block.types ?? []
  const locations = site.locations.filter(
    ({ locationType }) => types.length === 0 || (locationType && types.includes(locationType)),
  )
  if (locations.length === 0) return null
  const hrefFor = (location: SiteLocation) => siteLocationHref(site, location)
  const places = placesOf(locations)
  const map =
    block.layout === 'map'
      ? placesMap(
          places.flatMap(([main]) => main ?? []),
          null,
        )
      : null
  const extras = map ? await extrasOf(site, places) : new Map()
  const link = { label: 'All locations and hours', href: '/dealer-locator' }
  return (
    <Section {...sectionProps(block)} link={link}>
      {map ? (
        <LocationMapList map={map} places={places} extras={extras} hrefFor={hrefFor} />
      ) : block.layout === 'carousel' ? (
        <LocationCarousel locations={locations} hrefFor={hrefFor} />
      ) : (
        <LocationCards locations={locations} hrefFor={hrefFor} />
      )}
    </Section>
  )
}
