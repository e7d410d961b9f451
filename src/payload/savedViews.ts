import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { Access, Config, Field, FieldHook } from 'payload'
import { z } from 'zod'
import { relationId } from '@/src/domain/relationId'
import { actorOf, isPlatformAdmin, tenantRoles, tenantsWithRole } from './access/actor'

type SavedViews = NonNullable<Config['queryPresets']>

const dealershipsOf = (user: unknown): string[] => tenantsWithRole(actorOf(user), tenantRoles)

/** The dealership chosen in the admin, where its staff share; else their first. */
const chosenDealership: FieldHook = ({ req, siblingData, value }) => {
  if (siblingData?.constraint !== 'dealership') return null
  const mine = dealershipsOf(req.user)
  const chosen = z.uuid().safeParse(getTenantFromCookie(req.headers, 'text')).data
  const wanted = relationId(value) ?? chosen ?? null
  if (isPlatformAdmin(req.user)) return wanted
  return wanted && mine.includes(wanted) ? wanted : (mine[0] ?? null)
}

const tenant: Field = {
  name: 'tenant',
  type: 'relationship',
  relationTo: 'tenants',
  hooks: { beforeChange: [chosenDealership] },
  admin: { hidden: true },
}

const ofMyDealership =
  (operation: 'read' | 'update' | 'delete'): Access =>
  ({ req }) => ({ [`access.${operation}.tenant`]: { in: dealershipsOf(req.user) } })

const constraint = (operation: 'read' | 'update' | 'delete') => [
  { label: 'My dealership', value: 'dealership', fields: [tenant], access: ofMyDealership(operation) },
]

const staffViews: Access = ({ req }) => actorOf(req.user).kind === 'staff'

/** Payload's own 'everyone' is every dealership's staff: only what the platform's admins made for all may be that. */
const platformsForAll: Access = ({ req }) => {
  if (actorOf(req.user).kind !== 'staff') return false
  return isPlatformAdmin(req.user) || { 'access.update.constraint': { not_equals: 'everyone' } }
}

/**
 * List views that staff keep under a name (CMS-01): their own, or their dealership's. No view crosses to another
 * dealership; only the platform's admins make one for all (TEN-15).
 */
export const savedViews: SavedViews = {
  labels: { singular: 'View', plural: 'Views' },
  access: { create: staffViews, read: staffViews, update: platformsForAll, delete: platformsForAll },
  constraints: { read: constraint('read'), update: constraint('update'), delete: constraint('delete') },
  filterConstraints: ({ req, options }) => {
    const offered = ['onlyMe', 'dealership', ...(isPlatformAdmin(req.user) ? ['everyone'] : [])]
    return options.filter((option) => offered.includes(typeof option === 'string' ? option : option.value))
  },
}
