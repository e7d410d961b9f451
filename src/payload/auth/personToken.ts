import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Person } from '../person/Person'
import { seal, unseal } from './sealed'

/** Cookie of a browser that has opened the link to a person's own data. */
export const PERSON_COOKIE = 'my-data'
/** Where the cookie is sent. */
export const PERSON_PATH = '/privacy/my-data'
export const PERSON_MINUTES = 60

const claimsSchema = z.object({
  /** Of this link; spent when it has deleted. */
  id: z.uuid(),
  /** The dealership whose site it was asked on. */
  tenant: z.uuid(),
  /** Whose data: a proven address or number. */
  person: z.object({ by: z.enum(['email', 'phone']), value: z.string().min(1) }) satisfies z.ZodType<Person>,
  /** Unix seconds. */
  expires: z.number().int(),
})
export type PersonClaims = z.infer<typeof claimsSchema>

const PURPOSE = 'link to personal data v2'

/**
 * The key in the mailed link, and of who is signed in. Sealed, not only signed: an address with an e-mail address in it would be personal data in
 * every log on the way.
 */
export const createPersonToken = (
  { tenant, person }: Pick<PersonClaims, 'tenant' | 'person'>,
  secret: string,
  nowSeconds: number,
): string => {
  const claims: PersonClaims = { id: randomUUID(), tenant, person, expires: nowSeconds + PERSON_MINUTES * 60 }
  return seal(PURPOSE, claims, secret)
}

/** The claims of a genuine, unexpired token; null otherwise. */
export const readPersonToken = (token: string, secret: string, nowSeconds: number): PersonClaims | null => {
  const claims = unseal(PURPOSE, token, claimsSchema, secret)
  return claims && claims.expires > nowSeconds ? claims : null
}
