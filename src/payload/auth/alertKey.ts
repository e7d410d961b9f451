import { z } from 'zod'
import { seal, unseal } from './sealed'

const claimsSchema = z.object({ tenant: z.uuid(), email: z.string().min(1) })

/** Whose alerts, and on which dealership's site. */
type AlertClaims = z.infer<typeof claimsSchema>

const PURPOSE = 'alerts by e-mail v1'

/**
 * The key in a mail's links to its reader's alerts: sealed, so that no e-mail address is in a URL. It does not expire,
 * because 'stop' must work however old the mail is. It shows alerts and turns them on and off, nothing else.
 */
export const createAlertKey = (claims: AlertClaims, secret: string): string => seal(PURPOSE, claims, secret)

/** Whose alerts a genuine key of this site opens; null otherwise. */
export const readAlertKey = (key: string, tenant: string, secret: string): AlertClaims | null => {
  const claims = unseal(PURPOSE, key, claimsSchema, secret)
  return claims?.tenant === tenant ? claims : null
}
