import { cookies } from 'next/headers'

/** The dealership chosen in the admin; null: none, so all of one's own. */
export const selectedDealership = async (): Promise<string | null> => {
  const value = (await cookies()).get('payload-tenant')?.value
  return value && /^[0-9a-f-]{36}$/.test(value) ? value : null
}
