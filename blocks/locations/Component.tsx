import { siteLocationHref } from '@/src/components/locations/siteLocationHref'
import { LocationCards } from '@/src/components/sections/locations/LocationCards'
import { LocationCarousel } from '@/src/components/sections/locations/LocationCarousel'
import { LocationMapList } from '@/src/components/sections/locations/LocationMapList'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { getPlaceStock } from '@/src/data/locations/getPlaceStock'
import { placesMap } from '@/src/data/locations/placesMap'
import { placesOf } from '@/src/domain/locations/departments'
import type { LocationsBlock as Block } from '@/src/payload-types'
import type { Site, SiteLocation } from '@/tenants/Site'

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
  const withStock = async (departments: SiteLocation[]) => ({
    departments,
    stock: await getPlaceStock(site, departments),
  })
  /** Where there is stock comes first: an office sells nothing. */
  const mapped = async () =>
    (await Promise.all(places.map(withStock))).toSorted((one, other) => Number(!one.stock) - Number(!other.stock))
  const link = { label: 'All locations and hours', href: '/dealer-locator' }
  return (
    <Section {...sectionProps(block)} link={link}>
      {map ? (
        <LocationMapList map={map} places={await mapped()} hrefFor={hrefFor} />
      ) : block.layout === 'carousel' ? (
        <LocationCarousel locations={locations} hrefFor={hrefFor} />
      ) : (
        <LocationCards locations={locations} hrefFor={hrefFor} />
      )}
    </Section>
  )
}
