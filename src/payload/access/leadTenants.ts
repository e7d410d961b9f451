import type { PayloadRequest } from 'payload'
import type { User } from '@/src/payload-types'
import { actorOf, tenantRoles, tenantsWithRole, workedFor } from './actor'
import { policy } from './policy'

/** Who reads the leads of their dealership. */
const readers = tenantRoles.filter((role) => policy.leads.read[role])

/** Whose leads the user of a request may see now: the dealership worked for, else all of theirs. Null: all of the platform. */
export const leadTenants = (req: PayloadRequest): string[] | null => {
  const actor = actorOf(req.user)
  const chosen = workedFor(req)
  if (actor.kind === 'staff' && actor.platformAdmin) return chosen ? [chosen] : null
  const mine = tenantsWithRole(actor, readers)
  return chosen ? mine.filter((tenant) => tenant === chosen) : mine
}

/** Whether a member of staff may read the leads of a dealership by a role there. */
export const readsLeadsOf = (user: User, tenant: string): boolean =>
  tenantsWithRole(actorOf({ ...user, collection: 'users' }), readers).includes(tenant)
