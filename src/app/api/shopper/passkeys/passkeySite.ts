import { requestHost } from '@/src/data/site/tenantOfHost'
import { env } from '@/src/env'
import type { PasskeySite } from '@/src/services/passkeys/passkeys'

/** The site a passkey is made for or used at: the host this request was sent to. */
export const passkeySite = (request: Request): PasskeySite => {
  const origin = `${env().PUBLIC_SCHEME}://${requestHost(request.headers) ?? ''}`
  return { origin, host: new URL(origin).hostname }
}
