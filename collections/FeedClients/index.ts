import type { CollectionConfig, FieldAccess } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { feedKeyStrategy } from '@/src/payload/auth/feedKeyStrategy'
import { tenantField } from '@/src/payload/fields/tenantField'
import { deliveryFields } from './fields/delivery'
import { issueKey, revealKeyOnce } from './hooks/issueKey'

const nobody: FieldAccess = () => false

/** A system that sends stock for one dealership (FEED-02). It signs in with its key and can reach cars only. */
export const FeedClients: CollectionConfig = {
  slug: 'feed-clients',
  labels: { singular: 'Feed client', plural: 'Feed clients' },
  access: accessFor('feed-clients'),
  auth: { disableLocalStrategy: true, strategies: [feedKeyStrategy], useSessions: false },
  admin: { group: 'Stock', useAsTitle: 'name', defaultColumns: ['name', 'profile', 'keyHint', 'active', 'updatedAt'] },
  hooks: { beforeChange: [issueKey], afterChange: [revealKeyOnce] },
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'active', type: 'checkbox', defaultValue: true },
      ],
    },
    ...deliveryFields,
    {
      name: 'keyHint',
      type: 'text',
      label: 'Key',
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, description: 'The whole key is shown once, right after it is made.' },
    },
    {
      name: 'key',
      type: 'text',
      virtual: true,
      label: 'New key: copy it now',
      admin: { readOnly: true, condition: (data) => Boolean(data?.key) },
    },
    { name: 'rotateKey', type: 'checkbox', virtual: true, label: 'Make a new key on save (the old one stops at once)' },
    {
      name: 'keyHash',
      type: 'text',
      index: true,
      access: { read: nobody, create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
