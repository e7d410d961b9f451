import type { CollectionConfig } from 'payload'
import { australianStates } from '@/src/domain/locations/states'
import { accessFor } from '@/src/payload/access/accessFor'
import { mondayFirst, pickDay } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'

const width = { width: '33%' }

/**
 * A shopper's own vehicle in the garage, with the days the shopper is reminded of (WAT-23). The days are midnight in UTC: a day,
 * not a moment. Written by SQL alone (`sql/ownVehicles.ts`), so that an account can write its own vehicles only.
 */
export const OwnVehicles: CollectionConfig = {
  slug: 'own-vehicles',
  labels: { singular: 'Own vehicle', plural: 'Own vehicles' },
  access: accessFor('own-vehicles'),
  admin: { group: 'Customers', useAsTitle: 'model', defaultColumns: ['make', 'model', 'year', 'shopper', 'createdAt'] },
  fields: [
    tenantField(),
    { name: 'shopper', type: 'relationship', relationTo: 'shoppers', required: true, index: true },
    {
      type: 'row',
      fields: [
        { name: 'make', type: 'text', required: true, admin: width },
        { name: 'model', type: 'text', required: true, admin: width },
        { name: 'year', type: 'number', admin: width },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'rego', type: 'text', label: 'Registration', admin: width },
        { name: 'state', type: 'select', options: [...australianStates], admin: width },
        { name: 'odometer', type: 'number', label: 'Odometer (km)', min: 0, admin: width },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'rego_due', type: 'date', label: 'Registration ends', index: true, admin: { date: pickDay } },
        { name: 'service_due', type: 'date', label: 'Next service', index: true, admin: { date: pickDay } },
      ],
    },
    { name: 'reminded', type: 'checkbox', label: 'Reminders by e-mail', defaultValue: false },
    { name: 'consent_text', type: 'textarea', label: 'Agreed to' },
    { name: 'consent_at', type: 'date', label: 'Agreed when', admin: { date: mondayFirst } },
  ],
}
