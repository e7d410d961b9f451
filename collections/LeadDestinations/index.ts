import type { ArrayFieldValidation, CollectionConfig, Field, FieldAccess, TextFieldSingleValidation } from 'payload'
import { z } from 'zod'
import { leadValues, mappingProblem } from '@/src/domain/leads/delivery/mappedBody'
import { sampleLead } from '@/src/domain/leads/delivery/sampleLead'
import { accessFor } from '@/src/payload/access/accessFor'
import { mailAddress, webhookAddress } from '@/src/payload/fields/outsideAddress'
import { tenantField } from '@/src/payload/fields/tenantField'
import { keepSecret } from './keepSecret'
import { answeredElsewhere } from './answeredElsewhere'
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

type Data = { kind?: unknown } | undefined

const hasSecret = (data: Data): boolean => data?.kind !== 'adf-mail'
const isMapped = (data: Data): boolean => data?.kind === 'json'
const isAutoplay = (data: Data): boolean => data?.kind === 'autoplay'

const validMapping: ArrayFieldValidation = (rows, { data }) => {
  if (!isMapped(data)) return true
  const paths = z.array(z.object({ path: z.string().catch('') })).safeParse(rows ?? [])
  return mappingProblem(paths.data ?? []) ?? true
}

const wordsOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').replace('.', ': ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const names = Object.keys(
  leadValues(sampleLead('', '', { dealership: { name: '', email: '', phone: '' }, provider: '' })),
)

/** The body of the kind 'json', value by value. */
const mapping: Field = {
  name: 'mapping',
  type: 'array',
  label: 'Values that are sent',
  labels: { singular: 'Value', plural: 'Values' },
  validate: validMapping,
  admin: { condition: isMapped, description: 'Each value’s place in the JSON, and what it is.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'path', type: 'text', required: true, admin: { placeholder: 'customer.firstName' } },
        {
          name: 'from',
          type: 'select',
          label: 'Of the lead',
          options: names.map((value) => ({ value, label: wordsOf(value) })),
          admin: { description: 'Empty: the text beside it.' },
        },
        { name: 'fixed', type: 'text', label: 'Or always' },
      ],
    },
  ],
}

/** Where a dealership's new leads are sent beside its e-mail: its own systems and CRMs (CRM-01). */
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
  endpoints: [testDestination, answeredElsewhere],
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
        { value: 'autoplay', label: 'CRM that takes leads as Autoplay does' },
        { value: 'json', label: 'Another CRM: JSON in its own shape' },
        { value: 'adf-mail', label: 'E-mail with ADF 1.0' },
      ],
    },
    {
      name: 'address',
      type: 'text',
      required: true,
      validate: addressOfKind,
      admin: { description: 'An e-mail address for ADF, else a public https:// address.' },
    },
    {
      name: 'dealer_code',
      type: 'text',
      label: 'Dealer code',
      admin: { condition: isAutoplay, description: 'What the CRM knows the dealership by.' },
    },
    {
      name: 'key_header',
      type: 'text',
      label: 'Header of the key',
      validate: (value: string | null | undefined) =>
        !value || /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(value) || 'Write the name of a header, such as X-Api-Key.',
      admin: { condition: isMapped, description: 'Empty: Authorization: Bearer, followed by the secret.' },
    },
    mapping,
    {
      name: 'secret',
      type: 'text',
      virtual: true,
      label: 'New secret',
      admin: {
        condition: hasSecret,
        autoComplete: 'off',
        disableListColumn: true,
        disableListFilter: true,
        description:
          'Signs what a webhook is sent; the key of a CRM. It is never shown again; leave this empty to keep the one there is.',
      },
    },
    {
      name: 'secret_note',
      type: 'text',
      label: 'Secret',
      defaultValue: 'Not set',
      access: { create: nobody, update: nobody },
      admin: { condition: hasSecret, readOnly: true },
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
