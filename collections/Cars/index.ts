import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  ValidationError,
} from 'payload'
import { relationId } from '@/src/domain/relationId'
import { carInput } from '@/src/domain/stock/car/carInput'
import { deriveStockFacts } from '@/src/domain/stock/car/deriveStockFacts'
import { enqueueCarPhotos } from '@/src/jobs/photos/enqueuePhotoFetches'
import { enqueueStockChange as enqueue } from '@/src/jobs/queue/enqueueStockChange'
import { accessFor } from '@/src/payload/access/accessFor'
import { actorOf } from '@/src/payload/access/actor'
import { tenantField } from '@/src/payload/fields/tenantField'
import { oneByOne } from '@/src/payload/fields/oneByOne'
import { carFeed } from './endpoints/carFeed'
import { carPrices } from './endpoints/carPrices'
import { carTagRules } from './endpoints/carTagRules'
import { carForm } from './fields/carForm'
import { financeFields } from './fields/finance'
import { sidebarFields } from './fields/sidebar'
import { keepFeedLocks } from './hooks/keepFeedLocks'

/**
 * Fills what follows from other fields: name, search families, photo count and main photo, sold flag and time
 * (CAR-02, CAR-09, CAR-10, CAR-12, CAR-16, CAR-18). The same pure rule serves single writes and feeds.
 */
const deriveCar: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const listed: unknown = data.listed_at ?? data.created_at ?? originalDoc?.listed_at
  const car = { ...originalDoc, ...data, created_at: listed }
  const facts = deriveStockFacts(car, originalDoc ?? null, new Date())
  return { ...data, ...facts, listed_at: facts.created_at }
}

/**
 * Cleans what feed clients send ('$39,997', 'POA', '12,345 km') before Payload reads it as numbers (CAR-01..41, FEED-01).
 * Staff type into a form that has its own checks and is left alone.
 */
const cleanInput: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isWrite = operation === 'create' || operation === 'update' || operation === 'updateByID'
  if (!isWrite || actorOf(req.user).kind !== 'feedClient' || !('data' in args)) return args
  const cleaned = carInput(args.data, { partial: operation !== 'create' })
  if (!cleaned.ok) throw new ValidationError({ collection: 'cars', errors: cleaned.errors, req })
  return { ...args, data: cleaned.car }
}

const slugsOf = (...values: unknown[]): string[] => [
  ...new Set(values.filter((value): value is string => typeof value === 'string' && value !== '')),
]

/** A written car is queued for the search index and its pages for a refresh, in the same transaction (SEA-23). */
const enqueueStockChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const tenantId = relationId(doc.tenant)
  if (tenantId !== null) {
    const slugs = slugsOf(doc.slug, previousDoc?.slug)
    await enqueue(req, { carId: String(doc.id), tenantId, slugs, reason: 'edit' })
  }
  return doc
}

/** A deleted car leaves the index and its page the same way. */
const enqueueStockDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const tenantId = relationId(doc.tenant)
  if (tenantId !== null) {
    await enqueue(req, { carId: String(doc.id), tenantId, slugs: slugsOf(doc.slug), reason: 'delete' })
  }
  return doc
}

/** Photos given by address are queued to be fetched, whoever wrote the car, in the same transaction (FEED-08). */
const fetchCarPhotos: CollectionAfterChangeHook = async ({ doc, req }) => {
  const tenantId = relationId(doc.tenant)
  if (tenantId !== null) await enqueueCarPhotos(req, tenantId, String(doc.id))
  return doc
}

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
