import type { CollectionConfig } from 'payload'
import { refreshHooks } from '@/collections/shared/refreshPages'
import { accessFor } from '@/src/payload/access/accessFor'
import { validateHref } from '@/src/payload/fields/content/safeHref'
import { tenantField } from '@/src/payload/fields/tenantField'

const ownPath = (value: unknown): string | true =>
  typeof value === 'string' && /^\/(?!\/)[^\s\\?#]*$/.test(value) && !/^\/(admin|api|_next)(\/|$)/.test(value)
    ? true
    : 'Give a path of this website that starts with /, without ? or #.'

const elsewhere = (value: unknown, { siblingData }: { siblingData: unknown }): string | true => {
  if (!value) return 'Give the address to send visitors to.'
  const row: Record<string, unknown> = { ...(typeof siblingData === 'object' ? siblingData : {}) }
  return row.from === value ? 'A page cannot lead to itself.' : validateHref(value)
}

/** Old addresses that lead to new ones. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: accessFor('redirects'),
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'type', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
  },
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      name: 'from',
      type: 'text',
      required: true,
      label: 'Old address',
      validate: ownPath,
      admin: { placeholder: '/old-page' },
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
    },
  ],
}
