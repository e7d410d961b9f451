import type { CollectionConfig } from 'payload'
import {
  applicationStates,
  applicationStateWords,
  lenderStateLabels,
  lenderStates,
} from '@/src/domain/finance/application/applicationStates'
import { accessFor } from '@/src/payload/access/accessFor'
import { mondayFirst } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { readAnswers, readStaffDocument, sendAgain } from './endpoints'

/**
 * An application for finance, from its first saved step on. Answers and documents are in tables of their own, sealed, which no
 * REST route reaches: staff read them by the audited endpoints alone, once the shopper has sent them. Written by SQL alone
 * (`src/payload/applications`).
 */
export const FinanceApplications: CollectionConfig = {
  slug: 'finance-applications',
  labels: { singular: 'Finance application', plural: 'Finance applications' },
  access: accessFor('finance-applications'),
  admin: {
    group: 'Customers',
    useAsTitle: 'vehicle',
    defaultColumns: ['submitted_at', 'vehicle', 'lead', 'state', 'lender', 'lender_state'],
    baseFilter: () => ({ state: { not_equals: 'draft' } }),
  },
  defaultSort: '-submitted_at',
  endpoints: [readAnswers, readStaffDocument, sendAgain],
  fields: [
    tenantField(),
    { name: 'site', type: 'relationship', relationTo: 'tenants', required: true, index: true, hidden: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      index: true,
      options: applicationStates.map((value) => ({ value, label: applicationStateWords[value] })),
    },
    {
      type: 'row',
      fields: [
        { name: 'vehicle', type: 'text', defaultValue: '' },
        { name: 'car', type: 'relationship', relationTo: 'cars', index: true },
        { name: 'lead', type: 'relationship', relationTo: 'leads', index: true },
        { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'submitted_at', type: 'date', label: 'Sent', index: true, admin: { date: mondayFirst } },
        { name: 'withdrawn_at', type: 'date', label: 'Withdrawn', admin: { date: mondayFirst } },
        { name: 'emptied_at', type: 'date', label: 'Answers and documents deleted', admin: { date: mondayFirst } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'lender', type: 'text' },
        {
          name: 'lender_state',
          type: 'select',
          label: 'On its way',
          required: true,
          defaultValue: 'none',
          options: lenderStates.map((value) => ({ value, label: lenderStateLabels[value] })),
        },
        { name: 'lender_reference', type: 'text', label: 'The lender’s reference' },
        { name: 'lender_answer', type: 'text', label: 'The lender’s answer' },
      ],
    },
    { name: 'email', type: 'text', hidden: true, index: true },
    { name: 'phone', type: 'text', hidden: true },
    { name: 'device_hash', type: 'text', hidden: true, index: true },
    {
      name: 'answers',
      type: 'ui',
      admin: {
        components: { Field: '/src/components/admin/leads/application/ApplicationField#ApplicationField' },
      },
    },
  ],
}
