import { operations, type Party, policy } from './rolePermissions'

const visitors: Party[] = ['anonymous', 'shopper', 'feedClient']

const served = new Set<string>(
  Object.entries(policy).flatMap(([slug, rights]) =>
    operations.some((operation) => visitors.some((party) => rights[operation][party])) ? [slug] : [],
  ),
)

/** Whether a collection is available on dealerships' hosts; those for staff and the platform are not (TEN-15). */
export const isServedOnSites = (slug: string): boolean => served.has(slug)
