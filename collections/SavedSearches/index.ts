import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { mondayFirst } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'

/**
 * A search whose owner is told about matches by e-mail (ALRT-01), or with the kind 'watchlist' the saved cars of an account (ALRT-02). It
 * belongs to an e-mail address on one dealership's site, and to an account that saved it or has proven the address. Written by
 * SQL alone (`sql/savedSearches.ts`): `wanted` and `narrow` must follow from the search.
 */
export const SavedSearches: CollectionConfig = {
  slug: 'saved-searches',
  labels: { singular: 'Saved search', plural: 'Saved searches' },
  access: accessFor('saved-searches'),
  admin: { group: 'Customers', useAsTitle: 'words', defaultColumns: ['words', 'kind', 'confirmed_at', 'createdAt'] },
  fields: [
    tenantField(),
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'search',
      options: [
        { value: 'search', label: 'A search' },
        { value: 'watchlist', label: 'Saved cars' },
      ],
    },
    { name: 'shopper', type: 'relationship', relationTo: 'shoppers', index: true },
    { name: 'email', type: 'email', required: true, index: true },
    { name: 'words', type: 'text', label: 'In words' },
    {
      type: 'row',
      fields: [
        { name: 'path', type: 'text', defaultValue: '' },
        { name: 'search', type: 'text', label: 'Filters', defaultValue: '' },
      ],
    },
    { name: 'wanted', type: 'json', hidden: true },
    { name: 'narrow', type: 'json', hidden: true },
    { name: 'consent_text', type: 'textarea', label: 'Agreed to' },
    {
      type: 'row',
      fields: [
        { name: 'consent_how', type: 'text', label: 'Agreed how' },
        { name: 'consent_at', type: 'date', label: 'Agreed when', admin: { date: mondayFirst } },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'confirmed_at', type: 'date', label: 'Address proven', admin: { date: mondayFirst } },
        { name: 'paused_at', type: 'date', label: 'Stopped', admin: { date: mondayFirst } },
      ],
    },
  ],
}
