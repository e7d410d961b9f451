import type { Field, Plugin } from 'payload'

const FIELD = '/src/components/admin/dealership/WatchDealership#WatchDealership'

const calm = (field: Field): Field =>
  field.type === 'ui' && field.name === '_watchTenant'
    ? { ...field, admin: { ...field.admin, components: { Field: FIELD } } }
    : field

/** Has our own component keep the dealership selector up to date, instead of the multi-tenant plugin's (which see). */
export const watchDealerships: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'tenants' ? { ...collection, fields: collection.fields.map(calm) } : collection,
  ),
})
