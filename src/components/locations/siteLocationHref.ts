import { locationHref } from '@/src/domain/site/paths'
import type { Site, SiteLocation } from '@/tenants/Site'

/**
 * One location's canonical path on a site (RTE-35). A site whose pattern contains the dealership has one page per
 * dealership for all its locations; each location also has its own page at its slug.
 */
export const siteLocationHref = (site: Pick<Site, 'settings'>, { slug }: Pick<SiteLocation, 'slug'>): string =>
  locationHref(site.settings.routes.locationPath, { slug, dealershipSlug: slug })
