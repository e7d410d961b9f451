import { type CollectionBeforeChangeHook, type CollectionBeforeDeleteHook, Forbidden, ValidationError } from 'payload'
import { z } from 'zod'
import { actorOf, tenantsWithRole } from '@/src/payload/access/actor'
import { relationId } from '@/src/domain/relationId'

const rowsSchema = z.array(z.object({ tenant: z.unknown(), role: z.unknown() })).catch([])
const memberships = (rows: unknown) =>
  rowsSchema.parse(rows).flatMap(({ tenant, role }) => {
    const id = relationId(tenant)
    return id ? [{ id, role }] : []
  })
const tenantIds = (rows: unknown): string[] => memberships(rows).map(({ id }) => id)

/**
 * Keeps dealership admins to their own people: they may not touch a platform admin, anyone who also works elsewhere, nor
 * give anyone, themselves included, access or another role at another dealership (CMS-05).
 */
export const guardUser: CollectionBeforeChangeHook = ({ data, originalDoc, req, operation }) => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff' || actor.platformAdmin) return data
  const own = new Set(tenantsWithRole(actor, ['dealership-admin']))
  const isSelf = originalDoc?.id === actor.id
  const before = tenantIds(originalDoc?.tenants)
  if (operation === 'update' && !isSelf) {
    const mayEdit = originalDoc?.role !== 'platform-admin' && before.length > 0 && before.every((id) => own.has(id))
    if (!mayEdit) throw new Forbidden(req.t)
  }
  const held = memberships(originalDoc?.tenants)
  const after = 'tenants' in data ? memberships(data.tenants) : held
  const given = after.filter(({ id, role }) => !held.some((row) => row.id === id && row.role === role))
  const outside = given.some(({ id }) => !own.has(id)) || (operation === 'create' && after.length === 0)
  if (outside) {
    const message = 'Choose one or more of the dealerships you administer.'
    throw new ValidationError({ collection: 'users', errors: [{ path: 'tenants', message }], req })
  }
  return data
}

/** A dealership admin may delete only people who work nowhere else. */
export const guardUserDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff' || actor.platformAdmin) return
  const own = new Set(tenantsWithRole(actor, ['dealership-admin']))
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  const tenants = tenantIds(user.tenants)
  const mayDelete = user.role !== 'platform-admin' && tenants.length > 0 && tenants.every((tenant) => own.has(tenant))
  if (!mayDelete) throw new Forbidden(req.t)
}
