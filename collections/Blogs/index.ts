import type { CollectionConfig, FieldHook } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { accessFor } from '@/src/payload/access/accessFor'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { imageField } from '@/src/payload/fields/content/imageField'
import { validatePictureUrl } from '@/src/payload/fields/content/hrefField'
import { pickDay } from '@/src/payload/fields/content/momentField'
import { searchAddress } from '@/src/payload/fields/content/searchAddress'
import { seoTab } from '@/src/payload/fields/content/seoTab'
import { siteEditor } from '@/src/payload/fields/content/siteEditor'
import { slugField } from '@/src/payload/fields/slugField'
import { tenantField } from '@/src/payload/fields/tenantField'

const addressOfPost: FieldHook = ({ siblingData }) =>
  typeof siblingData.slug === 'string' ? `/blogs/${siblingData.slug}` : null

/** News and advice (ENT-19, CON-24, CON-25). */
export const Blogs: CollectionConfig = {
  slug: 'blogs',
  labels: { singular: 'Blog post', plural: 'Blog' },
  access: accessFor('blogs'),
  admin: {
    group: 'Content',
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'date', 'shown', 'updatedAt'],
    listSearchableFields: ['heading', 'description'],
  },
  defaultSort: '-date',
  versions: draftVersions,
  trash: true,
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Post',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'heading', type: 'text', required: true, admin: { width: '70%' } },
                {
                  name: 'category',
                  type: 'text',
                  index: true,
                  label: 'Kind of post',
                  maxLength: 40,
                  admin: {
                    width: '30%',
                    placeholder: 'Buying',
                    description: 'On the post and its card. The page of posts may be laid out by it: Layout of news.',
                  },
                },
              ],
            },
            {
              name: 'description',
              type: 'textarea',
              label: 'Summary',
              admin: { description: 'Cards show the first 80 characters.' },
            },
            imageField(),
            {
              name: 'other_images',
              type: 'text',
              hasMany: true,
              maxRows: 3,
              label: 'Pictures beside it',
              validate: (values: string[] | null | undefined) =>
                (values ?? []).map((value) => validatePictureUrl(value)).find((answer) => answer !== true) ?? true,
              admin: {
                description:
                  'To compare vehicles: addresses of up to three more, photographed in a studio, for the post and its card. Empty: the picture alone.',
              },
            },
            { name: 'content', type: 'richText', editor: siteEditor },
            {
              name: 'stock_search',
              type: 'text',
              label: 'Vehicles it is about',
              maxLength: 1000,
              validate: searchAddress,
              admin: {
                placeholder: '/search/used-cars?fuel=Electric',
                description:
                  'Make the search on the website and paste its address here: the post ends with these vehicles. Empty: it has none.',
              },
            },
          ],
        },
        seoTab,
      ],
    },
    slugField({ from: 'heading' }),
    {
      name: 'date',
      type: 'date',
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: pickDay },
    },
    { name: 'author', type: 'text', admin: { position: 'sidebar' } },
    { name: 'href', type: 'text', virtual: true, admin: { hidden: true }, hooks: { afterRead: [addressOfPost] } },
  ],
}
