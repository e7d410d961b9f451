import { tenantField as pluginTenantField } from '@payloadcms/plugin-multi-tenant/fields'
import type { Field } from 'payload'
import { isPlatformAdmin } from '../access/actor'

/** The dealership a row belongs to: follows the admin's tenant selector, checked again by `guardTenant` on every write. */
export const tenantField = (): Field => ({
  ...pluginTenantField({
    name: 'tenant',
    tenantsArrayFieldName: 'tenants',
    tenantsArrayTenantFieldName: 'tenant',
    tenantsCollectionSlug: 'tenants',
    unique: false,
    userHasAccessToAllTenants: isPlatformAdmin,
    overrides: { label: 'Dealership', admin: { disableBulkEdit: true } },
  }),
  required: true,
})
