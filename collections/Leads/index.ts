import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { contactFields, workflowFields } from './fields'
import { queueMail } from './queueMail'

/** What a shopper sent: enquiry, test drive, trade-in, finance (ENT-21, ENT-24..26). Created by the site's own endpoints. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: accessFor('leads'),
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['createdAt', 'name', 'last_name', 'category', 'subcategory', 'vehicle', 'workflow'],
    listSearchableFields: ['name', 'last_name', 'email', 'phone', 'stock_number'],
  },
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 20, drafts: false },
  hooks: { afterChange: [queueMail] },
  fields: [tenantField(), ...contactFields, ...workflowFields],
}
