import { APIError, type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { actorOf, tenantsWithRole, tenantRoles } from '../access/actor'
import { isPolicySlug } from '../access/accessFor'
import { policy } from '../access/rolePermissions'
import { relationId } from '@/src/domain/relationId'

const refuse = (collection: string, message: string): never => {
  throw new ValidationError({ collection, errors: [{ path: 'tenant', message }] })
}

/**
 * Keeps every row with one dealership (TEN-15). Fills the tenant for actors that have only one, refuses a tenant in which
 * the actor may not write, and refuses moving a row to another dealership (platform admins excepted).
 */
export const guardTenant: CollectionBeforeValidateHook = ({ collection, data, operation, originalDoc, req }) => {
  const slug: string = collection.slug
  if (!data || !isPolicySlug(slug)) return data
  const current = relationId(originalDoc?.tenant)
  const actor = actorOf(req.user)
  if (actor.kind === 'feedClient' || actor.kind === 'shopper') {
    if (current && current !== actor.tenant) throw new APIError('Not found.', 404)
    return { ...data, tenant: actor.tenant }
  }
  const asked = 'tenant' in data ? relationId(data.tenant) : current
  if (actor.kind !== 'staff' || actor.platformAdmin) {
    if (!asked && operation === 'create') refuse(slug, 'Choose the dealership this belongs to.')
    return data
  }
  const roles = tenantRoles.filter((role) => policy[slug][operation][role])
  const writable = tenantsWithRole(actor, roles)
  const tenant = asked ?? (writable.length === 1 ? writable[0] : undefined)
  if (!tenant) return refuse(slug, 'Choose the dealership this belongs to.')
  if (!writable.includes(tenant)) refuse(slug, 'You cannot write for this dealership.')
  if (current && current !== tenant) refuse(slug, 'This belongs to another dealership and stays there.')
  return { ...data, tenant }
}
