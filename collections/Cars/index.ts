import type { CollectionConfig } from 'payload'
import { accessFor } from '@/src/payload/access/accessFor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { oneByOne } from '@/src/payload/fields/oneByOne'
import { carFeed } from './endpoints/carFeed'
import { carPrices } from './endpoints/carPrices'
import { carTagRules } from './endpoints/carTagRules'
import { carForm } from './fields/carForm'
import { financeFields } from './fields/finance'
import { sidebarFields } from './fields/sidebar'
import { cleanInput } from './hooks/cleanInput'
import { deriveCar } from './hooks/deriveCar'
import { keepFeedLocks } from './hooks/keepFeedLocks'
import { enqueueStockChange, enqueueStockDelete } from './hooks/enqueueStockChange'
import { fetchCarPhotos } from './hooks/fetchCarPhotos'

/**
 * Stock: every new, demo and used vehicle of every dealership (CAR-01..41). No drafts: `status` says whether it is for
 * sale. Every write queues the car for the search index in the same transaction.
 */
export const Cars: CollectionConfig = {
  slug: 'cars',
  labels: { singular: 'Car', plural: 'Cars' },
  access: accessFor('cars'),
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: [
      'name',
      'primary_image_url',
      'stocknum',
      'car_type',
      'status',
      'price',
      'km',
      'readiness',
      'updatedAt',
    ],
    components: {
      beforeListTable: [
        '/src/components/admin/cars/NotReadyFilter#NotReadyFilter',
        '/src/components/admin/cars/ChosenCars#ChosenCars',
      ],
    },
    listSearchableFields: ['name', 'stocknum', 'vin', 'regplate', 'make', 'model'],
    description: 'Everything for sale. A saved change is on the website and in its search within seconds.',
  },
  endpoints: [carFeed, carPrices, carTagRules],
  defaultSort: '-listed_at',
  versions: { maxPerDoc: 5, drafts: false },
  // A copy would be in stock at once, with another car's VIN and photos.
  disableDuplicate: true,
  hooks: {
    beforeOperation: [cleanInput],
    beforeChange: [keepFeedLocks, deriveCar],
    afterChange: [enqueueStockChange, fetchCarPhotos],
    afterDelete: [enqueueStockDelete],
  },
  fields: [
    tenantField(),
    {
      name: 'readiness',
      type: 'ui',
      label: 'Ready?',
      admin: {
        disableBulkEdit: true,
        components: {
          Field: '/src/components/admin/cars/ReadinessNote#ReadinessNote',
          Cell: '/src/components/admin/cars/ReadinessCell#ReadinessCell',
        },
      },
    },
    {
      type: 'tabs',
      tabs: [
        { label: 'Vehicle', fields: carForm('identity') },
        { label: 'Price', fields: carForm('sale') },
        { label: 'Photos and video', fields: carForm('media') },
        { label: 'Description', fields: carForm('description') },
        { label: 'Technical', fields: carForm('technical') },
        { label: 'Location', fields: carForm('place') },
        { label: 'Finance and market', fields: financeFields.map(oneByOne) },
        {
          label: 'Feed',
          fields: [
            {
              name: 'feedFields',
              type: 'ui',
              admin: { components: { Field: '/src/components/admin/feeds/FeedFields#FeedFields' } },
            },
          ],
        },
      ],
    },
    ...carForm('sidebar'),
    ...sidebarFields,
  ],
}
