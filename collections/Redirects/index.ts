import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'
import { newAddress, oldAddress } from '@/src/domain/redirects/redirectAddress'
import { refreshHooks } from '../shared/queuePagePurge'
import { redirectCircle } from '@/src/domain/redirects/redirectChains'
import { relationId } from '@/src/domain/relationId'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { siteHosts, storedRedirects } from '@/src/payload/redirects/storedRedirects'

const ownPath = (value: unknown): string | true =>
  typeof value === 'string' && oldAddress(value) !== null
    ? true
    : 'Give a path of this website that starts with /. The home page stays where it is.'

const elsewhere = (value: unknown): string | true => {
  if (typeof value !== 'string' || value === '') return 'Give the address to send visitors to.'
  return newAddress(value) === null ? 'Start with / for a page of this website, or give a full https:// address.' : true
}

/** Refuses a redirect that would lead in a circle, and names it (SEO-05). */
const noCircle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const row = { ...originalDoc, ...data }
  const tenant = relationId(row.tenant)
  if (!tenant || typeof row.from !== 'string' || typeof row.to !== 'string') return data
  const id = typeof originalDoc?.id === 'string' ? originalDoc.id : null
  const circle = redirectCircle(await storedRedirects(req, tenant, id), { from: row.from, to: row.to })
  if (!circle) return data
  const message = `Visitors would go in a circle: ${circle.join(' → ')}.`
  throw new ValidationError({ collection: 'redirects', errors: [{ path: 'to', message }], req })
}

/** Stores addresses in the one form they are looked up by; what cannot be read is left for the fields to refuse. */
const cleanAddresses: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { from, to } = data
  const tenant = relationId(data.tenant) ?? relationId(originalDoc?.tenant)
  const hosts = typeof to === 'string' && /^https?:/i.test(to) && tenant ? await siteHosts(req, tenant) : []
  return {
    ...data,
    ...(typeof from === 'string' ? { from: oldAddress(from) ?? from } : {}),
    ...(typeof to === 'string' ? { to: newAddress(to, hosts) ?? to } : {}),
  }
}

/**
 * Old addresses that lead to new ones (SEO-05). The proxy reads them before any page; a cache in front, which may keep a page
 * at such an address, is told of a change like of any other.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: accessFor('redirects'),
  admin: {
    group: 'Site',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'type', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    description: 'Old addresses of the website that lead to new ones. They come before any page at the same address.',
    components: { beforeListTable: ['/src/components/admin/redirects/RedirectImport#RedirectImport'] },
  },
  indexes: [{ fields: ['tenant', 'from'], unique: true }],
  hooks: { beforeValidate: [cleanAddresses], beforeChange: [noCircle], ...refreshHooks },
  fields: [
    tenantField(),
    {
      name: 'from',
      type: 'text',
      required: true,
      label: 'Old address',
      validate: ownPath,
      admin: {
        placeholder: '/old-page',
        description: 'Large and small letters are the same, and so is a / at its end. With ?… only that query moves.',
      },
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
      admin: { description: 'For good: search engines move to the new address. For now: they keep the old one.' },
    },
  ],
}
