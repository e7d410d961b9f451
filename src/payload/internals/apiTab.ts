import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { isPlatformAdmin } from '../access/actor'

/** `hideAPIURL` hides the tab for all users; a condition of its own would show it again. */
const withCondition = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => {
  const { admin } = entity
  if (admin?.hideAPIURL) return entity
  const views = admin?.components?.views
  const api = { tab: { condition: ({ req }: { req: { user?: unknown } }) => isPlatformAdmin(req.user) } }
  return {
    ...entity,
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...views, edit: { ...views?.edit, api } } },
    },
  }
}

/** Shows a document's 'API' tab to platform admins only, not to staff of dealerships (CMS-01). */
export const apiTabForPlatformAdmins: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCondition),
  globals: config.globals?.map(withCondition),
})
