import type { CollectionConfig, FieldHook } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { plainText } from '@/src/domain/content/plainText'
import { accessFor } from '@/src/payload/access/accessFor'
import { periodFields } from '@/src/payload/fields/content/period'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { pictureUrlField } from '@/src/payload/fields/content/imageField'
import { searchAddress } from '@/src/payload/fields/content/searchAddress'
import { seoTab } from '@/src/payload/fields/content/seoTab'
import { slugField } from '@/src/payload/fields/slugField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { derivedImage } from './derivedImage'
import { endNow } from './endpoints/endNow'
import { figureWithoutCredit, lawfulDisclaimer, lawfulWords } from './lawfulWords'

const wordsOfDescription: FieldHook = ({ siblingData, originalDoc }) => {
  const description: unknown =
    siblingData.description === undefined ? originalDoc?.description : siblingData.description
  return typeof description === 'string' ? plainText(description) : null
}

/** Special offers (ENT-07, CON-20..23). A marketer's fields come first; the dates are beside them. */
export const Offers: CollectionConfig = {
  slug: 'offers',
  labels: { singular: 'Offer', plural: 'Offers' },
  access: accessFor('offers'),
  admin: {
    group: 'Content',
    useAsTitle: 'name',
    defaultColumns: ['name', 'shown', 'start', 'expiry', 'featured', 'category', 'updatedAt'],
    components: { beforeListTable: ['/src/components/admin/lists/EndNow#EndNow'] },
    listSearchableFields: ['name', 'category', 'sanitized_description'],
  },
  defaultSort: '-updatedAt',
  versions: draftVersions,
  trash: true,
  endpoints: [endNow],
  hooks: { ...refreshHooks, beforeChange: [derivedImage] },
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Offer',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'name', type: 'text', required: true, validate: lawfulWords, admin: { width: '60%' } },
                { name: 'category', type: 'text', index: true, admin: { width: '40%', placeholder: 'Finance offer' } },
              ],
            },
            {
              name: 'image',
              type: 'upload',
              relationTo: 'media',
              label: 'Picture',
              admin: { description: 'Cards show it 8 wide by 5 high, around its focal point.' },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'figure',
                  type: 'text',
                  maxLength: 14,
                  validate: figureWithoutCredit,
                  admin: { width: '40%', placeholder: '$2,500', description: 'Stands large on the picture.' },
                },
                {
                  name: 'figure_label',
                  type: 'text',
                  maxLength: 30,
                  label: 'Words below it',
                  validate: figureWithoutCredit,
                  admin: { width: '60%', placeholder: 'factory bonus' },
                },
              ],
            },
            {
              name: 'description',
              type: 'textarea',
              validate: lawfulWords,
              admin: {
                rows: 5,
                description:
                  'Text or simple HTML. Visitors see the first 160 characters of a long one, then View more.',
              },
            },
            {
              name: 'sanitized_description',
              type: 'textarea',
              label: 'Words',
              admin: { hidden: true, readOnly: true },
              hooks: { beforeChange: [wordsOfDescription] },
            },
            {
              name: 'disclaimer',
              type: 'textarea',
              validate: lawfulDisclaimer,
              admin: { rows: 3, description: 'Terms, dates and, for finance, the comparison rate with its warning.' },
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'manufacturer',
                  type: 'relationship',
                  relationTo: 'brands',
                  label: 'Brand',
                  admin: { width: '50%', description: 'Puts the offer on the page of the brand, too.' },
                },
                {
                  name: 'model',
                  type: 'relationship',
                  relationTo: 'models',
                  admin: { width: '50%', description: "Adds the button 'Explore' with its name." },
                },
              ],
            },
            {
              name: 'stock_search',
              type: 'text',
              label: 'Vehicles it covers',
              maxLength: 1000,
              validate: searchAddress,
              admin: {
                placeholder: '/search/demo-cars?make=Hyundai',
                description:
                  'Make the search on the website and paste its address here: the offer shows these vehicles and how many there are. Empty: those of its model.',
              },
            },
            {
              type: 'collapsible',
              label: 'Picture from elsewhere',
              admin: { initCollapsed: true },
              fields: [
                pictureUrlField(
                  'image_url',
                  'Address',
                  'Used when nothing is uploaded. With neither, the picture of the model is shown.',
                ),
              ],
            },
            {
              name: 'image_or_model_image',
              type: 'group',
              label: false,
              admin: { hidden: true, readOnly: true },
              fields: [{ name: 'url', type: 'text', admin: { readOnly: true } }],
            },
          ],
        },
        seoTab,
      ],
    },
    {
      name: 'whereShown',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/components/admin/marketers/WhereShown#WhereShown' },
        disableListColumn: true,
      },
    },
    {
      name: 'featured',
      type: 'checkbox',
      label: 'Put it on the home page',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        components: { Cell: '/src/components/admin/cells/YesCell#YesCell' },
        description:
          'It comes first wherever the latest offers are shown: on the home page only while that has an Offers section.',
      },
    },
    ...periodFields(),
    slugField({ from: 'name' }),
    {
      name: 'excluded_website_ids',
      type: 'text',
      hasMany: true,
      label: 'Not on these websites',
      admin: { position: 'sidebar', description: 'Website ids, one each. The offer does not appear there.' },
    },
  ],
}
