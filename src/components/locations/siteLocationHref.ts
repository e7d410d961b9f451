import { locationHref } from '@/src/domain/site/paths'
import type { Site, SiteLocation } from '@/tenants/Site'

/**
 * One location's canonical path on a site (RTE-35). A site whose pattern names the dealership has one page for all its
 * places there; each place's own page is at its slug beside it.
 */
export const siteLocationHref = (site: Pick<Site, 'settings'>, { slug }: Pick<SiteLocation, 'slug'>): string =>
  locationHref(site.settings.routes.locationPath, { slug, dealershipSlug: slug })
