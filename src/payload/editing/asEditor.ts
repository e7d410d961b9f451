import type { PayloadRequest } from 'payload'

/** Arguments of a read or write with the current user's rights, in the request's own transaction. */
export const asEditor = (req: PayloadRequest) => ({ depth: 0, overrideAccess: false, user: req.user, req }) as const
