import type { Plugin } from 'payload'
import { accessFor, isPolicySlug } from '../access/accessFor'

/** Last plugin: puts the policy's access functions back where another plugin has wrapped them (multi-tenant wraps users). */
export const declaredAccessLast: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isPolicySlug(collection.slug) ? { ...collection, access: accessFor(collection.slug) } : collection,
  ),
})
