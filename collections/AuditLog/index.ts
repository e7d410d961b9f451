import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'

/**
 * Who exported personal data, sent it again or erased it, and when (CRM-05, LAW-08). Only the platform's own code adds rows;
 * no user can change one.
 */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  labels: { singular: 'Audit entry', plural: 'Audit log' },
  access: accessFor('audit-log'),
  admin: {
    group: 'Customers',
    useAsTitle: 'action',
    defaultColumns: ['createdAt', 'action', 'who'],
    description: 'Exports of leads, deliveries that were sent again, and what was looked at or erased of a person.',
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  fields: [
    tenantField(),
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'who', type: 'text', required: true },
    {
      name: 'detail',
      type: 'json',
      admin: { components: { Field: '/src/components/admin/json/PlainJson#PlainJson' } },
    },
  ],
}
