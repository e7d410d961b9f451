import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { contactFields, keyFields, workflowFields } from './fields'
import { leadDesk } from './endpoints/leadDesk'
import { exportLeads } from './endpoints/exportLeads'
import { staffOfDealership } from '../shared/staffOfDealership'
import { deskFields } from './deskFields'
import { lockLead } from './hooks/lockLead'
import { startClock } from './hooks/startClock'
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
  hooks: {
    beforeOperation: [lockLead],
    beforeChange: [staffOfDealership('assigned_to'), startClock],
    afterChange: [queueMail, queueDeliveries],
    beforeDelete: [dropDeliveries],
  },
  endpoints: [exportLeads, ...leadDesk, showPerson, downloadPerson, erasePersonOf],
  fields: [tenantField(), ...contactFields, ...deskFields, ...workflowFields, ...keyFields],
}
