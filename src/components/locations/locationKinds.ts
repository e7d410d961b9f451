import type { SiteLocation } from '@/tenants/Site'

const KINDS = { sales: 'Sales', service: 'Service', parts: 'Parts' }

/** What a location is, in a word; one without a type is a dealership. */
export const locationKind = ({ locationType }: Pick<SiteLocation, 'locationType'>): string =>
  locationType ? KINDS[locationType] : 'Dealership'
