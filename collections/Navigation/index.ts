import type { CollectionConfig } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { accessFor } from '@/src/payload/access/accessFor'
import { linkFields } from '@/src/payload/fields/content/linkField'
import { tenantField } from '@/src/payload/fields/tenantField'

/** A row says its own words, so that menus are put in order without opening them. */
const rowLabel = { RowLabel: '/src/components/admin/labels/LinkRowLabel#LinkRowLabel' }

/** Header and footer menus, one row a dealership (CON-01, CON-07). */
export const Navigation: CollectionConfig = {
  slug: 'navigation',
  labels: { singular: 'Navigation', plural: 'Navigation' },
  access: accessFor('navigation'),
  admin: { group: 'Site', description: 'The menus in the header and the footer of every page.' },
  indexes: [{ fields: ['tenant'], unique: true }],
  versions: { maxPerDoc: 20, drafts: false },
  hooks: refreshHooks,
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Header',
          fields: [
            {
              name: 'header',
              type: 'array',
              label: 'Menu',
              labels: { singular: 'Entry', plural: 'Entries' },
              maxRows: 9,
              admin: {
                initCollapsed: true,
                components: rowLabel,
                description:
                  "Seven entries fit well. 'Our Stock' and 'Models' open with live stock and model tiles by themselves.",
              },
              fields: [
                ...linkFields(),
                {
                  name: 'children',
                  type: 'array',
                  label: 'Dropdown',
                  labels: { singular: 'Link', plural: 'Links' },
                  admin: { initCollapsed: true, components: rowLabel },
                  fields: linkFields(),
                },
              ],
            },
          ],
        },
        {
          label: 'Footer',
          fields: [
            {
              name: 'footer',
              type: 'array',
              label: 'Groups',
              labels: { singular: 'Group', plural: 'Groups' },
              maxRows: 5,
              admin: { initCollapsed: true, components: rowLabel },
              fields: [
                { name: 'title', type: 'text', required: true },
                {
                  name: 'links',
                  type: 'array',
                  labels: { singular: 'Link', plural: 'Links' },
                  admin: { initCollapsed: true, components: rowLabel },
                  fields: linkFields(),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}
