import type { Field, FieldHook } from 'payload'
import { carSlug, type CarSlugInput } from '@/src/domain/stock/car/carSlug'
import { momentField } from '@/src/payload/fields/content/momentField'
import { staffOnlyField } from '@/src/payload/access/staffOnlyField'
import { relationId } from '@/src/domain/relationId'

const carPath: FieldHook = ({ siblingData }) =>
  typeof siblingData.slug === 'string' ? `/cars/${siblingData.slug}` : null
const tenantId: FieldHook = ({ siblingData }) => relationId(siblingData.tenant)

const virtual = (name: string, label: string, hook: FieldHook): Field => ({
  name,
  type: 'text',
  label,
  virtual: true,
  admin: { hidden: true },
  hooks: { afterRead: [hook] },
})

const taken = async (req: Parameters<FieldHook>[0]['req'], slug: string): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({
    collection: 'cars',
    where: { slug: { equals: slug } },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/**
 * Gives a car its slug once and keeps it (RTE-01). Unique over all dealerships, because a group's site shows the cars of
 * several under one address space.
 */
const fixedSlug =
  (makeSlug: (car: CarSlugInput) => string): FieldHook =>
  async ({ data, originalDoc, operation, req }) => {
    const kept: unknown = originalDoc?.slug
    if (operation === 'update' && typeof kept === 'string' && kept !== '') return kept
    const base = makeSlug({ ...originalDoc, ...data })
    for (let n = 1; n < 1000; n += 1) {
      const candidate = n === 1 ? base : `${base}-${n}`
      if (!(await taken(req, candidate))) return candidate
    }
    return base
  }

/** Address, ranking and counters (CAR-01, CAR-10, CAR-16, CAR-23, CAR-31). */
export const sidebarFields: Field[] = [
  {
    name: 'slug',
    type: 'text',
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: 'Page address; stays the same for the life of the car.',
    },
    hooks: { beforeValidate: [fixedSlug(carSlug)] },
  },
  virtual('path', 'Path', carPath),
  virtual('dealership_id', 'Dealership id', tenantId),
  {
    name: 'dealership_slug',
    type: 'text',
    virtual: 'tenant.slug',
    label: 'Dealership’s slug',
    admin: { hidden: true },
  },
  {
    name: 'custom_rank',
    type: 'number',
    label: 'Rank',
    defaultValue: 0,
    admin: { position: 'sidebar', description: 'Higher comes first in search results.' },
  },
  momentField({
    name: 'listed_at',
    type: 'date',
    label: 'First listed',
    index: true,
    admin: { position: 'sidebar', disableBulkEdit: true },
  }),
  {
    // The specification's name; Payload's own createdAt already owns a column of this name.
    name: 'created_at',
    type: 'date',
    label: 'First listed',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.listed_at] },
  },
  momentField({
    name: 'sold_date_timestamp',
    type: 'date',
    label: 'Sold on',
    index: true,
    admin: {
      position: 'sidebar',
      disableBulkEdit: true,
      condition: (data) => data?.status === 'sold',
    },
  }),
  {
    name: 'views',
    type: 'number',
    defaultValue: 0,
    min: 0,
    admin: { position: 'sidebar', readOnly: true, description: 'How often its page was opened.' },
  },
  {
    name: 'photos_count',
    type: 'number',
    label: 'Number of photos',
    defaultValue: 0,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    // Fields a feed must leave alone, because the dealership edited them (FEED-06).
    name: 'feed_locks',
    type: 'json',
    label: 'Locked against the feed',
    access: staffOnlyField,
    admin: { hidden: true },
  },
  {
    // What the edit form showed of the feed's fields when it was opened: tells an edit from a delivery made meanwhile.
    name: 'feed_seen',
    type: 'json',
    label: 'What the form showed of the feed',
    virtual: true,
    access: staffOnlyField,
    admin: { hidden: true },
  },
  {
    name: 'feedNote',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/src/components/admin/feeds/FeedNote#FeedNote' } },
  },
]
