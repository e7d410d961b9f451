import type { FieldAccess } from 'payload'
import { actorOf } from './actor'

const isStaff: FieldAccess = ({ req }) => actorOf(req.user).kind === 'staff'
const isStaffOrFeed: FieldAccess = ({ req }) => ['staff', 'feedClient'].includes(actorOf(req.user).kind)

/**
 * Field access for facts that stand on a car's page, or drive it, and are nobody's to collect by the thousand over REST:
 * staff and the feed that sent them read them.
 */
export const ownReadersField = { read: isStaffOrFeed }

/** Field access for facts that only staff may read; feed clients may write them (NFR-06). */
export const staffOnlyField = { read: isStaff, create: isStaffOrFeed, update: isStaffOrFeed }
