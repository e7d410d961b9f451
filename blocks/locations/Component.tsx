import { LocationCards } from '@/src/components/sections/LocationCards'
import { LocationCarousel } from '@/src/components/sections/LocationCarousel'
import { sectionProps } from '@/src/components/sections/sectionProps'
import { Section } from '@/src/components/ui/Section'
import { locationHref } from '@/src/domain/site/paths'
import type { LocationsBlock as Block } from '@/src/payload-types'
import type { Site, SiteLocation } from '@/tenants/Site'

/** Where the dealership is (LOC-01, LOC-03..05). */
export const LocationsBlock = ({ block, site }: { block: Block; site: Site }) => {
  const types = block.types ?? []
  const locations = site.locations.filter(
    ({ locationType }) => types.length === 0 || (locationType && types.includes(locationType)),
  )
  if (locations.length === 0) return null
  const hrefFor = (location: SiteLocation) =>
    locationHref(site.settings.routes.locationPath, { slug: location.slug, dealershipSlug: site.slug })
  return (
    <Section {...sectionProps(block)}>
      {block.layout === 'carousel' ? (
        <LocationCarousel locations={locations} hrefFor={hrefFor} />
      ) : (
        <LocationCards locations={locations} hrefFor={hrefFor} />
      )}
    </Section>
  )
}
