import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { contactFields, keyFields, workflowFields } from './fields'
import { exportLeads } from './endpoints/exportLeads'
import { downloadPerson, erasePersonOf, showPerson } from './endpoints/person'
import { queueMail } from './queueMail'
import { dropDeliveries, queueDeliveries } from './queueDeliveries'

/** What a shopper sent: enquiry, test drive, trade-in, finance (ENT-21, ENT-24..26). Created by the site's own endpoints. */
export const Leads: CollectionConfig = {
  slug: 'leads',
  labels: { singular: 'Lead', plural: 'Leads' },
  access: accessFor('leads'),
  admin: {
    group: 'Customers',
    useAsTitle: 'email',
    defaultColumns: ['createdAt', 'name', 'last_name', 'category', 'subcategory', 'vehicle', 'workflow'],
    components: { beforeListTable: ['/src/components/admin/leads/ExportLeads#ExportLeads'] },
    listSearchableFields: ['name', 'last_name', 'email', 'phone', 'stock_number'],
  },
  defaultSort: '-createdAt',
  versions: { maxPerDoc: 20, drafts: false },
  hooks: { afterChange: [queueMail, queueDeliveries], beforeDelete: [dropDeliveries] },
  endpoints: [exportLeads, showPerson, downloadPerson, erasePersonOf],
  fields: [tenantField(), ...contactFields, ...workflowFields, ...keyFields],
}
