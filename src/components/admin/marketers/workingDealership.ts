import type { Payload, TypedUser } from 'payload'
import { selectedDealership } from './selectedDealership'

/**
 * The dealership the user works for: the selected one, else their only one. Null when there are several and none is
 * selected.
 */
export const workingDealership = async ({
  payload,
  user,
}: {
  payload: Payload
  user?: TypedUser | null
}): Promise<{ id: string; name: string } | null> => {
  const chosen = await selectedDealership()
  const { docs } = await payload.find({
    collection: 'tenants',
    where: chosen ? { id: { equals: chosen } } : { archived: { not_equals: true } },
    limit: 2,
    depth: 0,
    overrideAccess: false,
    user,
    select: { name: true },
  })
  const [only, ...more] = docs
  return only && more.length === 0 ? { id: only.id, name: only.name } : null
}
