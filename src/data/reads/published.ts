import type { Where } from 'payload'

/** Query for published rows of a dealership with additional conditions. */
export const published = (tenantId: string, ...more: Where[]): Where => ({
  and: [{ tenant: { equals: tenantId } }, { _status: { equals: 'published' } }, ...more],
})
