import { type Access, Forbidden, type SanitizedCollectionConfig, type SanitizedConfig } from 'payload'
import { actorOf } from '../access/actor'
import { lockAccess, ownLockOnly } from './documentLocks'

const staffOnly: Access = ({ req }) => actorOf(req.user).kind === 'staff'
const platformOnly: Access = ({ req }) => {
  const actor = actorOf(req.user)
  return actor.kind === 'staff' && actor.platformAdmin
}
const nobody: Access = () => false

type Endpoints = SanitizedCollectionConfig['endpoints']

/** Endpoints that write past the collection's access functions. */
const staffEndpoints = (endpoints: Endpoints): Endpoints =>
  endpoints &&
  endpoints.map((endpoint) => ({
    ...endpoint,
    handler: (req) => {
      if (actorOf(req.user).kind !== 'staff') throw new Forbidden(req.t)
      return endpoint.handler(req)
    },
  }))

const accountPaths = [
  '/login',
  '/forgot-password',
  '/reset-password',
  '/first-register',
  '/refresh-token',
  '/unlock',
  '/verify/:id',
  '/init',
]

/** Shoppers and feed clients have no password: what turns a session into a token of Payload's is not served for them. */
const withoutAccounts = (endpoints: Endpoints): Endpoints =>
  endpoints && endpoints.filter(({ path }) => !accountPaths.includes(path))

/**
 * Payload's own collections are open to every signed-in user of every auth collection by default: shoppers and feed keys
 * could read who edits what and run jobs. Narrowed here, after Payload has added them (list views are in `savedViews`). Cookies are sent over https only
 * where the platform is served over it.
 */
export const hardenInternals = (config: SanitizedConfig, { https }: { https: boolean }): SanitizedConfig => {
  for (const collection of config.collections) {
    if (collection.auth) collection.auth.cookies.secure = https
    if (collection.auth?.disableLocalStrategy) collection.endpoints = withoutAccounts(collection.endpoints)
    if (collection.slug === 'payload-locked-documents') {
      Object.assign(collection.access, lockAccess)
      collection.hooks.beforeValidate = [ownLockOnly]
    } else if (collection.slug === 'payload-preferences') {
      const { read, update, delete: remove } = collection.access
      const mine =
        (access: Access): Access =>
        (args) =>
          actorOf(args.req.user).kind === 'staff' ? access(args) : false
      Object.assign(collection.access, {
        create: staffOnly,
        read: mine(read),
        update: mine(update),
        delete: mine(remove),
      })
      collection.endpoints = staffEndpoints(collection.endpoints)
    } else if (collection.slug.startsWith('payload-') && collection.slug !== 'payload-query-presets') {
      Object.assign(collection.access, { create: nobody, read: platformOnly, update: nobody, delete: nobody })
    }
  }
  return config
}
