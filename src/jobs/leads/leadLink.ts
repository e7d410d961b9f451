import { env } from '@/src/env'

/** The lead on the lead desk, for mails to staff. */
export const leadLink = (leadId: string): string => {
  const { PUBLIC_SCHEME, PLATFORM_HOST } = env()
  return `${PUBLIC_SCHEME}://${PLATFORM_HOST}/admin/lead-desk/${leadId}`
}
