import type { Field, Plugin } from 'payload'

const FIELD = '/src/components/admin/dealership/WatchDealership#WatchDealership'

const calm = (field: Field): Field =>
  field.type === 'ui' && field.name === '_watchTenant'
    ? { ...field, admin: { ...field.admin, components: { Field: FIELD } } }
    : field

/**
 * Replaces the multi-tenant plugin's component that keeps the dealership selector up to date by our own
 * (`WatchDealership`).
 */
export const watchDealerships: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'tenants' ? { ...collection, fields: collection.fields.map(calm) } : collection,
  ),
})
