import { demoPassword } from '@/src/domain/platform/demoPassword'
import { inParallel } from '../createMissing'
import type { SeedContext } from '../SeedContext'

const roles = ['dealership-admin', 'marketer', 'sales'] as const

export const platformAdminEmail = 'admin@demo.test'

/** The demo logins: one platform admin, and for each dealership one person of each role (CMS-05). */
export const demoLogins = (tenantSlugs: readonly string[]) => [
  { email: platformAdminEmail, name: 'Platform Admin', role: 'platform-admin' as const, tenantSlug: null },
  ...tenantSlugs.flatMap((tenantSlug) =>
    roles.map((role) => ({ email: `${role}@${tenantSlug}.test`, name: `${role} of ${tenantSlug}`, role, tenantSlug })),
  ),
]

/** Creates the logins that do not exist yet. @returns how many. `tenants` are ids by slug. */
export const seedUsers = async ({ payload }: SeedContext, tenants: ReadonlyMap<string, string>): Promise<number> => {
  const logins = demoLogins([...tenants.keys()])
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { in: logins.map(({ email }) => email) } },
    depth: 0,
    pagination: false,
  })
  const existing = new Set(docs.map(({ email }) => email))
  const missing = logins.filter(({ email }) => !existing.has(email))
  await inParallel(missing, 4, ({ email, name, role, tenantSlug }) => {
    const tenant = tenantSlug ? tenants.get(tenantSlug) : undefined
    const person = { email, name, password: demoPassword }
    return payload.create({
      collection: 'users',
      depth: 0,
      data: role === 'platform-admin' ? { ...person, role } : { ...person, tenants: tenant ? [{ tenant, role }] : [] },
    })
  })
  return missing.length
}
