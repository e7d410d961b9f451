import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { refreshHooks } from '@/collections/shared/queuePagePurge'
import { enqueueLocationStock } from '@/src/jobs/queue/enqueueStockChange'
import { accessFor } from '@/src/payload/access/accessFor'
import { slugField } from '@/src/payload/fields/slugField'
import { tenantField } from '@/src/payload/fields/tenantField'
import { holidays } from './endpoints/holidays'
import { addressTab, contactTab, placeFields, reviewsTab } from './fields'
import { peopleTab } from './people'
import { testDrivesTab } from './testDrives'
import { specialHours } from './hours'

/** A renamed or moved location changes the documents of the cars at it (SEA-02, SEA-03). */
const queueStockAfterChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await enqueueLocationStock(req, String(doc.id))
  return doc
}

/** Before, not after: once the location is gone its cars no longer point at it. */
const queueStockBeforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => enqueueLocationStock(req, String(id))

/** Sales, service and parts locations with their hours (ENT-02..06, LOC-01..08). */
export const Locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: 'Location', plural: 'Locations' },
  access: accessFor('locations'),
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'location_type', 'address.city', 'contact_detail.phone', 'primary', 'visible'],
    listSearchableFields: ['name', 'address.city', 'address.postcode'],
  },
  defaultSort: 'name',
  versions: { maxPerDoc: 20, drafts: false },
  endpoints: [holidays],
  hooks: {
    afterChange: [...refreshHooks.afterChange, queueStockAfterChange],
    beforeDelete: [queueStockBeforeDelete],
    afterDelete: refreshHooks.afterDelete,
  },
  fields: [
    tenantField(),
    {
      type: 'tabs',
      tabs: [
        { label: 'Location', fields: placeFields },
        addressTab,
        contactTab,
        { label: 'Holidays', fields: [specialHours] },
        peopleTab,
        testDrivesTab,
        reviewsTab,
      ],
    },
    slugField({ from: 'name' }),
    {
      name: 'visible',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      admin: { position: 'sidebar', description: 'Listed on the website.' },
    },
    {
      name: 'primary',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'The main location: its city and phone stand for the dealership.' },
    },
    {
      name: 'dealership_id',
      type: 'text',
      label: 'Dealership id',
      virtual: 'tenant.dealership_id',
      admin: { position: 'sidebar', readOnly: true, description: 'From the dealership.' },
    },
    {
      name: 'dealership_slug',
      type: 'text',
      label: 'Dealership’s slug',
      virtual: 'tenant.slug',
      admin: { position: 'sidebar', readOnly: true, description: 'From the dealership.' },
    },
  ],
}
