import type { CollectionConfig, Field } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { MODEL_PICTURES_MAX } from '@/src/domain/constants/site'
import { accessFor } from '@/src/payload/access/accessFor'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { hrefField } from '@/src/payload/fields/content/hrefField'
import { imageField, pictureUrlField } from '@/src/payload/fields/content/imageField'
import { seoTab } from '@/src/payload/fields/content/seoTab'
import { slugField } from '@/src/payload/fields/slugField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { rangeTab } from './rangeTab'

const body = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  admin: { width: '33%', placeholder: 'SUV' },
})

/** New models a dealership sells (ENT-09), shown as 'Discover' tiles (CON-17, CON-18). */
export const Models: CollectionConfig = {
  slug: 'models',
  labels: { singular: 'Model', plural: 'Models' },
  access: accessFor('models'),
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'manufacturer', 'manufacturer_body', 'status', 'shown', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
  },
  defaultSort: 'name',
  versions: draftVersions,
  trash: true,
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Model',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'name', type: 'text', required: true, admin: { width: '50%' } },
                {
                  name: 'manufacturer',
                  type: 'relationship',
                  relationTo: 'brands',
                  label: 'Brand',
                  admin: { width: '50%' },
                },
              ],
            },
            {
              // Text, not a select: its enum would collide with that of `_status` on Postgres.
              name: 'status',
              type: 'text',
              label: 'Launch status',
              admin: {
                placeholder: 'New',
                description:
                  "Anything here puts 'All New' in front of the name. Empty it when the model is no longer new.",
              },
            },
            {
              type: 'row',
              fields: [
                body('manufacturer_body', 'Body'),
                body('manufacturer_body2', 'Second body'),
                body('manufacturer_body3', 'Third body'),
              ],
            },
            { name: 'description', type: 'textarea', admin: { rows: 5 } },
            hrefField({
              name: 'override_url',
              label: 'Own page',
              description: 'Where the tile leads instead of the model page.',
            }),
          ],
        },
        rangeTab,
        {
          label: 'Pictures',
          fields: [
            imageField(),
            pictureUrlField(
              'cloudfront_new_image_url',
              'Cut-out picture address',
              'From the manufacturer. Shown on tiles where given.',
            ),
            {
              name: 'gallery',
              type: 'array',
              labels: { singular: 'Picture', plural: 'Pictures' },
              maxRows: MODEL_PICTURES_MAX,
              fields: [
                imageField({ label: 'Picture' }),
                { name: 'caption', type: 'text', admin: { placeholder: 'Room for five, and a dog' } },
              ],
            },
          ],
        },
        seoTab,
      ],
    },
    slugField({ from: 'name' }),
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
  ],
}
