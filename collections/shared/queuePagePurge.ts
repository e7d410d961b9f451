import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  Where,
} from 'payload'
import { tagsFor } from '@/src/domain/cache/tags'
import { enqueueRevalidation } from '@/src/jobs/queue/enqueueStockChange'
import { draftSave } from '@/src/payload/editing/keepAnyDraft'
import { relationId } from '@/src/domain/relationId'

interface ContentRow {
  id?: unknown
  tenant?: unknown
  _status?: unknown
}

const isUsed = async (req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<boolean> => {
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: true, req })
  return totalDocs > 0
}

/**
 * Cache tags of what shows an uploaded picture of a dealership. Every page shows its logo and what lies over its pictures:
 * only those two refresh the whole site.
 */
const mediaTags = async (req: PayloadRequest, tenant: string, id: unknown): Promise<string[]> => {
  const isLogo = await isUsed(req, 'tenants', { and: [{ id: { equals: tenant } }, { logo: { equals: id } }] })
  const isOverlay = await isUsed(req, 'picture-overlays', {
    and: [{ tenant: { equals: tenant } }, { artwork: { equals: id } }],
  })
  return [
    tagsFor.content(tenant, 'media'),
    ...(isLogo ? [tagsFor.site(tenant)] : []),
    ...(isOverlay ? [tagsFor.content(tenant, 'picture-overlays')] : []),
  ]
}

/**
 * Pages carry a tag for each collection they read, so a row refreshes only the pages that read its collection. Header
 * and footer read menus and locations, so those refresh every page.
 */
const refresh = async (req: PayloadRequest, slug: string, rows: ContentRow[]): Promise<void> => {
  const tenants = [...new Set(rows.flatMap(({ tenant }) => relationId(tenant) ?? []))]
  const tags = await Promise.all(
    tenants.map((tenant) => (slug === 'media' ? mediaTags(req, tenant, rows[0]?.id) : [tagsFor.content(tenant, slug)])),
  )
  await enqueueRevalidation(req, tags.flat())
}

const isDraft = ({ _status }: ContentRow): boolean => _status === 'draft'

const unpublish = (slug: string): string => `unpublishes ${slug}`

/** Records the purpose of a write, because afterwards a saved draft and an unpublished row look the same. */
const noteIntent: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return
  const { draft, data } = Object(args)
  const { _status: status } = Object(data)
  req.context[draftSave(collection.slug)] = draft === true && status !== 'published'
  req.context[unpublish(collection.slug)] = operation === 'update' && draft !== true && status === 'draft'
}

/**
 * Cancels the scheduled publication of a row that was unpublished or deleted, so that it does not return by itself
 * (CMS-01). When one of its scheduled events is doing the unpublishing, later events stay.
 */
const cancelSchedules = async (req: PayloadRequest, slug: string, id: string): Promise<void> => {
  const jobs = { collection: 'payload-jobs', depth: 0, overrideAccess: true, req } as const
  const { docs } = await req.payload.find({
    ...jobs,
    where: {
      and: [
        { 'input.doc.relationTo': { equals: slug } },
        { 'input.doc.value': { equals: id } },
        { completedAt: { exists: false } },
      ],
    },
    pagination: false,
  })
  if (docs.length === 0 || docs.some(({ processing }) => processing)) return
  await req.payload.delete({ ...jobs, where: { id: { in: docs.map((job) => job.id) } } })
}

/**
 * Queues a refresh of the pages that show a row, in the row's own transaction, and cancels the schedules of a row that
 * is unpublished or trashed. A saved draft changes no page (CMS-01).
 */
export const refreshAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (req.context[draftSave(collection.slug)] === true) return doc
  const update = operation === 'update' && previousDoc
  const isTakenDown = req.context[unpublish(collection.slug)] === true || (update && doc.deletedAt)
  if (isTakenDown && collection.versions?.drafts) await cancelSchedules(req, collection.slug, String(doc.id))
  // A new picture is on no page yet; the document that uses it queues its own refresh.
  if (collection.slug === 'media' && !update) return doc
  if (update || !isDraft(doc)) await refresh(req, collection.slug, [doc, ...(update ? [previousDoc] : [])])
  return doc
}

/** The same when a row is deleted. */
export const refreshAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (collection.versions?.drafts) await cancelSchedules(req, collection.slug, String(doc.id))
  if (!isDraft(doc)) await refresh(req, collection.slug, [doc])
  return doc
}

/** Hooks of every collection that pages show. */
export const refreshHooks = {
  beforeOperation: [noteIntent],
  afterChange: [refreshAfterChange],
  afterDelete: [refreshAfterDelete],
}
