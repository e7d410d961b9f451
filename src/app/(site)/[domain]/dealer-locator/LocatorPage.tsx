import type { Metadata } from 'next'
import { RenderBlocks } from '@/blocks/RenderBlocks'
import { contentMetadata } from '@/src/components/page/contentMetadata'
import { brandDealers } from '@/src/data/directories/brandDealers'
import { LOCATOR_PATH, type LocatorState } from '@/src/domain/locations/locator'
import { geocodePostcode } from '@/src/services/geocoding/geocodePostcode'
import type { Site, SiteLocation } from '@/tenants/Site'
import { LocationsPage } from '../locations/LocationsPage'
import { pageWords } from '../pageWords'

export const locatorMetadata = ({ name }: Site): Metadata =>
  contentMetadata({
    title: 'Our locations',
    description: `Where to find ${name}: addresses, opening hours and phones.`,
    path: LOCATOR_PATH,
  })

/** Locations that sell a brand, by the rule of the dealer list (RTE-32), of one department. */
const fitting = async (site: Site, { brand, kind }: LocatorState): Promise<SiteLocation[]> => {
  const sellers = brand === null ? null : (await brandDealers(site)).find((dealers) => dealers.brand.slug === brand)
  const wanted = sellers ? new Set(sellers.places.map(({ id }) => id)) : null
  return site.locations.filter(
    ({ id, locationType }) => (wanted === null || wanted.has(id)) && (kind === null || locationType === kind),
  )
}

/** The dealer locator: by postcode, brand and department (RTE-33, LOC-10..12, ERR-23). */
export const LocatorPage = async ({ site, state }: { site: Site; state: LocatorState }) => {
  const near = state.postcode === '' ? null : await geocodePostcode(state.postcode)
  const { text, below } = await pageWords(site, 'dealer-locator')
  return (
    <>
      <LocationsPage
        site={site}
        title="Our locations"
        intro={text ?? undefined}
        locations={await fitting(site, state)}
        path={LOCATOR_PATH}
        asked={state}
        near={near}
        error={state.postcode !== '' && near === null ? 'Invalid postcode' : null}
      />
      <RenderBlocks blocks={below} site={site} />
    </>
  )
}
