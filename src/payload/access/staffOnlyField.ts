import type { FieldAccess } from 'payload'
import { actorOf } from './actor'

const isStaff: FieldAccess = ({ req }) => actorOf(req.user).kind === 'staff'
const isStaffOrFeed: FieldAccess = ({ req }) => ['staff', 'feedClient'].includes(actorOf(req.user).kind)

/**
 * Field access for values that a car's page shows or uses but that must not be harvested over REST: only staff and the
 * feed that sent them may read them.
 */
export const ownReadersField = { read: isStaffOrFeed }

/** Field access for facts that only staff may read; feed clients may write them (NFR-06). */
export const staffOnlyField = { read: isStaff, create: isStaffOrFeed, update: isStaffOrFeed }
