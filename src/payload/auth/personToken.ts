import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'

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
  email: z.email(),
  /** Unix seconds. */
  expires: z.number().int(),
})
export type PersonClaims = z.infer<typeof claimsSchema>

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key of its own, so that nothing else made with the platform's secret passes here. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'link to personal data v1', 32))

/**
 * The key in the mailed link. Sealed (AES-256-GCM), not only signed: an address with an e-mail address in it would be
 * personal data in every log on the way.
 */
export const createPersonToken = (
  { tenant, email }: Pick<PersonClaims, 'tenant' | 'email'>,
  secret: string,
  nowSeconds: number,
): string => {
  const claims: PersonClaims = { id: randomUUID(), tenant, email, expires: nowSeconds + PERSON_MINUTES * 60 }
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(claims), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The claims of a genuine, unexpired token; null otherwise. */
export const readPersonToken = (token: string, secret: string, nowSeconds: number): PersonClaims | null => {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const open = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    const claims = claimsSchema.parse(JSON.parse(open.toString('utf8')))
    return claims.expires > nowSeconds ? claims : null
  } catch {
    return null
  }
}
