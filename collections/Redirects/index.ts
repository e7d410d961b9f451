import type { CollectionConfig } from 'payload'
import { newAddress, oldAddress } from '@/src/domain/redirects/redirectAddress'
import { refreshHooks } from '../shared/queuePageRefresh'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { cleanAddresses } from './hooks/cleanAddresses'
import { noCircle } from './hooks/noCircle'

const ownPath = (value: unknown): string | true =>
  typeof value === 'string' && oldAddress(value) !== null
    ? true
    : 'Give a path of this website that starts with /. The home page stays where it is.'

const elsewhere = (value: unknown): string | true => {
  if (typeof value !== 'string' || value === '') return 'Give the address to send visitors to.'
  return newAddress(value) === null ? 'Start with / for a page of this website, or give a full https:// address.' : true
}

/**
 * Old addresses that lead to new ones (SEO-05). The proxy reads them before any page; a cache in front, which may keep a page
 * at such an address, is told of a change like of any other.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: accessFor('redirects'),
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'type', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: 'Old addresses of the website that lead to new ones. They come before any page at the same address.',
    components: { beforeListTable: ['/src/components/admin/redirects/RedirectImport#RedirectImport'] },
  },
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
  hooks: { beforeValidate: [cleanAddresses], beforeChange: [noCircle], ...refreshHooks },
  fields: [
    tenantField(),
    {
      name: 'from',
      type: 'text',
      required: true,
      label: 'Old address',
      validate: ownPath,
      admin: {
        placeholder: '/old-page',
        description: 'Large and small letters are the same, and so is a / at its end. With ?… only that query moves.',
      },
    },
    {
      name: 'to',
      type: 'text',
      required: true,
      label: 'New address',
      validate: elsewhere,
      admin: { placeholder: '/special-offers' },
    },
    {
      name: 'type',
      type: 'select',
      required: true,
      defaultValue: '301',
      options: [
        { value: '301', label: 'Moved for good' },
        { value: '302', label: 'Moved for now' },
      ],
      admin: { description: 'For good: search engines move to the new address. For now: they keep the old one.' },
    },
  ],
}
