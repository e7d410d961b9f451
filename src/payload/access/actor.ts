import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'

export const tenantRoles = ['dealership-admin', 'marketer', 'sales'] as const
export type TenantRole = (typeof tenantRoles)[number]

/** Who a request acts for. Every access decision starts from this and nothing else (design §3). */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'shopper'; id: string; tenant: string }
  | { kind: 'feedClient'; id: string; tenant: string }
  | { kind: 'staff'; id: string; platformAdmin: boolean; memberships: { tenant: string; role: TenantRole }[] }

const membershipSchema = z.object({ tenant: z.unknown(), role: z.enum(tenantRoles) })
const staffSchema = z.object({
  collection: z.literal('users'),
  id: z.string(),
  role: z.string().nullish(),
  tenants: z.array(z.unknown()).nullish(),
})
const tenantUserSchema = z.object({
  collection: z.enum(['shoppers', 'feed-clients']),
  id: z.string(),
  tenant: z.unknown(),
})

const toMemberships = (rows: unknown[]) =>
  rows.flatMap((row) => {
    const parsed = membershipSchema.safeParse(row)
    const tenant = parsed.success ? relationId(parsed.data.tenant) : null
    return parsed.success && tenant ? [{ tenant, role: parsed.data.role }] : []
  })

/**
 * The actor of a Payload user document. Anything that is not a known kind of user, or lacks its tenant, is anonymous,
 * so that a new auth collection gets no rights by accident.
 */
export const actorOf = (user: unknown): Actor => {
  const staff = staffSchema.safeParse(user)
  if (staff.success) {
    return {
      kind: 'staff',
      id: staff.data.id,
      platformAdmin: staff.data.role === 'platform-admin',
      memberships: toMemberships(staff.data.tenants ?? []),
    }
  }
  const tenantUser = tenantUserSchema.safeParse(user)
  const tenant = tenantUser.success ? relationId(tenantUser.data.tenant) : null
  if (!tenantUser.success || !tenant) return { kind: 'anonymous' }
  return { kind: tenantUser.data.collection === 'shoppers' ? 'shopper' : 'feedClient', id: tenantUser.data.id, tenant }
}

/** Ids of the tenants in which a staff actor holds one of the roles. */
export const tenantsWithRole = (actor: Actor, roles: readonly TenantRole[]): string[] =>
  actor.kind === 'staff'
    ? [...new Set(actor.memberships.filter((m) => roles.includes(m.role)).map((m) => m.tenant))]
    : []

export const isPlatformAdmin = (user: unknown): boolean => {
  const actor = actorOf(user)
  return actor.kind === 'staff' && actor.platformAdmin
}

/** The dealership a member of staff works for now: the chosen one, else their only one. */
export const workedFor = (req: PayloadRequest): string | null => {
  const chosen: unknown = getTenantFromCookie(req.headers, 'text')
  const mine = tenantsWithRole(actorOf(req.user), tenantRoles)
  if (typeof chosen === 'string' && chosen !== '') return chosen
  return mine.length === 1 ? (mine[0] ?? null) : null
}
