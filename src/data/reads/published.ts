import type { Where } from 'payload'

/** Published rows of a dealership that also meet what else is asked for. */
export const published = (tenantId: string, ...more: Where[]): Where => ({
  and: [{ tenant: { equals: tenantId } }, { _status: { equals: 'published' } }, ...more],
})
