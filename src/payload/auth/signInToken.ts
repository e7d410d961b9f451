import { z } from 'zod'
import { seal, unseal } from './sealed'

const claimsSchema = z.object({
  tenant: z.uuid(),
  /** A mobile number with its country's code, or an e-mail address. */
  address: z.string().min(1),
  code: z.string().regex(/^\d{6}$/),
  /** Unix seconds: a code is not sent when it has expired already. */
  expires: z.number().int(),
})
export type SignInClaims = z.infer<typeof claimsSchema>

const PURPOSE = 'sign-in code to send v1'

/** What the worker needs to send a code: sealed, because the queue is a table as well. */
export const createSignInToken = (claims: SignInClaims, secret: string): string => seal(PURPOSE, claims, secret)

/** The claims of a genuine, unexpired token; null otherwise. */
export const readSignInToken = (token: string, secret: string, nowSeconds: number): SignInClaims | null => {
  const claims = unseal(PURPOSE, token, claimsSchema, secret)
  return claims && claims.expires > nowSeconds ? claims : null
}
