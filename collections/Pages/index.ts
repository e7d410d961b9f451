import type { CollectionConfig, DefaultValue } from 'payload'
import { siteBlocks } from '@/blocks/pickerOrder'
import { freeAddress } from '@/src/domain/content/fixedPaths'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { accessFor } from '@/src/payload/access/accessFor'
import { draftVersions } from '@/src/payload/fields/content/draftVersions'
import { seoTab } from '@/src/payload/fields/content/seoTab'
import { slugField } from '@/src/payload/fields/slugField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { pagePattern } from '@/tenants/starter/pagePatterns'

/** What a new page starts with: the sections of the pattern it was begun from (/admin/new-page), else none. */
const sectionsOfPattern: DefaultValue = ({ req }) => pagePattern(req.query?.pattern)?.sections()

/** Pages built from sections; the one with the slug 'home' is the home page (CON-16). */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: 'Page', plural: 'Pages' },
  access: accessFor('pages'),
  admin: {
    group: 'Site',
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'shown', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    description:
      "The page with the slug 'home' is the home page. A page with the slug 'search-used-cars' gives the search page /search/used-cars its heading, its intro (a text as first section) and what stands under the results. A page with the slug of one of the website's own addresses ('service', 'finance', 'contact-us' …) has that page's words.",
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
          label: 'Page',
          fields: [
            { name: 'title', type: 'text', required: true },
            {
              name: 'layout',
              type: 'blocks',
              label: 'Sections',
              labels: { singular: 'Section', plural: 'Sections' },
              blocks: siteBlocks,
              defaultValue: sectionsOfPattern,
              admin: { initCollapsed: true, description: 'In the order visitors see them. Drag to move.' },
            },
          ],
        },
        seoTab,
      ],
    },
    slugField({
      from: 'title',
      refuse: freeAddress,
      description:
        "With 'pages-' or 'used-car-' in front it lies in that folder: /pages/warranty, /used-car/inspection.",
    }),
  ],
}
