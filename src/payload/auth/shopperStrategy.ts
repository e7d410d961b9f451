import type { AuthStrategy } from 'payload'
import { cookieIn, sessionCookieName } from '@/src/domain/shopper/signIn/shopperSession'
import { env } from '@/src/env'
import { hostSite } from '../access/hostSite'
import { findSession } from '../sql/shopperSessions'

/**
 * Authenticates a shopper by the session cookie, only on the host of the dealership it was issued for (TEN-08, TEN-15).
 * On another dealership's site the cookie is ignored.
 */
export const shopperStrategy: AuthStrategy = {
  name: 'shopper-session',
  authenticate: async ({ headers, payload, req }) => {
    const token = cookieIn(headers.get('cookie'), sessionCookieName(env().PUBLIC_SCHEME === 'https'))
    const site = token && req ? await hostSite(req) : null
    const session = site && req ? await findSession(req, site.tenant, token) : null
    if (!site || !session) return { user: null }
    const shopper = await payload.findByID({
      collection: 'shoppers',
      id: session.shopper,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!shopper) return { user: null }
    return {
      user: { ...shopper, collection: 'shoppers', _strategy: 'shopper-session', tenants: [{ tenant: site.tenant }] },
    }
  },
}
