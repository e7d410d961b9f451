import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { isPlatformAdmin } from '../access/actor'

/** `hideAPIURL` shuts the tab for everybody; a condition of its own would open it again. */
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

/** The tab 'API' of a document is for whoever builds on the platform: staff of dealerships do not meet it (CMS-01). */
export const apiTabForPlatformAdmins: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCondition),
  globals: config.globals?.map(withCondition),
})
