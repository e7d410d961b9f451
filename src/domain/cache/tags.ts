/**
 * Names of every cache tag. Each but the platform's carries the tenant's id, so that no dealership's change can refresh, or
 * serve, another's page (TEN-15).
 */
export const tagsFor = {
  /** Settings, theme, navigation and locations of one site. */
  site: (tenantId: string): string => `site:${tenantId}`,
  /** Listing pages of one dealership: refreshed once the index has the change. */
  stock: (tenantId: string): string => `stock:${tenantId}`,
  /**
   * What pages about something else show of the stock: counts in the menu, similar cars. Refreshed at most once a minute
   * while stock changes, because every page of a site has some of it.
   */
  stockSummary: (tenantId: string): string => `stock-summary:${tenantId}`,
  /** A car's own page, and a cached 'not found' at its address: refreshed as soon as the car's change is committed. */
  carSlug: (tenantId: string, slug: string): string => `car-slug:${tenantId}:${slug}`,
  /** A global of the platform: every page that reads it, of every site. */
  platform: (global: string): string => `platform:${global}`,
  /** Rows of one content collection of one site. */
  content: (tenantId: string, collection: string): string => `content:${tenantId}:${collection}`,
} as const

/**
 * The tenant in a tag, and a function that replaces it; null for a tag of the platform, and for a tag not made by
 * `tagsFor`.
 */
export const tenantOfTag = (tag: string): { tenantId: string; of: (tenantId: string) => string } | null => {
  const [kind, tenantId, ...rest] = tag.split(':')
  if (!kind || !tenantId || kind === 'platform') return null
  return { tenantId, of: (other) => [kind, other, ...rest].join(':') }
}
