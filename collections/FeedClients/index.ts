import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  FieldAccess,
} from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { feedKeyStrategy, hashFeedKey, newFeedKey } from '@/src/payload/auth/feedKeyStrategy'
import { tenantField } from '@/src/payload/fields/tenantField'
import { deliveryFields } from './fields/delivery'

const nobody: FieldAccess = () => false

const part = (name: string, path: string): Field => ({
  name,
  type: 'ui',
  admin: { components: { Field: `/src/components/admin/feeds/${path}#${path.split('/').at(-1)}` } },
})

/** Makes a key for a new client, or a fresh one when `rotateKey` is ticked; only its hash is stored (FEED-02). */
const issueKey: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  const { rotateKey, ...rest } = data
  if (operation !== 'create' && rotateKey !== true) return rest
  const key = newFeedKey()
  context.issuedFeedKey = key
  return { ...rest, keyHash: hashFeedKey(key), keyHint: `${key.slice(0, 7)}…${key.slice(-4)}` }
}

/** The answer to the write that made a key is the only place the key is ever shown. */
const revealKeyOnce: CollectionAfterChangeHook = ({ doc, context }) =>
  typeof context.issuedFeedKey === 'string' ? { ...doc, key: context.issuedFeedKey } : doc

/** A system that sends stock for one dealership (FEED-02). It signs in with its key and can reach cars only. */
export const FeedClients: CollectionConfig = {
  slug: 'feed-clients',
  labels: { singular: 'Feed client', plural: 'Feed clients' },
  access: accessFor('feed-clients'),
  auth: { disableLocalStrategy: true, strategies: [feedKeyStrategy], useSessions: false },
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'profile', 'mode', 'active', 'updatedAt'],
    description: 'Systems that send this dealership its stock. Each has an address and a key of its own.',
    hideAPIURL: true,
  },
  hooks: { beforeChange: [issueKey], afterChange: [revealKeyOnce] },
  fields: [
    tenantField(),
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true },
        {
          name: 'active',
          type: 'checkbox',
          defaultValue: true,
          admin: {
            description:
              'Switched off, its key stops at once. A new feed client takes its cars over with its first file.',
          },
        },
      ],
    },
    part('setup', 'FeedSetup'),
    part('lastRuns', 'runs/LastRuns'),
    ...deliveryFields,
    part('preview', 'FeedPreview'),
    // The form makes and shows keys through its own part, `setup`.
    {
      name: 'keyHint',
      type: 'text',
      label: 'Key',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    { name: 'key', type: 'text', virtual: true, admin: { hidden: true } },
    { name: 'rotateKey', type: 'checkbox', label: 'Make a new key', virtual: true, admin: { hidden: true } },
    {
      name: 'keyHash',
      type: 'text',
      label: 'Key, hashed',
      index: true,
      access: { read: nobody, create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
}
