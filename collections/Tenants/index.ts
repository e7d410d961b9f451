import type { CollectionConfig, FieldAccess, FieldHook } from 'payload'
import { relationId } from '@/src/domain/relationId'
import { accessFor } from '@/src/payload/access/accessFor'
import { actorOf, isPlatformAdmin, tenantsWithRole } from '@/src/payload/access/actor'
import { bareDomain } from '@/tenants/create/tenantSlug'
import { templateFor, templateNames } from '@/tenants/templates/templates'
import { enqueueTenantStock } from './hooks/enqueueTenantStock'
import { neverLower } from './hooks/neverLower'
import { otherDealerships, validDomain, validSlug } from './validate'
import { settingsOf } from './fields/settingsFromTable'
import { themeFields } from './fields/theme'

const platformOnly: FieldAccess = ({ req }) => isPlatformAdmin(req.user)
/** Admins of this very dealership: being one elsewhere opens nothing here. */
const tenantAdmins: FieldAccess = ({ req, id, doc }) => {
  if (isPlatformAdmin(req.user)) return true
  const tenant = relationId(id) ?? relationId(doc)
  return tenant !== null && tenantsWithRole(actorOf(req.user), ['dealership-admin']).includes(tenant)
}
const byTenantAdmins = { read: tenantAdmins, create: tenantAdmins, update: tenantAdmins }
const withoutScheme: FieldHook = ({ value }) => (typeof value === 'string' ? bareDomain(value) : value)

const lockedToPlatform = { create: platformOnly, update: platformOnly }

/**
 * A dealership's website (TEN-03..07, TEN-16). Never deleted, only archived: its address answers 421 from then on and
 * its data stays.
 */
export const Tenants: CollectionConfig = {
  slug: 'tenants',
  labels: { singular: 'Dealership', plural: 'Dealerships' },
  access: accessFor('tenants'),
  admin: {
    group: 'Platform',
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'template', 'archived', 'updatedAt'],
    listSearchableFields: ['name', 'slug'],
  },
  versions: { maxPerDoc: 20, drafts: false },
  hooks: { afterChange: [enqueueTenantStock] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Dealership',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'name', type: 'text', required: true },
                { name: 'tagline', type: 'text' },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'slug',
                  type: 'text',
                  required: true,
                  unique: true,
                  index: true,
                  validate: validSlug,
                  access: lockedToPlatform,
                  admin: { description: 'First part of its address on the platform: small letters, digits, hyphens.' },
                },
                {
                  name: 'template',
                  type: 'select',
                  required: true,
                  defaultValue: 'default',
                  options: templateNames.map((value) => ({ value, label: templateFor(value).label })),
                  access: lockedToPlatform,
                },
              ],
            },
            {
              type: 'row',
              fields: [
                {
                  name: 'websiteId',
                  type: 'text',
                  required: true,
                  unique: true,
                  label: 'Website id',
                  access: lockedToPlatform,
                  admin: { description: 'What offers name to leave this website out.' },
                },
                {
                  name: 'dealership_id',
                  type: 'text',
                  label: 'Dealership id',
                  access: lockedToPlatform,
                  admin: { description: 'Its number in other systems; the site answers with it.' },
                },
              ],
            },
            {
              name: 'domains',
              type: 'array',
              access: lockedToPlatform,
              labels: { singular: 'Domain', plural: 'Domains' },
              admin: { description: 'Own addresses of the site. The first one is used in links and sitemaps.' },
              fields: [
                {
                  name: 'domain',
                  type: 'text',
                  required: true,
                  unique: true,
                  index: true,
                  validate: validDomain,
                  hooks: { beforeValidate: [withoutScheme] },
                  admin: { placeholder: 'www.example.com.au' },
                },
              ],
            },
            {
              name: 'members',
              type: 'relationship',
              relationTo: 'tenants',
              hasMany: true,
              label: 'Member dealerships',
              validate: otherDealerships,
              filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
              access: lockedToPlatform,
              admin: { description: "For a group's site: the dealerships whose stock and locations it shows." },
            },
            { name: 'locations', type: 'join', collection: 'locations', on: 'tenant' },
          ],
        },
        { label: 'Look', fields: themeFields },
        { label: 'Settings', fields: settingsOf(byTenantAdmins) },
        {
          label: 'Outbound feeds',
          fields: [
            {
              name: 'outboundLinks',
              type: 'ui',
              admin: { components: { Field: '/src/components/admin/outbound/OutboundLinks#OutboundLinks' } },
            },
          ],
        },
      ],
    },
    {
      // Part of the signature of the links to outbound feeds: raising it makes all earlier links useless (FEED-09).
      name: 'outboundLinkVersion',
      type: 'number',
      defaultValue: 1,
      min: 1,
      label: 'Version of the outbound feed links',
      access: byTenantAdmins,
      hooks: { beforeChange: [neverLower] },
      admin: { hidden: true },
    },
    {
      name: 'archived',
      type: 'checkbox',
      defaultValue: false,
      index: true,
      access: lockedToPlatform,
      admin: { position: 'sidebar', description: 'Takes the website off line and keeps everything.' },
    },
  ],
}
