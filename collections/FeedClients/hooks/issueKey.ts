import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { hashFeedKey, newFeedKey } from '@/src/payload/auth/feedKey'

/** Makes a key for a new client, or a fresh one when `rotateKey` is ticked; only its hash is stored (FEED-02). */
export const issueKey: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  const { rotateKey, ...rest } = data
  if (operation !== 'create' && rotateKey !== true) return rest
  const key = newFeedKey()
  context.issuedFeedKey = key
  return { ...rest, keyHash: hashFeedKey(key), keyHint: `${key.slice(0, 7)}…${key.slice(-4)}` }
}

/** The answer to the write that made a key is the only place the key is ever shown. */
export const revealKeyOnce: CollectionAfterChangeHook = ({ doc, context }) =>
  typeof context.issuedFeedKey === 'string' ? { ...doc, key: context.issuedFeedKey } : doc
