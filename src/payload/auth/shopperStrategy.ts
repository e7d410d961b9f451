import { type AuthStrategy, parseCookies } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { hostSite } from '../access/hostSite'
import { readShopperToken, SHOPPER_COOKIE } from './shopperToken'

/**
 * Authenticates a shopper by the session cookie, only on the host of the dealership it was issued for (TEN-08, TEN-15).
 * On another dealership's site the cookie is ignored.
 */
export const shopperStrategy: AuthStrategy = {
  name: 'shopper-session',
  authenticate: async ({ headers, payload, req }) => {
    const token = parseCookies(headers).get(SHOPPER_COOKIE)
    const claims = token ? readShopperToken(token, payload.secret, Math.floor(Date.now() / 1000)) : null
    if (!claims || !req) return { user: null }
    const site = await hostSite(req)
    if (site?.tenant !== claims.tenant) return { user: null }
    const shopper = await payload.findByID({
      collection: 'shoppers',
      id: claims.shopper,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
    })
    if (!shopper || relationId(shopper.tenant) !== claims.tenant) return { user: null }
    return {
      user: { ...shopper, collection: 'shoppers', _strategy: 'shopper-session', tenants: [{ tenant: claims.tenant }] },
    }
  },
}
