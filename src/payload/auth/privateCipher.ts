import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 1
const ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + ID_BYTES + NONCE_BYTES + TAG_BYTES
const KEY_BYTES = 32

interface PrivateKeys {
  /** PRIVATE_DATA_KEYS: 32 bytes in base64 each; the first seals, all of them open. Empty: one is made of `secret`. */
  keys: readonly string[]
  secret: string
}

/** What was sealed cannot be opened: its key is gone, it was changed, or it belongs to another row. */
export class NotOpened extends Error {
  override name = 'NotOpened'
}

const idOf = (key: Buffer): Buffer => createHash('sha256').update(key).digest().subarray(0, ID_BYTES)

const keysOf = ({ keys, secret }: PrivateKeys): Buffer[] => [
  ...keys.map((key) => Buffer.from(key, 'base64')),
  // What was sealed before a key was set stays readable.
  Buffer.from(hkdfSync('sha256', secret, 'forecourt', 'private data v1', KEY_BYTES)),
]

/**
 * AES-256-GCM for what is kept: version, the key's id, nonce, tag, text. `context` names the row and is checked when it is
 * opened, so that no row's text passes for another's.
 */
export const privateCipher = (from: PrivateKeys) => {
  const keys = keysOf(from)
  return {
    seal: (context: string, bytes: Uint8Array): Buffer => {
      const [key] = keys
      if (!key) throw new Error('There is no key to seal with.')
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([Buffer.from([VERSION]), idOf(key), nonce, cipher.getAuthTag(), sealed])
    },
    /** @throws NotOpened */
    open: (context: string, sealed: Uint8Array): Buffer => {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const key = keys.find((candidate) => idOf(candidate).equals(bytes.subarray(1, 1 + ID_BYTES)))
      if (bytes[0] !== VERSION || bytes.length < HEAD_BYTES || !key)
        throw new NotOpened('The key of this data is not set (PRIVATE_DATA_KEYS).')
      const nonceEnd = 1 + ID_BYTES + NONCE_BYTES
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1 + ID_BYTES, nonceEnd))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(nonceEnd, HEAD_BYTES))
        return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()])
      } catch {
        throw new NotOpened('This data was changed, or belongs to another row.')
      }
    },
  }
}
