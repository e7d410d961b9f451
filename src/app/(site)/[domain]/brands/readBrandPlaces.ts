import { salesPlaces } from '@/src/data/directories/brandDealers'
import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandPlacesRead {
  /** Sales places that have it or sell it, those with most of it first. */
  sales: SiteLocation[]
  /** Pictures of the sales places, by a location's id. */
  photos: ReadonlyMap<string, string>
  /** Workshops and parts counters that look after the brand, of the dealerships that have it. */
  departments: SiteLocation[]
}

interface Seen {
  /** Places that sell the brand. */
  sellers: readonly SiteLocation[]
  /** How many of it stand at each place, by the place's name. */
  standing: Readonly<Record<string, number>>
}

/** One workshop and one parts counter of a dealership are enough to name; of a group's dealerships the workshops. */
const firstOfEach = (dealerships: readonly SiteLocation[][]): SiteLocation[] =>
  dealerships.flatMap((places) =>
    (dealerships.length > 1 ? (['service'] as const) : (['service', 'parts'] as const)).flatMap(
      (type) => places.find(({ locationType }) => locationType === type) ?? [],
    ),
  )

/** Where a brand is seen and looked after: of the locations' own records, which are read for the list of brands, too. */
export const readBrandPlaces = async (
  site: Site,
  slug: string,
  { sellers, standing }: Seen,
): Promise<BrandPlacesRead> => {
  const count = ({ name }: SiteLocation): number => standing[name] ?? 0
  const sales = salesPlaces(site)
    .filter((place) => count(place) > 0 || sellers.includes(place))
    .toSorted((one, other) => count(other) - count(one))
  const tenants = [...new Set(sales.map(({ tenantId }) => tenantId))]
  const workshops = site.locations.filter(
    ({ tenantId, locationType }) =>
      tenants.includes(tenantId) && (locationType === 'service' || locationType === 'parts'),
  )
  const read = await Promise.all(
    [...sales, ...workshops].map(async (place) => ({ place, ...(await getLocationExtras(site, place)) })),
  )
  const looksAfter = read.flatMap(({ place, brandSlugs }) =>
    workshops.includes(place) && (brandSlugs.length === 0 || brandSlugs.includes(slug)) ? [place] : [],
  )
  return {
    sales,
    photos: new Map(read.flatMap(({ place, image }) => (image ? [[place.id, image.url] as const] : []))),
    departments: firstOfEach(
      tenants.flatMap((tenant) => {
        const own = looksAfter.filter(({ tenantId }) => tenantId === tenant)
        return own.length > 0 ? [own] : []
      }),
    ),
  }
}
