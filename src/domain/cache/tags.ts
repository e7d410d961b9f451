/**
 * Names of every cache tag. Each carries the tenant's or the car's id, so that no dealership's change can refresh, or
 * serve, another's page (TEN-15).
 */
export const tagsFor = {
  /** Settings, theme, navigation and locations of one site. */
  site: (tenantId: string): string => `site:${tenantId}`,
  /** Listing pages of one dealership: refreshed once the index has the change. */
  stock: (tenantId: string): string => `stock:${tenantId}`,
  /** A car's own page: refreshed as soon as its change is committed. */
  car: (carId: string): string => `car:${carId}`,
  /** A car's address, so that a cached 'not found' goes when the car appears. */
  carSlug: (tenantId: string, slug: string): string => `car-slug:${tenantId}:${slug}`,
  /** Rows of one content collection of one site. */
  content: (tenantId: string, collection: string): string => `content:${tenantId}:${collection}`,
} as const
