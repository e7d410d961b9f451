import type { PayloadRequest } from 'payload'
import { mayLock } from './documentLocks'

interface Asked {
  collectionSlug?: string
  globalSlug?: string
  id?: number | string
  req: PayloadRequest
  returnLockStatus?: boolean
}

/** Payload's form state locks any requested document; here only one the user may edit (TEN-15). */
export const guardFormState =
  <Args extends Asked, Answer>(formState: (args: Args) => Promise<Answer>) =>
  async (args: Args): Promise<Answer> => {
    const { collectionSlug, globalSlug, id, req, returnLockStatus } = args
    if (!returnLockStatus) return formState(args)
    const document = collectionSlug && id ? { relationTo: collectionSlug, value: String(id) } : null
    const lock = { document, globalSlug: collectionSlug ? null : globalSlug }
    return formState({ ...args, returnLockStatus: await mayLock(req, lock) })
  }
