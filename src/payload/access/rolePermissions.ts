import type { CollectionSlug, GlobalSlug } from 'payload'

export const operations = ['create', 'read', 'update', 'delete', 'readVersions'] as const
export type Operation = (typeof operations)[number]

/**
 * How far a right reaches.
 * - `all`: every row of the platform.
 * - `own`: rows of the tenants in which the actor holds the role (its one tenant for feed clients).
 * - `self`: rows that belong to the actor (its own account, its own watchlist).
 * - `site`: public rows of the site the request was made to, incl. a group's members, narrowed by `publicRows`.
 * - `file`: the files of those rows only, by their unguessable names; rows cannot be listed.
 */
export type Reach = 'all' | 'own' | 'self' | 'site' | 'file'

export type Party =
  'anonymous' | 'shopper' | 'feedClient' | 'sales' | 'marketer' | 'dealership-admin' | 'platform-admin'

export type CollectionPolicy = Record<Operation, Partial<Record<Party, Reach>>>

type ContentSlug = Exclude<CollectionSlug, `payload-${string}`>

const admins = { 'dealership-admin': 'own', 'platform-admin': 'all' } as const
const editors = { marketer: 'own', ...admins } as const
const staff = { sales: 'own', ...editors } as const
const visitors = { anonymous: 'site', shopper: 'site' } as const
const platform = { 'platform-admin': 'all' } as const
const nobody = {} as const

/** Edited by marketers, shown on pages. */
const content: CollectionPolicy = {
  create: editors,
  read: { ...visitors, ...editors },
  update: editors,
  delete: editors,
  readVersions: editors,
}

/** Edited by marketers, never read by visitors through the API. */
const internalContent: CollectionPolicy = { ...content, read: editors }

/**
 * The platform's access rules, one row per collection (TEN-09, TEN-15, CMS-05). A party that is not named has no right.
 * Collections take their access functions from here through `accessFor`; the access matrix test checks every cell over
 * REST.
 */
export const policy: Record<ContentSlug, CollectionPolicy> = {
  cars: {
    create: { ...editors, feedClient: 'own' },
    read: { ...visitors, ...staff, feedClient: 'own' },
    update: { ...editors, feedClient: 'own' },
    delete: { ...editors, feedClient: 'own' },
    readVersions: editors,
  },
  locations: { ...content, read: { ...visitors, ...staff } },
  brands: content,
  models: content,
  offers: content,
  reviews: content,
  blogs: content,
  'promo-cards': content,
  'picture-overlays': internalContent,
  'prize-wheels': { ...internalContent, read: { ...editors, sales: 'own' }, readVersions: nobody },
  pages: content,
  navigation: content,
  media: content,
  documents: { ...content, read: { anonymous: 'file', shopper: 'file', ...editors } },
  'delivery-zones': internalContent,
  redirects: internalContent,
  tenants: { create: platform, read: staff, update: admins, delete: nobody, readVersions: platform },
  users: {
    create: admins,
    read: { sales: 'self', marketer: 'self', ...admins },
    update: { sales: 'self', marketer: 'self', ...admins },
    delete: admins,
    readVersions: nobody,
  },
  'feed-clients': { create: admins, read: admins, update: admins, delete: admins, readVersions: nobody },
  'feed-runs': {
    create: nobody,
    read: { ...editors, feedClient: 'own' },
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  leads: {
    create: nobody,
    read: { sales: 'own', ...admins },
    update: { sales: 'own', ...admins },
    delete: platform,
    readVersions: { sales: 'own', ...admins },
  },
  appointments: {
    create: nobody,
    read: { sales: 'own', ...admins },
    update: { sales: 'own', ...admins },
    delete: platform,
    readVersions: { sales: 'own', ...admins },
  },
  'lead-destinations': { create: admins, read: admins, update: admins, delete: admins, readVersions: nobody },
  'lead-deliveries': {
    create: nobody,
    read: { sales: 'own', ...admins },
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  'lead-rules': { create: admins, read: admins, update: admins, delete: admins, readVersions: nobody },
  'lead-activities': {
    create: nobody,
    read: { sales: 'own', ...admins },
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  'audit-log': { create: nobody, read: admins, update: nobody, delete: nobody, readVersions: nobody },
  reservations: {
    create: nobody,
    read: { shopper: 'self', sales: 'own', ...admins },
    update: { sales: 'own', ...admins },
    delete: nobody,
    readVersions: nobody,
  },
  'payment-requests': {
    create: { sales: 'own', ...admins },
    read: { sales: 'own', ...admins },
    update: { sales: 'own', ...admins },
    delete: nobody,
    readVersions: nobody,
  },
  'prize-turns': {
    create: nobody,
    read: { shopper: 'self', sales: 'own', ...admins },
    update: { sales: 'own', ...admins },
    delete: nobody,
    readVersions: nobody,
  },
  shoppers: {
    create: nobody,
    read: { shopper: 'self', sales: 'own', ...admins },
    update: { shopper: 'self', 'platform-admin': 'all' },
    delete: platform,
    readVersions: nobody,
  },
  'watchlist-entries': {
    create: { shopper: 'self' },
    read: { shopper: 'self', 'platform-admin': 'all' },
    update: nobody,
    delete: { shopper: 'self', 'platform-admin': 'all' },
    readVersions: nobody,
  },
  'finance-applications': {
    create: nobody,
    read: { shopper: 'self', sales: 'own', ...admins },
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  'saved-searches': {
    create: nobody,
    read: { shopper: 'self', ...platform },
    update: nobody,
    delete: { shopper: 'self', ...platform },
    readVersions: nobody,
  },
  'own-vehicles': {
    create: nobody,
    read: { shopper: 'self', ...platform },
    update: nobody,
    delete: { shopper: 'self', ...platform },
    readVersions: nobody,
  },
}

export const globalOperations = ['read', 'update', 'readVersions'] as const
export type GlobalOperation = (typeof globalOperations)[number]

/** `all`: including drafts. `published`: published documents only. */
export type GlobalReach = 'all' | 'published'

export type GlobalPolicy = Record<GlobalOperation, Partial<Record<Party, GlobalReach>>>

/** Written by platform admins only, who also see drafts and versions. `readers` see what is published. */
const platformGlobal = (...readers: Party[]): GlobalPolicy => ({
  read: { ...Object.fromEntries(readers.map((party) => [party, 'published'])), ...platform },
  update: platform,
  readVersions: platform,
})

/**
 * The same for globals, which belong to the platform and to no dealership. Staff read those their role in any
 * dealership needs; shoppers, feed clients and visitors read none.
 */
export const globalPolicy: Record<GlobalSlug, GlobalPolicy> = {
  'platform-settings': platformGlobal(),
  'legal-texts': platformGlobal('marketer', 'dealership-admin'),
  lenders: platformGlobal('dealership-admin'),
  'on-road-costs': platformGlobal('dealership-admin'),
  'platform-notice': platformGlobal(),
}
