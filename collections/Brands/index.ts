import type { CollectionConfig, FieldHook } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { brandKinds } from '@/src/domain/content/brandKinds'
import { accessFor } from '@/src/payload/access/accessFor'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { imageField, pictureUrlField } from '@/src/payload/fields/content/imageField'
import { seoTab } from '@/src/payload/fields/content/seoTab'
import { slugField } from '@/src/payload/fields/slugField'
import { tenantField } from '@/src/payload/fields/tenantField'

const sameAsTitle: FieldHook = ({ siblingData }) => siblingData.title

const simpleIcon = (value: unknown): string | true =>
  !value || (typeof value === 'string' && /^[a-z0-9-]+$/.test(value))
    ? true
    : 'Lower-case letters, digits and hyphens only.'

/** Manufacturers a dealership sells (ENT-08, ENT-10). Without a logo the name is shown (CON-19). */
export const Brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: 'Brand', plural: 'Brands' },
  access: accessFor('brands'),
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'slug', 'shown', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  defaultSort: 'title',
  versions: draftVersions,
  trash: true,
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Brand',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'title', type: 'text', required: true, label: 'Name', admin: { width: '50%' } },
                {
                  name: 'kind',
                  type: 'select',
                  required: true,
                  defaultValue: 'car',
                  options: brandKinds.map(({ kind }) => ({
                    value: kind,
                    label: `${kind[0]?.toUpperCase()}${kind.slice(1)}`,
                  })),
                  admin: { width: '50%', description: 'The brand grid it appears in.' },
                },
              ],
            },
            { name: 'name', type: 'text', virtual: true, admin: { hidden: true }, hooks: { afterRead: [sameAsTitle] } },
            { name: 'description', type: 'textarea', admin: { rows: 6 } },
            imageField({ name: 'banner', label: 'Banner', description: 'Wide picture at the top of the brand page.' }),
          ],
        },
        {
          label: 'Logo',
          description:
            'The first of these that is set: upload, address, built-in logo. Without any, the name is shown.',
          fields: [
            { name: 'logo', type: 'upload', relationTo: 'media' },
            pictureUrlField('logo_url', 'Logo address'),
            {
              name: 'simple_icon',
              type: 'text',
              label: 'Built-in logo',
              validate: simpleIcon,
              admin: { placeholder: 'toyota', description: 'Slug of a make, such as toyota or mazda.' },
            },
          ],
        },
        seoTab,
      ],
    },
    slugField({ from: 'title' }),
    {
      name: 'order',
      type: 'number',
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
  ],
}
