import type { CollectionConfig, Field } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { staffOfDealership } from '../shared/staffOfDealership'
import { tenantField } from '@/src/payload/fields/tenantField'

const wishes = (name: string, label: string, description: string): Field => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { description },
})

/** Who answers which leads, and how soon (CRM-04). */
export const LeadRules: CollectionConfig = {
  slug: 'lead-rules',
  labels: { singular: 'Lead rule', plural: 'Lead rules' },
  access: accessFor('lead-rules'),
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'priority', 'assign_to', 'respond_within', 'enabled'],
    description: 'The first rule that fits a new lead says who answers it and how soon.',
    hideAPIURL: true,
  },
  defaultSort: 'priority',
  hooks: { beforeChange: [staffOfDealership('assign_to')] },
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        {
          name: 'priority',
          type: 'number',
          required: true,
          defaultValue: 100,
          min: 0,
          max: 10_000,
          admin: { description: 'The lowest that fits is used.' },
        },
        {
          name: 'enabled',
          type: 'checkbox',
          defaultValue: true,
          label: 'Switched on',
          admin: { description: 'Switched off, it is passed over.' },
        },
      ],
    },
    wishes('categories', 'Kinds of lead', 'Such as Test Drive. Empty: all.'),
    wishes('makes', 'Makes', 'Such as Toyota. Empty: all, and leads about no car.'),
    {
      name: 'locations',
      type: 'relationship',
      relationTo: 'locations',
      hasMany: true,
      admin: { description: 'Empty: all.' },
    },
    {
      name: 'hours',
      type: 'select',
      label: 'When it comes',
      required: true,
      defaultValue: 'any',
      options: [
        { value: 'any', label: 'At any time' },
        { value: 'open', label: 'In opening hours' },
        { value: 'closed', label: 'Outside opening hours' },
      ],
    },
    {
      name: 'assign_to',
      type: 'relationship',
      label: 'Answered by',
      relationTo: 'users',
      hasMany: true,
      admin: { description: 'Several take turns. Empty: nobody in particular.' },
    },
    {
      name: 'respond_within',
      type: 'number',
      label: 'Answer within (minutes)',
      min: 5,
      max: 10_080,
      admin: { description: 'Empty: as the setting “Answer leads within” says.' },
    },
  ],
}
