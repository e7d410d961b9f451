import type { Access, SanitizedConfig } from 'payload'
import { actorOf } from './access/actor'

const staffOnly: Access = ({ req }) => actorOf(req.user).kind === 'staff'
const platformOnly: Access = ({ req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'staff' && actor.platformAdmin
}
const ownLocks: Access = ({ req }) => {
  const actor = actorOf(req.user)
  if (actor.kind !== 'staff') return false
  return actor.platformAdmin || { 'user.value': { equals: actor.id } }
}
const nobody: Access = () => false

/**
 * Payload's own collections are open to every signed-in user of every auth collection by default: shoppers and feed keys
 * could read who edits what and run jobs. Narrowed here, after Payload has added them.
 */
export const hardenInternals = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) {
    if (collection.slug === 'payload-locked-documents') {
      Object.assign(collection.access, { create: staffOnly, read: ownLocks, update: ownLocks, delete: ownLocks })
    } else if (collection.slug === 'payload-preferences') {
      const { read, update, delete: remove } = collection.access
      const mine = (access: Access): Access => (args) => (actorOf(args.req.user).kind === 'staff' ? access(args) : false)
      Object.assign(collection.access, { create: staffOnly, read: mine(read), update: mine(update), delete: mine(remove) })
    } else if (collection.slug.startsWith('payload-')) {
      Object.assign(collection.access, { create: nobody, read: platformOnly, update: nobody, delete: nobody })
    }
  }
  return config
}
