import type { CollectionConfig } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { accessFor } from '@/src/payload/access/accessFor'
import { imageField } from '@/src/payload/fields/content/imageField'
import { pickDay } from '@/src/payload/fields/content/momentField'
import { tenantField } from '@/src/payload/fields/tenantField'

/** What customers say (ENT-11). Averages always name how many reviews they rest on (LAW-11). */
export const Reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  access: accessFor('reviews'),
  admin: {
    group: 'Content',
    useAsTitle: 'customer_name',
    defaultColumns: ['customer_name', 'rating', 'text', 'location', 'review_date'],
    listSearchableFields: ['customer_name', 'text'],
  },
  defaultSort: '-review_date',
  trash: true,
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'customer_name', type: 'text', required: true, label: 'Customer', admin: { width: '50%' } },
        {
          name: 'rating',
          type: 'number',
          required: true,
          min: 1,
          max: 5,
          index: true,
          admin: { width: '25%', step: 0.5, description: 'Stars, 1 to 5.' },
        },
        {
          name: 'review_date',
          type: 'date',
          index: true,
          label: 'Date',
          defaultValue: () => new Date().toISOString(),
          admin: { width: '25%', date: pickDay },
        },
      ],
    },
    { name: 'text', type: 'textarea', label: 'Words', admin: { rows: 5 } },
    imageField({ label: 'Picture of the customer' }),
    { name: 'reply_text', type: 'textarea', label: 'Your reply' },
    {
      name: 'reply_date',
      type: 'date',
      label: 'Date of the reply',
      admin: { date: pickDay, condition: (review) => Boolean(review.reply_text) },
    },
    { name: 'location', type: 'relationship', relationTo: 'locations', index: true, admin: { position: 'sidebar' } },
    {
      name: 'source',
      type: 'select',
      defaultValue: 'google',
      options: [
        { value: 'google', label: 'Google' },
        { value: 'website', label: 'Website' },
        { value: 'other', label: 'Other' },
      ],
      admin: { position: 'sidebar' },
    },
  ],
}
