import type { PayloadRequest } from 'payload'
import { isPlatformAdmin } from './actor'

/** True for platform admins alone. */
export const platformAdminOnly = ({ req }: { req: PayloadRequest }): boolean => isPlatformAdmin(req.user)
