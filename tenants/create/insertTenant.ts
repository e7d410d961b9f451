import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type Payload,
  type RequiredDataFromCollectionSlug,
} from 'payload'
import { newTenantDocuments, type NewTenant } from './createTenant'

/** Something a new dealership must have to itself is another's already. */
export class TenantTaken extends Error {}

const assertFree = async (payload: Payload, { slug, domain, adminEmail }: NewTenant): Promise<void> => {
  const bySlug = await payload.count({ collection: 'tenants', where: { slug: { equals: slug } } })
  if (bySlug.totalDocs > 0) throw new TenantTaken(`the slug '${slug}' is taken by another dealership.`)
  if (domain) {
    const byDomain = await payload.count({ collection: 'tenants', where: { 'domains.domain': { equals: domain } } })
    if (byDomain.totalDocs > 0) throw new TenantTaken(`the domain '${domain}' belongs to another dealership.`)
  }
  if (adminEmail) {
    const byEmail = await payload.count({ collection: 'users', where: { email: { equals: adminEmail } } })
    if (byEmail.totalDocs > 0)
      throw new TenantTaken(
        `'${adminEmail}' is a staff member already: create without it, then add the dealership to them.`,
      )
  }
}

/** A page of a new site, ready to store but for whose it is. */
export type StarterPage = Omit<RequiredDataFromCollectionSlug<'pages'>, 'tenant'>

/**
 * Stores what the website of a new dealership begins with, in the transaction of the request: its first location, menus and
 * pages (OPS-04).
 */
export const insertSite = async (
  req: PayloadRequest,
  tenant: string,
  input: NewTenant,
  pages: readonly StarterPage[],
): Promise<void> => {
  const { payload } = req
  const { location, navigation } = newTenantDocuments(input)
  await payload.create({ collection: 'locations', data: { ...location, tenant }, req })
  await payload.create({ collection: 'navigation', data: { ...navigation, tenant }, req })
  for (const page of pages)
    await payload.create({ collection: 'pages', data: { ...page, tenant, _status: 'published' }, req })
}

/**
 * Stores a new dealership with its first location, menus, pages and, if an e-mail is given, its admin: all of it or nothing
 * (OPS-04). Runs as the platform, so only commands of an operator may call it.
 * @throws TenantTaken when slug, domain or e-mail is in use
 */
export const insertTenant = async (
  payload: Payload,
  input: NewTenant,
  password: string,
  pages: readonly StarterPage[] = [],
): Promise<string> => {
  await assertFree(payload, input)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const tenant = await payload.create({ collection: 'tenants', data: newTenantDocuments(input).tenant, req })
    await insertSite(req, tenant.id, input, pages)
    if (input.adminEmail) {
      const tenants = [{ tenant: tenant.id, role: 'dealership-admin' as const }]
      await payload.create({ collection: 'users', data: { email: input.adminEmail, password, tenants }, req })
    }
    await commitTransaction(req)
    return String(tenant.id)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
