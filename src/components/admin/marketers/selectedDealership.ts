import { cookies } from 'next/headers'

/** The dealership selected in the admin; null when none is, which means all of the user's. */
export const selectedDealership = async (): Promise<string | null> => {
  const value = (await cookies()).get('payload-tenant')?.value
  return value && /^[0-9a-f-]{36}$/.test(value) ? value : null
}
