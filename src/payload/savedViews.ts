import type { Access, Config, Field, FieldHook, Where } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { type Actor, actorOf, tenantsWithRole, tenantRoles } from './access/actor'

type SavedViews = NonNullable<Config['queryPresets']>

const dealershipsOf = (actor: Actor): string[] => tenantsWithRole(actor, tenantRoles)

/** The dealership chosen in the admin, where its staff share; else their first. */
const chosenDealership: FieldHook = ({ req, siblingData, value }) => {
  if (siblingData?.constraint !== 'dealership') return null
  const actor = actorOf(req.user)
  const mine = dealershipsOf(actor)
  const chosen = /(?:^|;\s*)payload-tenant="?([0-9a-f-]{36})/.exec(req.headers.get('cookie') ?? '')?.[1]
  const wanted = relationId(value) ?? chosen ?? null
  if (actor.kind === 'staff' && actor.platformAdmin) return wanted
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
  ({ req }) => ({ [`access.${operation}.tenant`]: { in: dealershipsOf(actorOf(req.user)) } })

const constraint = (operation: 'read' | 'update' | 'delete') => [
  { label: 'My dealership', value: 'dealership', fields: [tenant], access: ofMyDealership(operation) },
]

/** Payload's own 'everyone' is every dealership's staff: only what the platform's admins made for all may be that. */
const staffViews: Access = ({ req }): boolean | Where => {
  const actor = actorOf(req.user)
  return actor.kind === 'staff'
}

const platformsForAll: Access = ({ req }): boolean | Where => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff') return false
  return actor.platformAdmin || { 'access.update.constraint': { not_equals: 'everyone' } }
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
    const actor = actorOf(req.user)
    const all = actor.kind === 'staff' && actor.platformAdmin ? ['everyone'] : []
    const offered = ['onlyMe', 'dealership', ...all]
    return options.filter((option) => offered.includes(typeof option === 'string' ? option : option.value))
  },
}
