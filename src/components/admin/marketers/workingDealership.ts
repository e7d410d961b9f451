import { cookies } from 'next/headers'
import type { Payload, TypedUser } from 'payload'

/** The dealership selected in the admin; null when none is, which means all of the user's. */
export const selectedDealership = async (): Promise<string | null> => {
  const value = (await cookies()).get('payload-tenant')?.value
  return value && /^[0-9a-f-]{36}$/.test(value) ? value : null
}

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
