import { getLocationExtras } from '@/src/data/locations/getLocationExtras'
import { placesOfBrand } from '@/src/domain/content/models/brandPlaces'
import type { Site, SiteLocation } from '@/tenants/Site'

interface BrandPlacesRead {
  /** Places that have it or sell it, those with most of it first. */
  places: SiteLocation[]
  /** Their pictures, by a location's id. */
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
export const readBrandPlaces = async (site: Site, slug: string, seen: Seen): Promise<BrandPlacesRead> => {
  const places = placesOfBrand(site.locations, seen)
  const tenants = [...new Set(places.map(({ tenantId }) => tenantId))]
  const workshops = site.locations.filter(
    ({ tenantId, locationType }) =>
      tenants.includes(tenantId) && (locationType === 'service' || locationType === 'parts'),
  )
  const read = await Promise.all(
    [...new Set([...places, ...workshops])].map(async (place) => ({
      place,
      ...(await getLocationExtras(site, place)),
    })),
  )
  const looksAfter = read.flatMap(({ place, brandSlugs }) =>
    workshops.includes(place) && (brandSlugs.length === 0 || brandSlugs.includes(slug)) ? [place] : [],
  )
  return {
    places,
    photos: new Map(read.flatMap(({ place, image }) => (image ? [[place.id, image.url] as const] : []))),
    departments: firstOfEach(
      tenants.flatMap((tenant) => {
        const own = looksAfter.filter(({ tenantId }) => tenantId === tenant)
        return own.length > 0 ? [own] : []
      }),
    ),
  }
}
