import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { z } from 'zod'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key for each purpose, so that nothing else made with the platform's secret passes here. */
const keyOf = (purpose: string, secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'forecourt', purpose, 32))

/** Seals claims (AES-256-GCM): whoever holds the text can neither read nor change them, and it opens for its purpose alone. */
export const seal = (purpose: string, claims: object, secret: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, secret), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(claims), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The claims of a text sealed for this purpose; null when it is none. */
export const unseal = <S extends z.ZodType>(
  purpose: string,
  text: string,
  schema: S,
  secret: string,
): z.output<S> | null => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const open = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    return schema.parse(JSON.parse(open.toString('utf8')))
  } catch {
    return null
  }
}
