import type { Access, CollectionConfig, CollectionSlug, PayloadRequest, Where } from 'payload'
import { type Actor, actorOf, tenantRoles, tenantsWithRole } from './actor'
import { hostSite } from './hostSite'
import { type CollectionPolicy, type Operation, type Party, policy, type Reach } from './rolePermissions'
import { publicRows } from './publicRows'

type PolicySlug = keyof typeof policy

/** Functions made by `accessFor`: the boot check refuses any other (design §3). */
export const declaredAccess = new WeakSet<object>()

const tenantPath = (slug: PolicySlug): string => {
  if (slug === 'tenants') return 'id'
  return slug === 'users' ? 'tenants.tenant' : 'tenant'
}

const selfPath = (slug: PolicySlug): string => (slug === 'users' || slug === 'shoppers' ? 'id' : 'shopper')

const partyOf = (actor: Exclude<Actor, { kind: 'staff' }>): Party => actor.kind

const siteRows = async (slug: PolicySlug, req: PayloadRequest): Promise<Where | false> => {
  const site = await hostSite(req)
  const rows = publicRows(slug, new Date())
  return site && rows ? { and: [{ tenant: { in: site.memberIds } }, rows] } : false
}

const staffRows = (slug: PolicySlug, rights: CollectionPolicy[Operation], actor: Extract<Actor, { kind: 'staff' }>) => {
  if (actor.platformAdmin && rights['platform-admin']) return true
  const roles = tenantRoles.filter((role) => rights[role] === 'own')
  const tenants = tenantsWithRole(actor, roles)
  const rows: Where[] = tenants.length > 0 ? [{ [tenantPath(slug)]: { in: tenants } }] : []
  const selfRoles = tenantRoles.filter((role) => rights[role] === 'self')
  const maySelf = slug === 'users' && (selfRoles.length > 0 || actor.platformAdmin)
  if (maySelf) rows.push({ id: { equals: actor.id } })
  return rows.length > 0 ? { or: rows } : false
}

const visitorRows = (
  slug: PolicySlug,
  reach: Reach | undefined,
  actor: Exclude<Actor, { kind: 'staff' }>,
  req: PayloadRequest,
  isFile: boolean,
) => {
  if (reach === 'site' || (reach === 'file' && isFile)) return siteRows(slug, req)
  if (actor.kind === 'anonymous') return false
  if (reach === 'own') return { [tenantPath(slug)]: { equals: actor.tenant } }
  return reach === 'self' ? { [selfPath(slug)]: { equals: actor.id } } : false
}

/** Version rows hold the document under `version.`; a row filter must look there. */
const underVersion = (where: Where): Where =>
  Object.fromEntries(
    Object.entries(where).map(([key, value]) =>
      (key === 'and' || key === 'or') && Array.isArray(value)
        ? [key, value.map(underVersion)]
        : [`version.${key}`, value],
    ),
  )

/** Payload's create access cannot filter rows: holding the right anywhere is enough here, the tenant is checked by `guardTenant`. */
const asCreate = (result: Where | boolean): boolean => result !== false

const decide = (slug: PolicySlug, operation: Operation): Access => {
  const rights = policy[slug][operation]
  const access: Access = async ({ req, isReadingStaticFile = false }) => {
    const actor = actorOf(req.user)
    const rows =
      actor.kind === 'staff'
        ? staffRows(slug, rights, actor)
        : await visitorRows(slug, rights[partyOf(actor)], actor, req, isReadingStaticFile)
    if (operation === 'create') return asCreate(rows)
    return operation === 'readVersions' && typeof rows === 'object' ? underVersion(rows) : rows
  }
  declaredAccess.add(access)
  return access
}

const adminAccess = ({ req }: { req: PayloadRequest }): boolean => actorOf(req.user).kind === 'staff'
const unlockAccess: Access = ({ req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'staff' && actor.platformAdmin
}
declaredAccess.add(unlockAccess)

export const isPolicySlug = (slug: CollectionSlug | string): slug is PolicySlug => slug in policy

/** The whole access object of a collection, from the one policy table. */
export const accessFor = (slug: PolicySlug): NonNullable<CollectionConfig['access']> => ({
  create: decide(slug, 'create'),
  read: decide(slug, 'read'),
  update: decide(slug, 'update'),
  delete: decide(slug, 'delete'),
  readVersions: decide(slug, 'readVersions'),
  unlock: unlockAccess,
  ...(slug === 'users' ? { admin: adminAccess } : {}),
})
