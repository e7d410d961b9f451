import type { Site } from '@/tenants/Site'

/**
 * The site as its header and footer show it. Where numbers are masked until somebody asks for them (VDP-23), the frame
 * around every page may not give them away; location pages still print them.
 */
export const withoutMaskedPhones = (site: Site): Site =>
  site.settings.phoneReveal === 'masked'
    ? { ...site, locations: site.locations.map((location) => ({ ...location, phone: null })) }
    : site
