import type { PayloadRequest } from 'payload'
import type { User } from '@/src/payload-types'
import { actorOf, type TenantRole, tenantRoles, tenantsWithRole, workedFor } from './actor'
import { policy } from './rolePermissions'

const readersOf = (slug: keyof typeof policy): TenantRole[] =>
  tenantRoles.filter((role) => policy[slug].read[role] === 'own')

/**
 * Dealerships whose rows of a collection a member of staff may read now: the chosen one, else all of theirs. Null: all of
 * the platform. Anyone else: none.
 */
export const readableTenants = (slug: keyof typeof policy, user: unknown, chosen: string | null): string[] | null => {
  const actor = actorOf(user)
  if (actor.kind === 'staff' && actor.platformAdmin) return chosen ? [chosen] : null
  const mine = tenantsWithRole(actor, readersOf(slug))
  return chosen ? mine.filter((tenant) => tenant === chosen) : mine
}

/** Whose leads the user of a request may see now. Null: all of the platform. */
export const leadTenants = (req: PayloadRequest): string[] | null => readableTenants('leads', req.user, workedFor(req))

/** Whether a member of staff may read the leads of a dealership by a role there. */
export const readsLeadsOf = (user: User, tenant: string): boolean =>
  tenantsWithRole(actorOf({ ...user, collection: 'users' }), readersOf('leads')).includes(tenant)
