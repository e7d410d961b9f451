import type { CollectionConfig, Field, FieldAccess, TextFieldSingleValidation } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { mailAddress, webhookAddress } from '@/src/payload/fields/outsideAddress'
import { tenantField } from '@/src/payload/fields/tenantField'
import { keepSecret } from './keepSecret'
import { testDestination } from './testDestination'

const nobody: FieldAccess = () => false

const addressOfKind: TextFieldSingleValidation = (value, { data }) =>
  'kind' in data && data.kind === 'adf-mail' ? mailAddress(value) : webhookAddress(value)

const wishes = (name: string, label: string, description: string): Field => ({
  name,
  type: 'text',
  hasMany: true,
  label,
  admin: { description },
})

const isWebhook = (data: { kind?: unknown } | undefined): boolean => data?.kind !== 'adf-mail'

/** Where a dealership's new leads are sent beside its e-mail: its own systems, by webhook or as ADF 1.0 by mail (CRM-01). */
export const LeadDestinations: CollectionConfig = {
  slug: 'lead-destinations',
  labels: { singular: 'Lead destination', plural: 'Lead destinations' },
  access: accessFor('lead-destinations'),
  admin: {
    group: 'Customers',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'address', 'enabled'],
    description: 'Systems that are sent each new lead, beside the e-mail to the dealership.',
    hideAPIURL: true,
  },
  hooks: { beforeChange: [keepSecret] },
  endpoints: [testDestination],
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        {
          name: 'enabled',
          type: 'checkbox',
          defaultValue: true,
          label: 'Switched on',
          admin: {
            description: 'Switched off, it is sent nothing; leads that wait for it are noted as not delivered.',
          },
        },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'webhook',
      options: [
        { value: 'webhook', label: 'Webhook: JSON with a signature' },
        { value: 'adf-mail', label: 'E-mail with ADF 1.0' },
      ],
    },
    {
      name: 'address',
      type: 'text',
      required: true,
      validate: addressOfKind,
      admin: { description: 'A public https:// address for a webhook, else an e-mail address.' },
    },
    {
      name: 'secret',
      type: 'text',
      virtual: true,
      label: 'New secret',
      admin: {
        condition: isWebhook,
        autoComplete: 'off',
        disableListColumn: true,
        disableListFilter: true,
        description: 'Signs what is sent. It is never shown again; leave this empty to keep the one there is.',
      },
    },
    {
      name: 'secret_note',
      type: 'text',
      label: 'Secret',
      defaultValue: 'Not set',
      access: { create: nobody, update: nobody },
      admin: { condition: isWebhook, readOnly: true },
    },
    {
      name: 'secret_stored',
      type: 'text',
      label: 'Secret, stored',
      access: { read: nobody, create: nobody, update: nobody },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    wishes('categories', 'Only these kinds of lead', 'Such as Test Drive. Empty: all.'),
    wishes('makes', 'Only about these makes', 'Such as Toyota. Empty: all, and leads about no car.'),
    {
      name: 'test',
      type: 'ui',
      admin: { components: { Field: '/src/components/admin/leads/TestDestination#TestDestination' } },
    },
  ],
}
