import type { CollectionAfterChangeHook, Plugin } from 'payload'
import { newTenantSchema } from '@/tenants/create/createTenant'
import { insertSite } from '@/tenants/create/insertTenant'
import { starterRows } from '../starterRows'

/**
 * A dealership made in the admin or over REST gets what the command gives it: its first location, menus and pages, in the
 * transaction that makes it (OPS-04). The platform's own writes bring what they need themselves.
 */
const openWebsite: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.payloadAPI !== 'REST') return doc
  const input = newTenantSchema.safeParse({ name: doc.name, slug: doc.slug, template: doc.template })
  if (!input.success) return doc
  await insertSite(req, String(doc.id), input.data, starterRows(input.data))
  return doc
}

/** Dealerships are whole websites from the moment they are made. */
export const wholeWebsites: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'tenants'
      ? {
          ...collection,
          hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), openWebsite] },
        }
      : collection,
  ),
})
