import type { Site, SiteLocation } from '@/tenants/Site'
import { type BrandEntry, getBrands } from '../content/getBrands'
import { getLocationExtras } from '../locations/getLocationExtras'

export interface BrandDealers {
  brand: Pick<BrandEntry, 'slug' | 'title'>
  /** Sales places that name the brand; where none does, those that sell any. */
  places: SiteLocation[]
  /** Some place names the brand. */
  named: boolean
}

/** Where a site sells: its sales places, and places without a kind. */
export const salesPlaces = ({ locations }: Pick<Site, 'locations'>): SiteLocation[] =>
  locations.filter(({ locationType }) => locationType === null || locationType === 'sales')

/** Who sells each brand of a site (RTE-32), in the site's order of brands. */
export const brandDealers = async (site: Site): Promise<BrandDealers[]> => {
  const places = await Promise.all(
    salesPlaces(site).map(async (place) => ({ place, ...(await getLocationExtras(site, place)) })),
  )
  const anyBrand = places.filter(({ brandSlugs }) => brandSlugs.length === 0)
  return (await getBrands(site.id))
    .filter(({ kind }) => kind !== 'group')
    .map(({ slug, title }) => {
      const named = places.filter(({ brandSlugs }) => brandSlugs.includes(slug))
      const sellers = named.length > 0 ? named : anyBrand
      return { brand: { slug, title }, places: sellers.map(({ place }) => place), named: named.length > 0 }
    })
}
