import { createHash, randomBytes } from 'node:crypto'

/** A new key for a feed client: `fk_` and 32 random bytes. Shown once, stored only as its hash (FEED-02). */
export const newFeedKey = (): string => `fk_${randomBytes(32).toString('base64url')}`

/** SHA-256 is enough here: the key is 256 random bits, nothing can be guessed offline. */
export const hashFeedKey = (key: string): string => createHash('sha256').update(key).digest('hex')
