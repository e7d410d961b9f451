/** Whether someone edits content anywhere: sales staff do not. The same rule as where data is read and written. */
export const isEditor = (user: unknown): boolean => {
  if (typeof user !== 'object' || user === null) return false
  if ('role' in user && user.role === 'platform-admin') return true
  if (!('tenants' in user) || !Array.isArray(user.tenants)) return false
  return user.tenants.some((row: { role?: unknown }) => row.role === 'marketer' || row.role === 'dealership-admin')
}
