import type { PayloadRequest } from 'payload'
import { joinApplications } from '@/src/payload/applications/applications'
import { endSession, startSession } from '@/src/payload/sql/shopperSessions'

interface SignedIn {
  tenant: string
  shopper: string
  /** Name of the device, for the list of sign-ins. */
  device: string
  /** Tokens of the browser's cookies: of the session before, and of the finance application that was begun signed out. */
  token: string | null
  application: string | null
}

/**
 * Signs a shopper in, in a transaction of the caller's. The session is always a new one (no fixation); the browser's one before
 * ends, whoever's it was, and the finance application begun on this device is the account's from now on (WAT-15, TEN-08).
 */
export const beginSession = async (req: PayloadRequest, signedIn: SignedIn): Promise<string> => {
  const { tenant, shopper, device, token, application } = signedIn
  if (token) await endSession(req, token)
  if (application) await joinApplications(req, { site: tenant, shopper, device: application })
  return startSession(req, { tenant, shopper, device })
}
