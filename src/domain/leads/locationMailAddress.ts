/** A location with what decides whether a lead is mailed to it. */
export interface LeadPlace {
  id: string
  email: string | null
  type: 'sales' | 'service' | 'parts' | null
}

const departmentOf = (category: string): LeadPlace['type'] => {
  if (/service/i.test(category)) return 'service'
  return /parts/i.test(category) ? 'parts' : 'sales'
}

/**
 * The e-mail address a lead goes to: the location of its car, else the first location of the department it is for, else
 * the first that has an address. Returns null when no location has one.
 *
 * @param places locations of the lead's dealership, in the dealership's order
 */
export const locationMailAddress = (
  places: readonly LeadPlace[],
  { locationId, category }: { locationId: string | null; category: string },
): string | null => {
  const reachable = places.flatMap(({ id, email, type }) => (email ? [{ id, email, type }] : []))
  const department = departmentOf(category)
  const chosen =
    reachable.find(({ id }) => id === locationId) ?? reachable.find(({ type }) => type === department) ?? reachable[0]
  return chosen?.email ?? null
}
