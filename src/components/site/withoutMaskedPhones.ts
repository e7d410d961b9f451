import type { Site } from '@/tenants/Site'

/**
 * The site for its header and footer. Where numbers are masked until a visitor asks (VDP-23), header and footer, which
 * are on every page, must not contain them; location pages still print them.
 */
export const withoutMaskedPhones = (site: Site): Site =>
  site.settings.phoneReveal === 'masked'
    ? { ...site, locations: site.locations.map((location) => ({ ...location, phone: null })) }
    : site
