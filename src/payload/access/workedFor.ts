import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest } from 'payload'
import { actorOf, tenantRoles, tenantsWithRole } from './actor'

/** The dealership a member of staff works for now: the chosen one, else their only one. */
export const workedFor = (req: PayloadRequest): string | null => {
  const chosen: unknown = getTenantFromCookie(req.headers, 'text')
  const mine = tenantsWithRole(actorOf(req.user), tenantRoles)
  if (typeof chosen === 'string' && chosen !== '') return chosen
  return mine.length === 1 ? (mine[0] ?? null) : null
}
