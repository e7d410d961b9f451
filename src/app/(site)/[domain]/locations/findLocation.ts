import { type Dealership, getDealerships } from '@/src/data/directories/getDealerships'
import type { Site, SiteLocation } from '@/tenants/Site'

export type LocationAnswer =
  { kind: 'location'; location: SiteLocation } | ({ kind: 'dealership'; locations: SiteLocation[] } & Dealership)

/**
 * Resolves a slug under /locations: a location first, then a dealership with its locations (RTE-35). Null when there is
 * neither.
 */
export const findLocation = async (
  site: Pick<Site, 'id' | 'memberIds' | 'locations'>,
  slug: string,
): Promise<LocationAnswer | null> => {
  const location = site.locations.find((entry) => entry.slug === slug)
  if (location) return { kind: 'location', location }
  const dealership = (await getDealerships(site)).find((entry) => entry.slug === slug)
  if (!dealership) return null
  const own = dealership.id === site.id
  const locations = site.locations.filter(({ tenantId }) => own || tenantId === dealership.id)
  return locations.length > 0 ? { kind: 'dealership', ...dealership, locations } : null
}
