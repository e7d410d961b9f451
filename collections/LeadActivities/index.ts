import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { activityKinds, activityWords } from '@/src/domain/leads/desk/activities'
import { mondayFirst } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'

/** What staff and the clock did about a lead (CRM-03, CRM-04). Written by the lead desk and the worker, never changed. */
export const LeadActivities: CollectionConfig = {
  slug: 'lead-activities',
  labels: { singular: 'Lead activity', plural: 'Lead activities' },
  access: accessFor('lead-activities'),
  admin: {
    group: 'Customers',
    useAsTitle: 'kind',
    hidden: true,
    defaultColumns: ['createdAt', 'lead', 'kind', 'who', 'text'],
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  fields: [
    tenantField(),
    { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
    {
      name: 'kind',
      type: 'select',
      options: activityKinds.map((value) => ({ value, label: activityWords[value] })),
    },
    { name: 'text', type: 'textarea' },
    {
      name: 'sent_at',
      type: 'date',
      label: 'Sent',
      admin: { date: mondayFirst, description: 'A mail: when it was handed over.' },
    },
    {
      name: 'who',
      type: 'text',
      admin: { description: 'The e-mail address of the member of staff, or that a mail came in.' },
    },
  ],
}
