export type Role = 'sales' | 'marketer' | 'dealership-admin'

/**
 * Whether a user has one of the roles in any dealership; platform admins have all. The same rule as the access policy.
 */
export const holdsRole = (user: unknown, roles: readonly Role[]): boolean => {
  if (typeof user !== 'object' || user === null) return false
  if ('role' in user && user.role === 'platform-admin') return true
  if (!('tenants' in user) || !Array.isArray(user.tenants)) return false
  return user.tenants.some((row: { role?: unknown }) => roles.some((role) => role === row.role))
}

/** Whether a user edits content in any dealership; sales staff do not. */
export const isEditor = (user: unknown): boolean => holdsRole(user, ['marketer', 'dealership-admin'])
