import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Cookie of a signed-in shopper; staff use Payload's own, so neither passes for the other. */
export const SHOPPER_COOKIE = 'shopper-session'

const claimsSchema = z.object({ shopper: z.uuid(), tenant: z.uuid(), expires: z.number().int() })
export type ShopperClaims = z.infer<typeof claimsSchema>

const sign = (body: string, secret: string): Buffer => createHmac('sha256', `shopper:${secret}`).update(body).digest()

/** Signed session of one shopper on one dealership's site. `expires` in unix seconds. */
export const createShopperToken = (claims: ShopperClaims, secret: string): string => {
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${body}.${sign(body, secret).toString('base64url')}`
}

/** The claims of a genuine, unexpired token; null otherwise. */
export const readShopperToken = (token: string, secret: string, nowSeconds: number): ShopperClaims | null => {
  const [body, signature, ...rest] = token.split('.')
  if (!body || !signature || rest.length > 0) return null
  const expected = sign(body, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    const claims = claimsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
    return claims.expires > nowSeconds ? claims : null
  } catch {
    return null
  }
}
