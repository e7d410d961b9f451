import type { Access, GlobalConfig, GlobalSlug } from 'payload'
import { declaredAccess } from './accessFor'
import { actorOf, tenantRoles, tenantsWithRole } from './actor'
import { globalPolicy, type GlobalOperation } from './rolePermissions'

const decide = (slug: GlobalSlug, operation: GlobalOperation): Access => {
  const rights = globalPolicy[slug][operation]
  const access: Access = ({ req }) => {
    const actor = actorOf(req.user)
    if (actor.kind !== 'staff') return false
    if (actor.platformAdmin && rights['platform-admin'] === 'all') return true
    const roles = tenantRoles.filter((role) => rights[role] === 'published')
    // As a row filter, so that `?draft=true` finds no draft either.
    return tenantsWithRole(actor, roles).length > 0 ? { _status: { equals: 'published' } } : false
  }
  declaredAccess.add(access)
  return access
}

/** The whole access object of a global, from the one policy table. */
export const globalAccessFor = (slug: GlobalSlug): NonNullable<GlobalConfig['access']> => ({
  read: decide(slug, 'read'),
  update: decide(slug, 'update'),
  readVersions: decide(slug, 'readVersions'),
})
